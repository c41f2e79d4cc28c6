import { expect } from 'vitest';
import type { OrderFacts } from '#server/orders/order.types.ts';
import type { SignedIn } from '../api/shop.ts';
import type { PlacingShop } from './placing-shop.ts';

export const of = (orderId: string) =>
  ({
    confirmation: `/api/v1/orders/my/confirmations/${orderId}`,
    calendar: `/api/v1/orders/my/confirmations/${orderId}/calendar`,
    invoice: `/api/v1/past-orders/${orderId}/invoice`,
  }) as const;

/** Makes an order say something else of itself than what was placed. */
export async function retell(
  { db }: Pick<PlacingShop, 'db'>,
  orderId: string,
  told: (facts: OrderFacts) => Partial<OrderFacts>,
): Promise<void> {
  await db.transaction(async (trx) => {
    const row = await trx.selectFrom('orders').select('facts').where('id', '=', orderId).executeTakeFirstOrThrow();
    const facts = JSON.parse(row.facts) as OrderFacts;
    await trx
      .updateTable('orders')
      .set({ facts: JSON.stringify({ ...facts, ...told(facts) }) })
      .where('id', '=', orderId)
      .execute();
  });
}

/** The answer of a read that is granted. */
export async function granted(shop: PlacingShop, who: SignedIn, path: string): Promise<Response> {
  const response = await shop.get(path, { cookie: who.headers.cookie });
  expect(response.status, await response.clone().text()).toBe(200);
  return response;
}
