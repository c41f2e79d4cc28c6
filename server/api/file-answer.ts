import * as v from 'valibot';
import type { Headers as Plain } from '../security/headers.ts';
import { withCookies } from './answer.ts';

/** What an operation answers with when that is a file and not JSON; of what kind it is stands in its record. */
export const fileTypes = ['application/pdf', 'text/calendar; charset=utf-8'] as const;
export type FileType = (typeof fileTypes)[number];

/** Letters, digits and bars: no name of anybody's making can say more than a name. */
const FileName = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:pdf|ics)$/));
export const FileAnswer = v.strictObject({ name: FileName, bytes: v.instance(Uint8Array) });
export type FileAnswer = v.InferOutput<typeof FileAnswer>;

/** A file to keep: never shown as a page of ours, and never kept on the way. */
export function fileAnswer(type: FileType, answer: unknown, headers: Plain, cookies: readonly string[]): Response {
  const { name, bytes } = v.parse(FileAnswer, answer);
  const response = new Response(bytes, {
    headers: {
      ...headers,
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': `${headers['content-security-policy'] ?? "default-src 'none'"}; sandbox`,
    },
  });
  return withCookies(response, cookies);
}
