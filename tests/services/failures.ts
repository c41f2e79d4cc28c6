import type { Fault } from '#services/fault.ts';
import { type Answer, json } from './edge.ts';

const body = (code: string) => ({ code, message: `Said by the store: ${code}.` });
const said = (status: number, code: string): Partial<Fault> =>
  ({ tag: 'refused', status, code, message: `Said by the store: ${code}.` }) as Partial<Fault>;

/** Everything that can go wrong with an answer, and the fault that it is. */
export const failures: readonly [string, Answer, Partial<Fault>][] = [
  ['being offline', () => Promise.reject(new TypeError('fetch failed')), { tag: 'offline' }],
  ['400', () => json(body('Invalid'), 400), said(400, 'Invalid')],
  ['401', () => json(body('NotSignedIn'), 401), said(401, 'NotSignedIn')],
  ['403', () => json(body('Forbidden'), 403), said(403, 'Forbidden')],
  ['404', () => json(body('NotFound'), 404), said(404, 'NotFound')],
  ['409', () => json(body('SubjectChanged'), 409), said(409, 'SubjectChanged')],
  ['422', () => json(body('KeyReused'), 422), said(422, 'KeyReused')],
  [
    '429',
    () => json(body('TooMany'), 429, { 'retry-after': '7' }),
    { ...said(429, 'TooMany'), retryAfterMs: 7_000 } as Fault,
  ],
  ['500', () => json(body('Unexpected'), 500), said(500, 'Unexpected')],
  ['503', () => json(body('Busy'), 503), said(503, 'Busy')],
  [
    'a proxy’s page for a 502',
    () => new Response('<html>Bad gateway at 10.0.0.7', { status: 502 }),
    { tag: 'refused', status: 502, code: 'Unexpected' },
  ],
  [
    'a redirect',
    () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }),
    { tag: 'garbled' },
  ],
  [
    'HTML instead of JSON',
    () => new Response('<!doctype html><p>Hello', { headers: { 'content-type': 'text/html' } }),
    { tag: 'garbled' },
  ],
  ['another shape', () => json({ unexpected: true, items: 'none' }), { tag: 'garbled' }],
  ['an empty answer', () => new Response(null, { status: 204 }), { tag: 'garbled' }],
  ['half an answer', () => new Response('{"context":{"shopper"'), { tag: 'garbled' }],
  [
    'a body that breaks off',
    () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })),
    { tag: 'offline' },
  ],
];
