import { expect } from 'vitest';
import type * as v from 'valibot';
import { saverPlans } from '#fixtures/saver-plans.ts';
import { shell } from '#fixtures/shell.ts';
import { suburbs } from '#fixtures/suburbs.ts';
import { addAddress } from '#server/db/repositories/shopper-addresses.ts';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import { type Places, readPlaces } from '#server/fulfilment/places.ts';
import { unchosen } from '#server/fulfilment/choice.ts';
import { keepChoice } from '#server/db/repositories/fulfilments.ts';
import type { SaverPurchase, SaverPurchased, Subscription } from '#services/delivery-saver/delivery-saver.contract.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import { hourMs } from '../api/hold-shop.ts';
import { origin, type SignedIn } from '../api/shop.ts';
import { type Buyer, goods, openPlacingShop, type PlacingShop } from '../orders/placing-shop.ts';
import type { Store } from '#server/app.ts';

const api = '/api/v1/delivery-subscriptions';
export const paths = {
  my: `${api}/my`,
  plans: `${api}/plans`,
  eligibility: `${api}/eligibility`,
  savings: `${api}/my/savings`,
  byKey: (key: string) => `${api}/my/keys/${key}`,
  payment: (id: string) => `${api}/my/${id}/payment`,
  cancel: (id: string) => `${api}/my/${id}/cancel`,
} as const;
export const dayMs = 24 * hourMs;
export const monthly = 'any-day-month';
export const midweek = 'midweek-half-year';
export const priceCents = 2_500;

export type Purchased = v.InferInput<typeof SaverPurchased>;
export type Told = v.InferInput<typeof Subscription>;
type Wish = { readonly key?: string; readonly store?: Store } & Partial<SaverPurchase>;

export type SaverShop = PlacingShop & {
  readonly newtown: number;
  /** A shopper with an address and a card, and nothing in the trolley. */
  shopperWithCard(): Promise<Buyer>;
  buying(who: Buyer, wish?: Wish): Promise<Response>;
  /** The answer of what was taken. */
  bought(who: Buyer, wish?: Wish): Promise<Purchased>;
  purchase(who: SignedIn, key: string): Promise<Purchased | null>;
  /** Buys a plan and says how it stands then. */
  subscriber(planId?: string): Promise<{ readonly who: Buyer; readonly id: string }>;
  subscriptions(who: SignedIn): Promise<readonly Told[]>;
  /** The one that counts now. */
  mine(who: SignedIn): Promise<Told>;
  pay(who: SignedIn, id: string, instrumentId: string, key?: string): Promise<Response>;
  cancel(who: SignedIn, id: string): Promise<Response>;
  context(who: SignedIn): Promise<ServerContextWire['context']>;
  /** Goes to noon of that day in New Zealand, and renews what is due. */
  renewOn(day: string): Promise<void>;
  /** What the bank has taken, in all. */
  taken(): number;
  letterKinds(): Promise<readonly string[]>;
  /** Fills the trolley with bread for so many dollars. */
  fill(who: SignedIn, dollars: number): Promise<void>;
};

/** A shop that sells the plans of the fixtures, whose bank does what a test says and whose clock is moved by hand. */
export async function openSaverShop(): Promise<SaverShop> {
  let real: Places | null = null;
  const elsewhere = suburbs.map((suburb) => ({ ...suburb, storeId: 9 }));
  const places: Places = {
    store: (id) => real?.store(id) ?? null,
    suburb: (id) => real?.suburb(id) ?? elsewhere.find((suburb) => suburb.id === id) ?? null,
    pickupAddress: (id) => real?.pickupAddress(id) ?? null,
    get pickupAddresses() {
      return real?.pickupAddresses ?? [];
    },
  };
  const shop = await openPlacingShop({ places });
  real = await readPlaces(shop.db.read);
  const { id: newtown } = await shop.db.read
    .selectFrom('suburbs')
    .select('id')
    .where('name', '=', 'Newtown')
    .executeTakeFirstOrThrow();
  const beginAnew = shop.begin;
  const read = async (who: SignedIn, path: string) => {
    const response = await shop.get(path, { cookie: who.headers.cookie });
    expect(response.status, await response.clone().text()).toBe(200);
    return response.json();
  };
  const kit = {
    newtown,
    async shopperWithCard() {
      const who = await shop.signedIn();
      await shop.db.transaction(async (trx) => {
        const given = { street: '14 Kōwhai Street', suburbId: newtown, ruralDelivery: null };
        const id = (await addAddress(trx, who.accountId, given, shop.time.nowMs)) ?? 0;
        const choice = { ...unchosen(newtown), address: { id, label: '14 Kōwhai Street' } };
        await keepChoice(trx, who.accountId, choice, shop.time.nowMs);
      });
      return { ...who, card: await shop.card(who) };
    },
    async buying(who: Buyer, { key = shop.newKey(), store = shop, ...more }: Wish = {}) {
      const body = JSON.stringify({ planId: monthly, address: { addressId: 1 }, instrumentId: who.card, ...more });
      const headers = { ...who.headers, 'idempotency-key': key };
      return store.fetch(new Request(`${origin}${paths.my}`, { method: 'POST', headers, body }));
    },
    async bought(who: Buyer, wish: Wish = {}) {
      const response = await kit.buying(who, wish);
      expect(response.status, await response.clone().text()).toBe(200);
      return (await response.json()) as Purchased;
    },
    async purchase(who: SignedIn, key: string) {
      const response = await shop.get(paths.byKey(key), { cookie: who.headers.cookie });
      return response.status === 200 ? ((await response.json()) as Purchased) : null;
    },
    async subscriber(planId = monthly) {
      const who = await kit.shopperWithCard();
      const { subscriptionId } = await kit.bought(who, { planId });
      return { who, id: subscriptionId ?? '' };
    },
    subscriptions: async (who: SignedIn) =>
      ((await read(who, paths.my)) as { subscriptions: readonly Told[] }).subscriptions,
    async mine(who: SignedIn) {
      const [first] = await kit.subscriptions(who);
      if (!first) throw new Error('They have none.');
      return first;
    },
    pay: (who: SignedIn, id: string, instrumentId: string, key = shop.newKey()) =>
      shop.send('PUT', paths.payment(id), { instrumentId }, { ...who.headers, 'idempotency-key': key }),
    cancel: (who: SignedIn, id: string) => shop.send('POST', paths.cancel(id), undefined, who.headers),
    context: async (who: SignedIn) => ((await read(who, '/api/v1/session')) as ServerContextWire).context,
    async renewOn(day: string) {
      shop.time.nowMs = Date.parse(`${day}T00:00:00Z`);
      await shop.renew();
    },
    taken: () => [...shop.payments.captures.values()].reduce((sum, cents) => sum + cents, 0),
    async letterKinds() {
      const rows = await shop.db.read
        .selectFrom('letters_due')
        .select('kind')
        .orderBy('created_ms')
        .orderBy('id')
        .execute();
      return rows.map(({ kind }) => kind);
    },
    fill: (who: SignedIn, dollars: number) => shop.put(who, { [goods.bread]: dollars / 5 }),
    async begin() {
      for (const table of ['delivery_subscriptions', 'subscription_charges', 'subscription_savings'] as const)
        await shop.db.transaction((trx) => trx.deleteFrom(table).execute());
      await beginAnew();
      await shop.db.transaction(async (trx) => {
        await keepSettingsGroup(trx, 'deliverySaver', saverPlans);
        await keepSettingsGroup(trx, 'shell', shell);
      });
    },
  };
  return Object.assign(shop, kit);
}
