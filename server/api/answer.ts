import type { Headers as Plain } from '../security/headers.ts';
import type { Refusal } from './refusal.ts';

/** A JSON answer with the headers of every API answer. */
export function jsonAnswer(status: number, body: unknown, headers: Plain, cookies: readonly string[] = []): Response {
  const response = new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

export const emptyAnswer = (headers: Plain): Response => new Response(null, { status: 204, headers });

export function refusalAnswer({ status, code, message, told }: Refusal, headers: Plain): Response {
  const { fieldErrors } = told;
  return jsonAnswer(
    status,
    { code, message, ...(fieldErrors ? { fieldErrors } : {}) },
    { ...headers, ...told.headers },
  );
}
