import { expect } from 'vitest';
import type * as v from 'valibot';
import type { OrderChangeCheck, OrderChangeContext, OrderDifference } from '#services/orders/order-change.contract.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import type { SignedIn } from '../../api/shop.ts';
import { type Buyer, goods, openPlacingShop, type PlacingShop } from '../placing-shop.ts';

const past = '/api/v1/past-orders';
export const paths = {
  change: `${past}/change`,
  lastContext: `${past}/change/context`,
  context: (orderId: string) => `${past}/change/context/${orderId}`,
  check: `${past}/change/check`,
  difference: `${past}/change/payment`,
  items: '/api/v1/trolleys/my/items',
  trolley: '/api/v1/trolleys/my',
  session: '/api/v1/session',
} as const;

export type Context = v.InferInput<typeof OrderChangeContext>;
export type Check = v.InferInput<typeof OrderChangeCheck>;
export type Difference = v.InferInput<typeof OrderDifference>;
type Answered = { readonly isSuccessful: boolean } & ServerContextWire;
export type Owner = Buyer & { readonly orderId: string };
export type Refused = { readonly status: number; readonly code: string; readonly message: string };
const kept = ['trolley_lines', 'trolley_line_terms', 'trolley_choices', 'sample_responses', 'active_orders'] as const;

export type ChangeShop = PlacingShop & {
  /** Somebody who has ordered that, and has nothing in their trolley. */
  owner(lines?: Readonly<Record<string, number>>, coupon?: string): Promise<Owner>;
  /** One more order of theirs, with another slot. */
  another(who: Buyer, lines?: Readonly<Record<string, number>>, at?: number): Promise<string>;
  change(who: SignedIn, orderId: string): Promise<Answered>;
  giveUp(who: SignedIn): Promise<Answered>;
  read<T>(who: SignedIn, path: string): Promise<T>;
  statusOf(who: SignedIn, path: string): Promise<number>;
  /** What a write is answered with: its status and its code. */
  write(who: SignedIn, method: string, path: string, body?: unknown): Promise<Refused>;
  /** Says how much of a product is wanted, in the trolley of that order or in the shopper's own. */
  want(who: SignedIn, sku: string, quantity: number, orderId?: string | null, isBackground?: boolean): Promise<Refused>;
  /** Every row of a trolley, and of what was said of it. */
  rows(who: SignedIn): Promise<string>;
  /** The rows of an order, and of the change of it. */
  orderRow(orderId: string): Promise<string>;
  changes(): Promise<readonly string[]>;
  setState(orderId: string, state: string): Promise<void>;
};

/** A shop where orders are placed and changed. */
export async function openChangeShop(): Promise<ChangeShop> {
  const shop = await openPlacingShop();
  const beginAnew = shop.begin;
  const ok = async (asked: Promise<Response>): Promise<unknown> => {
    const response = await asked;
    expect(response.status, await response.clone().text()).toBe(200);
    return response.json();
  };
  const send = (who: SignedIn, method: string, path: string, body?: unknown, more: object = {}) =>
    shop.send(method, path, body, { ...who.headers, ...more });
  const kit = {
    async begin() {
      await shop.db.transaction((trx) => trx.deleteFrom('order_changes').execute());
      await beginAnew();
    },
    async owner(lines: Readonly<Record<string, number>> = { [goods.bread]: 2, [goods.tea]: 1 }, coupon?: string) {
      const who = await shop.buyer(lines);
      if (coupon !== undefined) await shop.say(who, coupon);
      const told = await shop.placed(who, coupon === undefined ? {} : { expectedTotalCents: await kit.total(who) });
      expect(told.state).toBe('placed');
      return { ...who, orderId: told.orderId };
    },
    total: async (who: SignedIn) =>
      ((await kit.read(who, '/api/v1/orders/my/active')) as { order: { totalCents: number } }).order.totalCents,
    async another(who: Buyer, lines: Readonly<Record<string, number>> = { [goods.bread]: 1 }, at = 1) {
      await shop.put(who, lines);
      await shop.takeSlot(who, at);
      await shop.say(who);
      return (await shop.placed(who)).orderId;
    },
    change: async (who: SignedIn, orderId: string) =>
      (await ok(send(who, 'POST', paths.change, { orderId }))) as Answered,
    giveUp: async (who: SignedIn) => (await ok(send(who, 'DELETE', paths.change))) as Answered,
    read: async <T>(who: SignedIn, path: string) => (await ok(shop.get(path, { cookie: who.headers.cookie }))) as T,
    statusOf: async (who: SignedIn, path: string) => (await shop.get(path, { cookie: who.headers.cookie })).status,
    async write(who: SignedIn, method: string, path: string, body?: unknown, more: object = {}) {
      const response = await send(who, method, path, body, more);
      const { code = '', message = '' } = (await response.json()) as Partial<Refused>;
      return { status: response.status, code, message };
    },
    want(who: SignedIn, sku: string, quantity: number, orderId?: string | null, isBackground = false) {
      const pricingUnit = sku === goods.kumara ? 'Kg' : 'Each';
      const wish = { sku, quantity, pricingUnit, addToBasketSource: 'Test' };
      const body = orderId === undefined ? wish : { ...wish, orderId };
      return kit.write(who, 'POST', paths.items, body, isBackground ? { 'x-background': '1' } : {});
    },
    async rows({ accountId }: SignedIn) {
      const rows = kept.map(async (table) => [
        table,
        await shop.db.read.selectFrom(table).selectAll().where('shopper_id', '=', accountId).execute(),
      ]);
      return JSON.stringify(await Promise.all(rows));
    },
    orderRow: async (orderId: string) =>
      JSON.stringify(await shop.db.read.selectFrom('orders').selectAll().where('id', '=', orderId).execute()),
    changes: async () =>
      (await shop.db.read.selectFrom('order_changes').select('order_id').execute()).map((row) => row.order_id),
    setState: (orderId: string, state: string) =>
      shop.db.transaction(
        async (trx) => void (await trx.updateTable('orders').set({ state }).where('id', '=', orderId).execute()),
      ),
  };
  return Object.assign(shop, kit);
}
