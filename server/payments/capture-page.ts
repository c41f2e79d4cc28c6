import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameCode } from '#services/payments/payments.words.ts';

const file = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8');

/** The files of the capture page, by the path they have on the payment side. */
export const captureFiles: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {
  '/capture.css': { type: 'text/css; charset=utf-8', text: file('capture.css') },
  '/capture.js': { type: 'text/javascript; charset=utf-8', text: file('capture.js') },
};

const form = file('capture.html');

type Facts = { readonly shopOrigin: string; readonly refusal: FrameCode | null; readonly nowMs: number };

/** The page in the frame. What it is told stands in attributes: an origin, a code and a month, none of them typed by anyone. */
export function capturePage({ shopOrigin, refusal, nowMs }: Facts): string {
  const month = new Date(nowMs).toISOString().slice(0, 7);
  return form
    .replace('{shop}', () => shopOrigin)
    .replace('{refusal}', () => refusal ?? '')
    .replace('{month}', () => month);
}
