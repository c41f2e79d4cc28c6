import { expect } from 'vitest';
import type * as v from 'valibot';
import { type CouponFacts, coupons } from '#fixtures/coupons.ts';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import { issueCoupons } from '#server/db/repositories/coupons.ts';
import type { HoldFacts } from '#server/db/repositories/holds.rows.ts';
import { holdTrolley, keepLine } from '#server/db/repositories/trolley.ts';
import type { HeldSlot } from '#server/fulfilment/hold.ts';
import type {
  ActiveOrderWire,
  BonusProduct,
  OrderChangedWire,
  OrderTotals,
  OrderValidation,
} from '#services/orders/order.contract.ts';
import { type HoldShop, openHoldShop } from '../api/hold-shop.ts';
import type { SignedIn } from '../api/shop.ts';

const my = '/api/v1/orders/my/active';
export const paths = {
  order: my,
  totals: `${my}/totals`,
  validation: `${my}/validation`,
  bonus: `${my}/bonus-products`,
  disclaimer: `${my}/accept-disclaimer`,
  notes: `${my}/notes`,
  coupons: `${my}/coupons`,
  coupon: (code: string) => `${my}/coupons/${code}`,
  instructions: '/api/v1/instructions',
  fulfilmentNotes: '/api/v1/fulfilment/my/notes',
} as const;

/** At $5, $20, $4 a kilogram, $30, $40; the last one is out of stock. */
export const goods = {
  bread: '200000',
  wine: '200001',
  kumara: '200002',
  knife: '200003',
  tobacco: '200004',
  gone: '200005',
} as const;
const prices = [500, 2_000, 400, 3_000, 4_000, 700];
const restrictions = ['None', 'Alcohol', 'None', 'Knife', 'Tobacco', 'None'] as const;

const plain = (product: ProductFacts, index: number): ProductFacts => ({
  ...product,
  isWithdrawn: false,
  priceCents: prices[index] ?? 100,
  saleCents: null,
  memberCents: null,
  multibuy: null,
  targetedOfferCents: null,
  departmentId: 1,
  aisleId: 1,
  shelfId: 1,
  restriction: restrictions[index] ?? 'None',
  ...(index === 2 ? { unit: 'Kg', minThousandths: 100, incrementThousandths: 100 } : {}),
  stockByStore: Uint8Array.from([50, 50, index === 5 ? 0 : 50]),
});

type Told = OrderChangedWire;
export type Answer = { readonly status: number; readonly message: string; readonly fields: object };
type Totals = v.InferInput<typeof OrderTotals>;

export type ActiveShop = HoldShop & {
  /** Pieces or grams of each, in the place of what was there of it. */
  put(who: SignedIn, lines: Readonly<Record<string, number>>): Promise<void>;
  /** Somebody with bread for $10, an address and a slot that costs $9. */
  buyer(lines?: Readonly<Record<string, number>>): Promise<SignedIn>;
  takeSlot(who: SignedIn): Promise<void>;
  /** Makes the slot that is held another one than the plan says. */
  slotIs(who: SignedIn, more: Partial<HeldSlot>): Promise<void>;
  bornOn(who: SignedIn, day: string): Promise<void>;
  pickUp(who: SignedIn): Promise<void>;
  offer(code: string, mostUses: number, facts: Partial<CouponFacts>): Promise<void>;
  read<T>(who: SignedIn, path: string): Promise<T>;
  order(who: SignedIn): Promise<ActiveOrderWire>;
  /** Of each row its part and its cents. */
  rows(who: SignedIn): Promise<readonly (readonly [part: string, cents: number])[]>;
  problems(who: SignedIn): Promise<readonly string[]>;
  bonus(who: SignedIn): Promise<readonly BonusProduct[]>;
  /** A change that is taken. */
  said(who: SignedIn, method: string, path: string, body?: unknown): Promise<Told>;
  turnedAway(who: SignedIn, method: string, path: string, body?: unknown): Promise<Answer>;
};

export const centsOf = ({ components }: Totals) =>
  components.map(({ part, value }) => [part, Math.round(value * 100)] as const);

/** A shop of a few goods whose clock is moved by hand. */
export async function openActiveShop(
  altered: (product: ProductFacts, index: number) => ProductFacts = plain,
): Promise<ActiveShop> {
  const shop = await openHoldShop({}, altered);
  const { id: newtown } = await shop.db.read
    .selectFrom('suburbs')
    .select('id')
    .where('name', '=', 'Newtown')
    .executeTakeFirstOrThrow();
  await shop.db.transaction((trx) => issueCoupons(trx, coupons));
  const send = (who: SignedIn, method: string, path: string, body?: unknown) =>
    shop.send(method, path, body, who.headers);
  const ok = async (asked: Promise<Response>) => {
    const response = await asked;
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as unknown;
  };
  const read = async <T>(who: SignedIn, path: string) =>
    (await ok(shop.get(path, { cookie: who.headers.cookie }))) as T;
  const kit = {
    read,
    async put({ accountId }: SignedIn, lines: Readonly<Record<string, number>>) {
      await shop.db.transaction(async (trx) => {
        await holdTrolley(trx, accountId, shop.time.nowMs);
        for (const [sku, amount] of Object.entries(lines)) {
          const unit = sku === goods.kumara ? 'Kg' : 'Each';
          await keepLine(trx, accountId, { sku, unit, amount, source: 'Test' }, shop.time.nowMs);
        }
      });
    },
    async takeSlot(who: SignedIn) {
      await shop.hold(who, (await shop.openSlots(who))[0]?.id ?? '');
    },
    async slotIs({ accountId }: SignedIn, more: Partial<HeldSlot>) {
      await shop.db.transaction(async (trx) => {
        const mine = trx.selectFrom('holds').select('facts').where('shopper_id', '=', accountId);
        const { slot, ...others } = JSON.parse((await mine.executeTakeFirstOrThrow()).facts) as HoldFacts;
        const facts = JSON.stringify({ ...others, slot: { ...slot, ...more } });
        await trx.updateTable('holds').set({ facts }).where('shopper_id', '=', accountId).execute();
      });
    },
    bornOn: ({ accountId }: SignedIn, birth_date: string) =>
      shop.db.transaction(
        async (trx) =>
          void (await trx.updateTable('shoppers').set({ birth_date }).where('account_id', '=', accountId).execute()),
      ),
    pickUp: async (who: SignedIn) =>
      void (await ok(send(who, 'PUT', '/api/v1/fulfilment/my/pickup-addresses', { addressId: 9 }))),
    async buyer(lines: Readonly<Record<string, number>> = { [goods.bread]: 2 }) {
      const who = await shop.shopper();
      const given = { street: '14 Kōwhai Street', suburbId: newtown, ruralDelivery: null };
      await ok(send(who, 'POST', '/api/v1/addresses/my/items', given));
      await ok(send(who, 'PUT', '/api/v1/fulfilment/my/primary-addresses/1'));
      await kit.put(who, lines);
      await kit.takeSlot(who);
      await kit.slotIs(who, { feeCents: 900, allowsAlcohol: true });
      return who;
    },
    offer: (code: string, mostUses: number, more: Partial<CouponFacts>) =>
      shop.db.transaction((trx) =>
        issueCoupons(trx, [{ code, mostUses, facts: { name: code, off: { kind: 'amount', cents: 300 }, ...more } }]),
      ),
    order: (who: SignedIn) => read<ActiveOrderWire>(who, paths.order),
    rows: async (who: SignedIn) => centsOf(await read<Totals>(who, paths.totals)),
    async problems(who: SignedIn) {
      const { isValid, problems } = await read<v.InferInput<typeof OrderValidation>>(who, paths.validation);
      expect(isValid).toBe(problems.length === 0);
      return problems.map(({ code }) => code);
    },
    bonus: async (who: SignedIn) =>
      (await read<{ bonusProducts: readonly BonusProduct[] }>(who, `${paths.bonus}?_=${shop.time.nowMs}`))
        .bonusProducts,
    said: async (who: SignedIn, method: string, path: string, body?: unknown) =>
      (await ok(send(who, method, path, body))) as Told,
    async turnedAway(who: SignedIn, method: string, path: string, body?: unknown) {
      const response = await send(who, method, path, body);
      const told = (await response.json()) as { message: string; fieldErrors?: object };
      return { status: response.status, message: told.message, fields: told.fieldErrors ?? {} };
    },
  };
  return Object.assign(shop, kit);
}
