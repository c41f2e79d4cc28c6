import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nothing, pathOf } from '#server/api/operation.ts';
import { operations } from '#server/api/operations.ts';
import { unchosen } from '#server/fulfilment/choice.ts';
import { createOrder } from '#server/db/repositories/orders.ts';
import { createSubscription } from '#server/db/repositories/subscriptions.ts';
import { newSubscription } from '../delivery-saver/subscription.sample.ts';
import { keptOrder } from '../orders/order.sample.ts';
import { nowMs, openShop, type Shop, type SignedIn, takenCard } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** One good request for each operation; the contract is checked inside. */
const good: Readonly<Record<string, string>> = {
  accountDetails: '',
  session: '',
  user: '?isRetry=true',
  settings: '',
  shell: '',
  homepageBanners: '',
  metaTagSettings: '',
  experiments: '',
  dynamicContent: 'about-us',
  products: '?target=browse&department=pantry&page=1&size=24&inStockProductsOnly=true&filters=Brand;Awa;Awa;false',
  productSearch: '?target=search&search=milk',
  searchSuggestions: '?search=mi',
  departments: '',
  shelves: '?department=pantry&aisle=one',
  stockLevels: '?sku=200001',
  productCarousels: '?page=home',
  product: '200001',
  storeSearch: '',
  store: '7',
  suburbs: '?search=ot',
  externalAddress: '?search=12&suburbId=1',
  addresses: '',
  pickupAddresses: '',
  pickupAreas: '',
  pickupAvailability: '?addressId=7',
  timeSlotsSummary: '?days=7',
  expressTimeSlots: '?method=Pickup',
  trolley: '?products=true',
  packagingOptions: '',
  preferences: '',
  dietaryProfile: '',
  onlineSamples: '',
  shopperNotes: '?sku=200000',
  activeOrder: '',
  activeOrderTotals: '',
  activeOrderValidation: '',
  bonusProducts: '?_=1',
  instructions: '',
  cardCapture: '',
  paymentInstruments: '',
  pastOrders: '?show=current&method=Courier&months=3',
  pastOrdersItems: '?sort=Often&search=bread',
  lastOrderFulfilment: '',
  orderChangeCheck: '',
  shoppingList: '',
  savedLists: '',
  favouriteSkus: '',
  myFavourites: '?page=1&size=24&sort=InTrolley',
  forgottenProducts: '',
  recipes: '?search=k%C5%ABmara&diets=vegetarian,gluten-free&minutes=90&sort=cheapest',
  recipeSummary: '',
  recipeSuggestions: '?search=pav',
  recipe: 'pavlova',
  savedRecipes: '',
  mealPlans: '',
  loyaltyBalances: '',
  offersCount: '',
  offersCountV2: '',
  offers: '',
  rewardMessages: '',
  onecards: '',
  deliverySubscriptionPlans: '',
  deliverySubscriptionEligibility: '',
  deliverySubscriptionSavings: '',
  deliverySubscriptions: '',
};
/** What has to be there first, by the id that the store gave it. */
const made: Readonly<Record<string, (who: SignedIn) => Promise<string>>> = {
  orderStatusByKey: async ({ accountId: shopperId }) => {
    const order = keptOrder({ shopperId });
    await shop.db.transaction((trx) => createOrder(trx, order));
    return order.key;
  },
  deliverySubscriptionByKey: async ({ accountId: shopperId }) => {
    const bought = newSubscription({ shopperId });
    await shop.db.transaction((trx) => createSubscription(trx, bought, nowMs));
    return bought.key;
  },
  orderConfirmation: placed,
  orderCalendar: placed,
  pastOrderInvoice: placed,
  pastOrder: placed,
  pastOrderItems: placed,
  orderChangeContext: placed,
  lastOrderChangeContext: async (who) => {
    await placed(who);
    return '';
  },
  pastOrderPayment: async (who) => {
    const orderId = await placed(who);
    expect((await shop.send('POST', '/api/v1/past-orders/change', { orderId }, who.headers)).status).toBe(200);
    return '';
  },
  paymentInstrument: async () => {
    await shop.db.transaction((trx) => trx.deleteFrom('card_captures').execute());
    return takenCard;
  },
  savedList: async (who) => saved(who),
  sharedList: async (who) => {
    const share = await shop.send('POST', `${savedPath}/${await saved(who)}/share`, undefined, who.headers);
    return ((await share.json()) as { token: string }).token;
  },
};
const savedPath = '/api/v1/products/my/saved-lists';
async function placed({ accountId: shopperId }: SignedIn): Promise<string> {
  const { facts, ...order } = keptOrder({ shopperId });
  const hold = { ...facts.hold, slot: { ...facts.hold.slot, cutOffMs: null } };
  const changeable = { ...facts, hold, choice: unchosen(null) };
  await shop.db.transaction((trx) => createOrder(trx, { ...order, facts: changeable }));
  return order.id;
}
async function saved({ headers }: SignedIn): Promise<string> {
  const items = [{ sku: '200001', quantity: 2, pricingUnit: 'Each' }];
  const response = await shop.send('POST', savedPath, { name: 'Camping', items }, headers);
  return ((await response.json()) as { id: string }).id;
}

describe('every operation', () => {
  test.each(
    operations
      .filter((one) => one.method === 'GET' && one.answer !== nothing)
      .map((one) => [one.endpoint, one] as const),
  )('%s answers what its contract says', async (endpoint, operation) => {
    const who = await shop.signedIn();
    const asked = good[endpoint] ?? (await made[endpoint]?.(who));
    expect(asked).toBeDefined();
    const path = pathOf(operation.endpoint).replace(/\{\w+\}/, asked ?? '') + (asked?.startsWith('?') ? asked : '');
    const response = await shop.get(path, who.headers);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      operation.file ?? 'application/json; charset=utf-8',
    ]);
  });

  test('has a path of its own for each method, and a body that refuses what nobody knows', async () => {
    const keys = operations.map((one) => `${one.method} ${pathOf(one.endpoint)}`);
    expect(new Set(keys).size).toBe(keys.length);
    const { headers } = await shop.signedIn();
    for (const operation of operations.filter((one) => one.body)) {
      const before = await shop.databaseHash();
      const response = await shop.send(
        operation.method,
        pathOf(operation.endpoint).replace(/\{\w+\}/, takenCard),
        { isShopper: true, price: 1 },
        headers,
      );
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'Invalid']);
      expect(await shop.databaseHash()).toBe(before);
    }
  });
});

describe('a guest', () => {
  test('has a context: Courier, normal goods, the first store, and the time of the server [A9.20] [A3.26]', async () => {
    const { context } = (await (await shop.get('/api/v1/session')).json()) as { context: Record<string, unknown> };
    expect(context).toMatchObject({
      shopper: { isLoggedIn: false, isShopper: false, updatedFromServer: true },
      fulfilment: { method: 'Courier', perishableCode: 'P', fulfilmentStoreId: 7, reservation: null },
      serverNow: new Date(nowMs).toISOString(),
    });
  });

  test('is nobody to the user endpoint', async () => {
    expect(await (await shop.get('/bff/get-user')).json()).toEqual({
      isLoggedIn: false,
      isShopper: false,
      email: null,
      scvId: null,
    });
  });
});
