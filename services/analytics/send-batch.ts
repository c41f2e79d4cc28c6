import type { SendBatch } from './analytics.ts';

type Edge = {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** What a browser still sends when the page is gone; false where it would not. */
  readonly beacon: (address: string, body: Blob) => boolean;
  readonly address: () => string;
};

/** Posts batches to the store's own endpoint. What the store refuses is not tried again: it would be refused again. */
export function createSendBatch({ fetch, beacon, address }: Edge): SendBatch {
  return async (batch, isLast) => {
    const body = JSON.stringify(batch);
    if (isLast && beacon(address(), new Blob([body], { type: 'application/json' }))) return true;
    const answer = await fetch(address(), {
      method: 'POST',
      keepalive: true,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'OnlineShopping.WebApp' },
      body,
    });
    return answer.status < 500;
  };
}
