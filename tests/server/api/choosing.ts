import type * as v from 'valibot';
import { expect } from 'vitest';
import type { FulfilmentChanged } from '#services/fulfilment/choice.contract.ts';
import type { Shop } from './shop.ts';

export type Changed = v.InferInput<typeof FulfilmentChanged>;
const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

/** The answer of a change that was taken. */
export async function told(asked: Promise<Response>): Promise<Changed> {
  const response = await asked;
  expect(response.status).toBe(200);
  return (await response.json()) as Changed;
}
export const fulfilmentIn = async (asked: Promise<Response>) => (await told(asked)).context.fulfilment;

/** How and where, chosen at a shop by whoever the headers say. */
export function choosingAt(shop: Shop) {
  const put = (path: string, headers: HeadersInit = ownPage, body?: unknown) =>
    shop.send('PUT', `/api/v1/fulfilment/my/${path}`, body, headers);
  return {
    put,
    /** Somebody with a session whom nobody knows. */
    guest: async () => {
      const cookies = (await put('methods/courier')).headers.get('set-cookie');
      return { ...ownPage, cookie: cookies?.split(';')[0] ?? '' };
    },
    sessionOf: ({ cookie }: { readonly cookie: string }) => fulfilmentIn(shop.get('/api/v1/session', { cookie })),
  };
}
