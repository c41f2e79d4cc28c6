import type { Headers as Plain } from '../security/headers.ts';
import type { Refusal } from './refusal.ts';

/** A JSON answer with the headers of every API answer. */
export function jsonAnswer(status: number, body: unknown, headers: Plain, cookies: readonly string[] = []): Response {
  const response = new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
  return withCookies(response, cookies);
}

export const emptyAnswer = (headers: Plain, cookies: readonly string[] = []): Response =>
  withCookies(new Response(null, { status: 204, headers }), cookies);

export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

export function refusalAnswer({ status, code, message, told }: Refusal, headers: Plain): Response {
  const { fieldErrors } = told;
  return jsonAnswer(
    status,
    { code, message, ...(fieldErrors ? { fieldErrors } : {}) },
    { ...headers, ...told.headers },
  );
}
