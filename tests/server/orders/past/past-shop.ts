import { expect } from 'vitest';
import type * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { createOrder, type NewOrder } from '#server/db/repositories/orders.ts';
import { unchosen } from '#server/fulfilment/choice.ts';
import type { OrderFacts, OrderLine } from '#server/orders/order.types.ts';
import type { OrderState } from '#services/orders/order-states.words.ts';
import type { PlacementState } from '#services/orders/orders.words.ts';
import { heldSlot } from '../../fulfilment/held.sample.ts';
import type { Shop, SignedIn } from '../../api/shop.ts';
import { keptOrder } from '../order.sample.ts';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** A line at five dollars, one of it. */
export const lineOf = (sku: string, more: Partial<OrderLine> = {}): OrderLine => ({
  sku,
  name: `Thing ${sku}`,
  image: `/assets/packs/${sku}.svg`,
  category: 'Pantry',
  unit: 'Each',
  amount: 1,
  totalCents: 500,
  savingCents: 0,
  isRestricted: false,
  allowSubstitutes: true,
  note: null,
  ...more,
});

type Had = {
  readonly state?: OrderState | PlacementState;
  readonly placedMs?: number;
  /** When it comes, and until when it may be changed. */
  readonly startMs?: number;
  readonly cutOffMs?: number | null;
  readonly facts?: Partial<OrderFacts>;
};

/** Puts an order of theirs where orders are, as if it had been placed then. */
export async function ordered(
  { db }: { readonly db: Database },
  { accountId: shopperId }: SignedIn,
  nowMs: number,
  had: Had = {},
): Promise<NewOrder> {
  const { state = 'placed', placedMs = nowMs, startMs = nowMs + dayMs, facts = {} } = had;
  const { cutOffMs = startMs - 2 * hourMs } = had;
  const slot = heldSlot({ startMs, endMs: startMs + hourMs, cutOffMs, day: '2026-11-21' });
  const given = keptOrder({ shopperId, slot, nowMs: placedMs });
  const hold = { ...given.facts.hold, slot };
  const order = { ...given, facts: { ...given.facts, hold, choice: unchosen(null), ...facts } };
  await db.transaction(async (trx) => {
    await createOrder(trx, order);
    await trx.updateTable('orders').set({ state }).where('id', '=', order.id).execute();
  });
  return order;
}

/** What a read of theirs is answered with. */
export async function read<S extends v.GenericSchema>(
  shop: Pick<Shop, 'get'>,
  { headers }: Pick<SignedIn, 'headers'>,
  path: string,
  _: S,
): Promise<v.InferInput<S>> {
  const response = await shop.get(`/api/v1/${path}`, { cookie: headers.cookie });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}
