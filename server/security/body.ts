import { refusals } from '../api/refusal.ts';

export const mostBodyBytes = 64 * 1024;
const deepest = 12;
/** Unless an operation asks for longer lists. */
export const longestArray = 200;
const json = /^application\/json(?:\s*;\s*charset\s*=\s*"?utf-8"?)?\s*$/i;

export const saysJson = (headers: Headers): boolean => json.test(headers.get('content-type') ?? '');

/** The bytes of a body, refused as soon as they are too many, whatever length was announced. */
export async function readBody(request: Request, most = mostBodyBytes): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw refusals.tooLarge();
  if (request.headers.has('content-encoding')) throw refusals.notJson();
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > most) throw refusals.tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Whether a value is no deeper and no longer than anything the store ever asks for. */
export function isReasonable(value: unknown, longest = longestArray): boolean {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 1 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: inner, depth } = next;
    if (typeof inner !== 'object' || inner === null) continue;
    if (depth > deepest || (Array.isArray(inner) && inner.length > longest)) return false;
    for (const each of Object.values(inner)) waiting.push({ value: each, depth: depth + 1 });
  }
  return true;
}

/** The JSON of a write; an empty body is undefined, anything else that is not plain JSON is refused. */
export async function readJson(request: Request, longestList = longestArray): Promise<unknown> {
  const text = await readBody(request);
  if (text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refusals.invalid({ body: 'is not JSON' });
  }
  if (!isReasonable(value, longestList)) throw refusals.invalid({ body: 'is too deep or too long' });
  return value;
}
