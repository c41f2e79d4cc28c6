import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';

/** A text of the specification: "errors.notFoundHeading", its row, and what it looks like with anything in its gaps. */
export type SpecifiedText = { readonly id: string; readonly row: string; readonly isIn: (line: string) => boolean };

const folder = join(import.meta.dirname, '../../ui/texts');
/** Shorter texts may stand inside of others: they count where they stand alone. */
const longEnough = 20;
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

export function lookFor(text: string): (line: string) => boolean {
  const escaped = plain(text).replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  const words = escaped.replaceAll(/\{\w+\}/g, '.+?');
  const looks = new RegExp(text.length >= longEnough ? words : `^${words}$`);
  return (line) => looks.test(line);
}

/** All the texts that a row of the requirements fixes. */
export async function specifiedTexts(): Promise<readonly SpecifiedText[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.texts.ts'));
  const doors = await Promise.all(
    files.map(async (file) => {
      const door = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
      const area = file.slice(0, -'.texts.ts'.length);
      return Object.values(door).flatMap((group) =>
        typeof group === 'object' && group !== null
          ? Object.entries(group as Record<string, { readonly text?: unknown; readonly row?: string }>).flatMap(
              ([name, { text, row }]) =>
                typeof text === 'string' && row !== undefined
                  ? [{ id: `${area}.${name}`, row, isIn: lookFor(text) }]
                  : [],
            )
          : [],
      );
    }),
  );
  return doors.flat();
}

/** What can be read on a page, line by line: what stands there, and how its controls and pictures are called. */
export async function linesOn(page: Page): Promise<readonly string[]> {
  const read = await page.evaluate(() => {
    const names = ['aria-label', 'placeholder', 'alt', 'title'];
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')].filter((element) =>
      element.checkVisibility(),
    );
    return [
      ...document.body.innerText.split('\n'),
      ...named.flatMap((element) => names.map((name) => element.getAttribute(name) ?? '')),
    ];
  });
  return [...new Set(read.map(plain).filter((line) => line !== ''))];
}

export const shownOf = (texts: readonly SpecifiedText[], lines: readonly string[]): readonly SpecifiedText[] =>
  texts.filter(({ isIn }) => lines.some(isIn));
