import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Samples } from '#ui/gallery.types.ts';
import { slugOf } from '#ui/pages/gallery/gallery.rules.ts';

const ui = join(import.meta.dirname, '../../../ui');

export type PieceFile = { readonly id: string; readonly file: string };
/** A sample with the words it is made of, as they stand before any script. */
export type SampleFile = { readonly name: string; readonly slug: string; readonly words: readonly string[] };

/** Every piece that has samples, by its folder. */
export const pieces: readonly PieceFile[] = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/[^/]+\.samples\.tsx$/.test(file))
  .map((file) => ({ id: /([^/]+)\.samples\.tsx$/.exec(file)?.[1] ?? '', file: join(ui, file) }))
  .toSorted((a, b) => a.id.localeCompare(b.id));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
/** The words of some HTML, tags left out. */
export const wordsOf = (html: string): readonly string[] =>
  html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');

export async function samplesOf({ file }: PieceFile): Promise<readonly SampleFile[]> {
  const { samples } = (await import(file)) as { samples: Samples };
  return Object.entries(samples).map(([name, sample]) => ({
    name,
    slug: slugOf(name),
    words: wordsOf(renderToStaticMarkup(sample)),
  }));
}
