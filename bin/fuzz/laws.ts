/** What an answer may never repeat: a place in the code, a statement of the database, a word of a library. */
const insides =
  /(?:\bat\s+\S+\s*\(|\.ts:\d|node_modules|select\s.+\sfrom\s|SQLITE|no such table|undefined is not|valibot|\[object)/i;
const shared = new Set([400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503]);

/** What is wrong with an answer, or null: no 5xx but a busy store, one shape of error, nothing of the inside, nothing kept. */
export async function faultIn(answer: Response, isHead: boolean): Promise<string | null> {
  const text = await answer.text();
  if (answer.status >= 500 && answer.status !== 503) return `answered ${answer.status}`;
  if (answer.headers.get('x-content-type-options') !== 'nosniff') return 'lacks nosniff';
  if (answer.status < 300) return null;
  if (answer.status < 400) return /^\/[^/\\]/.test(answer.headers.get('location') ?? '') ? null : 'redirects away';
  if (!shared.has(answer.status)) return `answered ${answer.status}`;
  if (isHead || text === '') return null;
  const error = JSON.parse(text) as { code?: unknown; message?: unknown };
  if (typeof error.code !== 'string' || typeof error.message !== 'string') return 'is an error of another shape';
  return insides.test(error.message) ? `says what it should not: ${error.message}` : null;
}
