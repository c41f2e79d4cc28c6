import { expect } from 'vitest';
import { createIds } from '#server/ids.ts';
import type { OrderWorld } from '#server/orders/order-world.ts';
import type { Store } from '#server/app.ts';
import type { KeptFacts } from '#server/db/repositories/orders.ts';
import type { ChangePlacement } from '#services/orders/order-change.contract.ts';
import type { PlacementTold } from '#services/orders/placing.contract.ts';
import { realWorld } from '../../world.ts';
import { origin, type SignedIn } from '../../api/shop.ts';
import { type ChangeShop, type Difference, openChangeShop, type Owner, paths } from '../change/change-shop.ts';

type Wish = { readonly key?: string; readonly orderId?: string; readonly store?: Store } & Partial<ChangePlacement>;
export type Told = PlacementTold & { readonly code?: string; readonly message?: string; readonly status: number };

export type SaveShop = ChangeShop & {
  /** What whoever picks works with. */
  readonly world: Pick<OrderWorld, 'db' | 'clock' | 'ids'>;
  /** What the shopper sees that the change comes to. */
  difference(who: SignedIn): Promise<number>;
  /** Begins to change the order, and wants so much of each. */
  changed(who: Owner, amounts: Readonly<Record<string, number>>): Promise<void>;
  save(who: Owner, wish?: Wish): Promise<Told>;
  cancel(who: SignedIn, orderId: string, key?: string): Promise<Told>;
  order(orderId: string): Promise<{ state: string; totalCents: number; revision: number; facts: KeptFacts }>;
  events(orderId: string): Promise<readonly string[]>;
  /** What was taken for an order less what was given back, by the payment side's own book. */
  paid(): number;
  refunds(): Promise<readonly { state: string; amount_cents: number; sku: string | null }[]>;
  /** A save whose difference is being paid for, and the way to answer. */
  paying(who: Owner, wish?: Wish): Promise<{ readonly paymentId: string; readonly saving: Promise<Told> }>;
};

/** A shop where changes are saved, orders cancelled and picked. */
export async function openSaveShop(): Promise<SaveShop> {
  const shop = await openChangeShop();
  const send = async (
    who: SignedIn,
    method: string,
    path: string,
    key: string,
    body?: unknown,
    store: Store = shop,
  ) => {
    const headers = { ...who.headers, 'idempotency-key': key };
    const response = await store.fetch(
      new Request(`${origin}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return { ...((await response.json()) as Told), status: response.status };
  };
  const clock = { nowMs: () => shop.time.nowMs };
  const kit = {
    world: { db: shop.db, clock, ids: createIds({ ...realWorld.clock, ...clock }, realWorld.random) },
    difference: async (who: SignedIn) => (await shop.read<Difference>(who, paths.difference)).differenceCents,
    async changed(who: Owner, amounts: Readonly<Record<string, number>>) {
      await shop.change(who, who.orderId);
      for (const [sku, amount] of Object.entries(amounts))
        expect((await shop.want(who, sku, amount, who.orderId)).status).toBe(200);
    },
    async save(who: Owner, { key = shop.newKey(), orderId = who.orderId, store, ...more }: Wish = {}) {
      const expectedDifferenceCents = more.expectedDifferenceCents ?? (await kit.difference(who));
      const body = { instrumentId: who.card, isOfAge: false, ...more, expectedDifferenceCents };
      return send(who, 'PUT', `/api/v1/past-orders/${orderId}`, key, body, store);
    },
    cancel: (who: SignedIn, orderId: string, key = shop.newKey()) =>
      send(who, 'POST', `/api/v1/past-orders/${orderId}/cancel`, key),
    async order(orderId: string) {
      const row = await shop.db.read
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      const { state, total_cents: totalCents, revision } = row;
      return { state, totalCents, revision, facts: JSON.parse(row.facts) as KeptFacts };
    },
    async events(orderId: string) {
      const rows = await shop.db.read
        .selectFrom('order_events')
        .select('happening')
        .where('order_id', '=', orderId)
        .orderBy('nth')
        .execute();
      return rows.map(({ happening }) => happening);
    },
    paid() {
      const sum = (cents: Iterable<number>) => [...cents].reduce((all, one) => all + one, 0);
      return (
        sum(shop.payments.captures.values()) - sum([...shop.payments.refunds.values()].map((one) => one.amountCents))
      );
    },
    refunds: () =>
      shop.db.read.selectFrom('refunds').select(['state', 'amount_cents', 'sku']).orderBy('amount_cents').execute(),
    async paying(who: Owner, wish: Wish = {}) {
      shop.payments.outcome = 'silent';
      const calls = shop.payments.calls.length;
      const saving = kit.save(who, wish);
      await shop.payments.asked(calls + 1);
      return { saving, paymentId: shop.payments.calls.at(-1)?.paymentId ?? '' };
    },
  };
  return Object.assign(shop, kit);
}
