import { expect } from 'vitest';
import type * as v from 'valibot';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { CouponFacts } from '#fixtures/coupons.ts';
import type { Store, StoreParts } from '#server/app.ts';
import { holdActiveOrder, keepActiveOrder } from '#server/db/repositories/active-orders.ts';
import { keepCapture } from '#server/db/repositories/card-captures.ts';
import { keepChoice } from '#server/db/repositories/fulfilments.ts';
import type { HoldFacts } from '#server/db/repositories/holds.rows.ts';
import { addAddress } from '#server/db/repositories/shopper-addresses.ts';
import { keepLine } from '#server/db/repositories/trolley.ts';
import { unchosen } from '#server/fulfilment/choice.ts';
import type { OrderPlaced, Placement, PlacementTold } from '#services/orders/placing.contract.ts';
import { type HoldShop, openHoldShop } from '../api/hold-shop.ts';
import { origin, type SignedIn } from '../api/shop.ts';
import { createFakePayments, type FakePayments } from './fake-payments.ts';

export const paths = {
  place: '/api/v1/orders/my/active/place',
  byKey: (key: string) => `/api/v1/orders/my/keys/${key}`,
} as const;
/** At $5 each, kūmara by weight; so many of each stand in the store. */
export const goods = { bread: '200000', tea: '200001', kumara: '200002', wine: '200003' } as const;
export const priceCents = 500;
export const inStore = { bread: 12, tea: 3, kumara: 20, wine: 50 } as const;
const storeAt = 2;

const plain = (product: ProductFacts, index: number): ProductFacts => ({
  ...product,
  isWithdrawn: false,
  priceCents,
  saleCents: null,
  memberCents: null,
  multibuy: null,
  targetedOfferCents: null,
  departmentId: 1,
  aisleId: 1,
  shelfId: 1,
  ...(index === 2 ? { unit: 'Kg', minThousandths: 100, incrementThousandths: 100 } : {}),
  restriction: index === 3 ? 'Alcohol' : 'None',
  stockByStore: Uint8Array.from([50, 50, Object.values(inStore)[index] ?? 50]),
});

export type Buyer = SignedIn & { readonly card: string };
export type Told = v.InferInput<typeof OrderPlaced> & PlacementTold;
type Wish = { readonly key?: string; readonly store?: Store } & Partial<Placement>;

export type PlacingShop = HoldShop & {
  readonly payments: FakePayments;
  /** Lets so much time pass, for whoever waits too. */
  pass(ms: number): void;
  newKey(): string;
  /** Somebody with a trolley, an address, a slot and a card, who has agreed to everything. */
  buyer(lines?: Readonly<Record<string, number>>): Promise<Buyer>;
  put(who: SignedIn, lines: Readonly<Record<string, number>>): Promise<void>;
  takeSlot(who: SignedIn, at?: number): Promise<void>;
  /** Says what a shopper says of their order. */
  say(who: SignedIn, coupon?: string): Promise<void>;
  /** Says behind the back of the store that they pick up their groceries from now on. */
  goElsewhere(who: SignedIn): Promise<void>;
  offer(code: string, mostUses: number, facts?: Partial<CouponFacts>): Promise<void>;
  freeDelivery(who: SignedIn): Promise<void>;
  card(who: SignedIn): Promise<string>;
  /** What the trolley costs with its slot, without a coupon. */
  costs(who: SignedIn): Promise<number>;
  asked(who: Buyer, wish?: Wish): Promise<Response>;
  /** The answer of what was taken. */
  placed(who: Buyer, wish?: Wish): Promise<Told>;
  byKey(who: SignedIn, key: string): Promise<PlacementTold | null>;
  lines(who: SignedIn): Promise<Readonly<Record<string, number>>>;
  stock(): Promise<Readonly<Record<keyof typeof goods, number>>>;
  payment(): Promise<string>;
};

/** A shop where orders are placed, whose payment side does what a test says and whose clock is moved by hand. */
export async function openPlacingShop(parts: Partial<StoreParts> = {}): Promise<PlacingShop> {
  const payments = createFakePayments();
  const waiting: { readonly untilMs: number; readonly done: () => void }[] = [];
  const time: { nowMs: () => number } = { nowMs: () => 0 };
  const sleep = (ms: number) =>
    ms === 0
      ? new Promise<void>((done) => setImmediate(done))
      : new Promise<void>((done) => waiting.push({ untilMs: time.nowMs() + ms, done }));
  const shop = await openHoldShop({ payments, clock: { nowMs: () => 0, sleep }, ...parts }, plain);
  time.nowMs = () => shop.time.nowMs;
  let made = 0;
  const uuid = () => `0b7c8f0e-3f1e-4c39-9a0e-${String(++made).padStart(12, '0')}`;
  const { id: newtown } = await shop.db.read
    .selectFrom('suburbs')
    .select('id')
    .where('name', '=', 'Newtown')
    .executeTakeFirstOrThrow();
  const holdOf = async ({ accountId }: SignedIn) => {
    const row = await shop.db.read
      .selectFrom('holds')
      .select(['reservation_id', 'facts'])
      .where('shopper_id', '=', accountId)
      .executeTakeFirst();
    return row ? { reservationId: row.reservation_id, slot: (JSON.parse(row.facts) as HoldFacts).slot } : null;
  };
  const kit = {
    payments,
    newKey: uuid,
    pass(ms: number) {
      shop.time.nowMs += ms;
      for (const { untilMs, done } of waiting) if (untilMs <= shop.time.nowMs) done();
    },
    async put({ accountId }: SignedIn, lines: Readonly<Record<string, number>>) {
      await shop.db.transaction(async (trx) => {
        for (const [sku, amount] of Object.entries(lines)) {
          const unit = sku === goods.kumara ? 'Kg' : 'Each';
          await keepLine(trx, accountId, { sku, unit, amount, source: 'Test' }, shop.time.nowMs);
        }
        await trx
          .insertInto('trolleys')
          .values({ shopper_id: accountId, revision: 1, changed_ms: shop.time.nowMs })
          .onConflict((conflict) => conflict.column('shopper_id').doNothing())
          .execute();
      });
    },
    async takeSlot(who: SignedIn, at = 0) {
      await shop.hold(who, (await shop.openSlots(who))[at]?.id ?? '');
    },
    async say(who: SignedIn, coupon?: string) {
      const { reservationId = '' } = (await holdOf(who)) ?? {};
      const disclaimer = { reservationId, restricted: [goods.wine] };
      await shop.db.transaction(async (trx) => {
        await holdActiveOrder(trx, who.accountId, shop.time.nowMs);
        const facts = { orderNotes: 'Ring twice', disclaimer, coupon: coupon ?? null };
        await keepActiveOrder(trx, who.accountId, facts, shop.time.nowMs);
      });
    },
    async goElsewhere({ accountId }: SignedIn) {
      const choice = { ...unchosen(newtown), method: 'Pickup', pickupAddressId: 7 } as const;
      await shop.db.transaction((trx) => keepChoice(trx, accountId, choice, shop.time.nowMs));
    },
    async offer(code: string, mostUses: number, facts: Partial<CouponFacts> = {}) {
      const all: CouponFacts = { name: code, off: { kind: 'amount', cents: 100_000 }, ...facts };
      const row = { facts: JSON.stringify(all), most_uses: mostUses, uses: 0 };
      await shop.db.transaction((trx) =>
        trx
          .insertInto('coupons')
          .values({ code, ...row })
          .execute(),
      );
    },
    async freeDelivery({ accountId }: SignedIn) {
      await shop.db.transaction(async (trx) => {
        const mine = trx.selectFrom('holds').select('facts').where('shopper_id', '=', accountId);
        const { slot, ...facts } = JSON.parse((await mine.executeTakeFirstOrThrow()).facts) as HoldFacts;
        const free = JSON.stringify({ ...facts, slot: { ...slot, feeCents: 0 } });
        await trx.updateTable('holds').set({ facts: free }).where('shopper_id', '=', accountId).execute();
      });
    },
    async card({ accountId }: SignedIn) {
      const instrumentId = uuid();
      payments.names.add(instrumentId);
      await shop.db.transaction((trx) => keepCapture(trx, accountId, instrumentId, shop.time.nowMs));
      return instrumentId;
    },
    async buyer(lines: Readonly<Record<string, number>> = { [goods.bread]: 2 }) {
      const who = await shop.signedIn();
      await shop.db.transaction(async (trx) => {
        const given = { street: '14 Kōwhai Street', suburbId: newtown, ruralDelivery: null };
        const id = (await addAddress(trx, who.accountId, given, shop.time.nowMs)) ?? 0;
        const choice = { ...unchosen(newtown), address: { id, label: '14 Kōwhai Street' } };
        await keepChoice(trx, who.accountId, choice, shop.time.nowMs);
      });
      await kit.put(who, lines);
      await kit.takeSlot(who);
      await kit.say(who);
      return { ...who, card: await kit.card(who) };
    },
    async costs(who: SignedIn) {
      const lines = await kit.lines(who);
      const of = ([sku, amount]: [string, number]) =>
        sku === goods.kumara ? Math.round((amount * priceCents) / 1_000) : amount * priceCents;
      const sum = Object.entries(lines).reduce((cents, line) => cents + of(line), 0);
      return sum + ((await holdOf(who))?.slot.feeCents ?? 0);
    },
    async asked(who: Buyer, { key = uuid(), store = shop, ...more }: Wish = {}) {
      const expectedTotalCents = more.expectedTotalCents ?? (await kit.costs(who));
      const body = JSON.stringify({ instrumentId: who.card, isOfAge: false, ...more, expectedTotalCents });
      const headers = { ...who.headers, 'idempotency-key': key };
      return store.fetch(new Request(`${origin}${paths.place}`, { method: 'POST', headers, body }));
    },
    async placed(who: Buyer, wish: Wish = {}) {
      const response = await kit.asked(who, wish);
      expect(response.status, await response.clone().text()).toBe(200);
      return (await response.json()) as Told;
    },
    async byKey(who: SignedIn, key: string) {
      const response = await shop.get(paths.byKey(key), { cookie: who.headers.cookie });
      return response.status === 200 ? ((await response.json()) as PlacementTold) : null;
    },
    async lines({ accountId }: SignedIn) {
      const rows = await shop.db.read
        .selectFrom('trolley_lines')
        .select(['sku', 'amount'])
        .where('shopper_id', '=', accountId)
        .orderBy('sku')
        .execute();
      return Object.fromEntries(rows.map(({ sku, amount }) => [sku, amount]));
    },
    async stock() {
      const rows = await shop.db.read.selectFrom('products').select(['sku', 'stock']).execute();
      const left = (sku: string) =>
        Number.parseInt(rows.find((row) => row.sku === sku)?.stock.slice(storeAt * 2, storeAt * 2 + 2) ?? '', 16);
      return { bread: left(goods.bread), tea: left(goods.tea), kumara: left(goods.kumara), wine: left(goods.wine) };
    },
    async payment() {
      const { id } = await shop.db.read.selectFrom('payments').select('id').executeTakeFirstOrThrow();
      return id;
    },
    async begin() {
      await empty();
      payments.begin();
      await beginAnew();
      for (const [at, sku] of Object.values(goods).entries())
        await shop.db.transaction((trx) =>
          trx
            .updateTable('products')
            .set({ stock: ['3232', (Object.values(inStore)[at] ?? 0).toString(16).padStart(2, '0')].join('') })
            .where('sku', '=', sku)
            .execute(),
        );
    },
  };
  const beginAnew = shop.begin;
  async function empty() {
    const ofOrders = ['orders', 'payments', 'refunds', 'order_saves', 'order_events'] as const;
    const tables = ['letters_due', 'coupons', 'coupon_uses', 'active_orders'] as const;
    for (const table of [...ofOrders, ...tables]) await shop.db.transaction((trx) => trx.deleteFrom(table).execute());
  }
  return Object.assign(shop, kit);
}
