import type { OrderState } from '#services/orders/order-states.words.ts';
import type { PlacementState } from '#services/orders/orders.words.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

export type Saving = {
  readonly orderId: string;
  readonly subscriptionId: string;
  readonly shopperId: string;
  readonly savedCents: number;
};

/** Remembers what an order would have paid for its delivery. */
export async function keepSaving(trx: Transaction, saving: Saving): Promise<void> {
  await trx
    .insertInto('subscription_savings')
    .values(
      given({
        order_id: saving.orderId,
        subscription_id: saving.subscriptionId,
        shopper_id: saving.shopperId,
        saved_cents: saving.savedCents,
      }),
    )
    .execute();
}

/** Of an order that is not, or not any more, nothing was saved. */
const countsNot: readonly (OrderState | PlacementState)[] = ['paying', 'declined', 'cancelled'];

export type Saved = { readonly deliveries: number; readonly savedCents: number };

/** What each subscription has saved so far, by its id. */
export async function savedBy(db: Reader, shopperId: string): Promise<ReadonlyMap<string, Saved>> {
  const rows = await db
    .selectFrom('subscription_savings')
    .innerJoin('orders', 'orders.id', 'subscription_savings.order_id')
    .select(['subscription_id', 'saved_cents'])
    .where('subscription_savings.shopper_id', '=', shopperId)
    .where('orders.state', 'not in', [...countsNot])
    .execute();
  const saved = new Map<string, Saved>();
  for (const { subscription_id: id, saved_cents: cents } of rows) {
    const { deliveries = 0, savedCents = 0 } = saved.get(id) ?? {};
    saved.set(id, { deliveries: deliveries + 1, savedCents: savedCents + cents });
  }
  return saved;
}
