import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameCode } from '#services/payments/payments.words.ts';
import { monthAt } from './card-month.ts';
import type { FrameKind } from './captures.ts';

const file = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8');
const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' } as const;
const fileAt = (name: string, type: keyof typeof types) =>
  [`/${name}.${type}`, { type: types[type], text: file(`${name}.${type}`) }] as const;

/** The files of the pages in the frames, by the path they have on the payment side. */
export const frameFiles: Readonly<Record<string, { readonly type: string; readonly text: string }>> =
  Object.fromEntries([
    fileAt('capture', 'css'),
    fileAt('wallet', 'css'),
    fileAt('talk', 'js'),
    fileAt('capture', 'js'),
    fileAt('wallet', 'js'),
  ]);

const forms: Readonly<Record<FrameKind, string>> = { capture: file('capture.html'), wallet: file('wallet.html') };

type Facts = { readonly shopOrigin: string; readonly refusal: FrameCode | null; readonly nowMs: number };

/** The page in a frame. What it is told stands in attributes: an origin, a code and a month, none of them typed by anyone. */
export function framePage(kind: FrameKind, { shopOrigin, refusal, nowMs }: Facts): string {
  const { expiryYear, expiryMonth } = monthAt(nowMs);
  return forms[kind]
    .replace('{shop}', () => shopOrigin)
    .replace('{refusal}', () => refusal ?? '')
    .replace('{month}', () => `${expiryYear}-${expiryMonth}`);
}
