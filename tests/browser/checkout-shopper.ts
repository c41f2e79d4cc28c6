import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPage, whenLive } from './chromium.ts';
import { cookiesIn, type Registered, registered } from './people.ts';
import type { RunningStore } from './serve.ts';

type Rig = { readonly store: RunningStore; readonly browser: Browser };
type Card = {
  readonly sku: string;
  readonly name: string;
  readonly unit: string;
  readonly restriction: string;
  readonly availabilityStatus: string;
};
type Slot = { readonly id: string; readonly kind: string; readonly state: string };

const inStock = ({ availabilityStatus, unit }: Card) => availabilityStatus === 'In Stock' && unit === 'Each';

/** Somebody on the way to an order: what they put in, which time they hold, and a page of theirs. */
export async function checkoutShopper({ store, browser }: Rig) {
  const me: Registered = await registered(store, { firstName: 'Tokerau' });
  const cardsOf = async (search: string) =>
    ((await me.ask('GET', `/api/v1/products?target=search&search=${search}`)) as { products: { items: Card[] } })
      .products.items;
  async function put(search: string, is: (card: Card) => boolean): Promise<Card> {
    const card = (await cardsOf(search)).find((one) => inStock(one) && is(one));
    if (!card) throw new Error(`Nothing is found for ${search}.`);
    const line = { sku: card.sku, quantity: 2, pricingUnit: card.unit, addToBasketSource: 'Test' };
    await me.ask('POST', '/api/v2/trolleys/my/items', line);
    return card;
  }
  return {
    ...me,
    putPlain: () => put('milk', ({ restriction }) => restriction === 'None'),
    putBeer: () => put('beer', ({ restriction }) => restriction === 'Alcohol'),
    lines: async () =>
      ((await me.ask('GET', '/api/v1/trolleys/my')) as { items: { products: { sku: string }[] }[] }).items.flatMap(
        ({ products }) => products.map(({ sku }) => sku),
      ),
    /** Has an address in Ponsonby that it can be brought to. */
    lives: () =>
      me.ask('POST', '/api/v1/addresses/my/items', { street: '12 Kōwhai Street', suburbId: 1, ruralDelivery: null }),
    /** Delivered to Ponsonby, or left in a locker at Britomart. */
    async holds(kind: 'standard' | 'flexible' | 'locker'): Promise<string> {
      await (kind === 'locker'
        ? me.ask('PUT', '/api/v1/fulfilment/my/pickup-addresses', { addressId: 1_001, pickupType: 'ELocker' })
        : me.ask('PUT', '/api/v1/fulfilment/my/suburbs/1'));
      const { slots } = (await me.ask('GET', '/api/v1/fulfilment/time-slots-summary?days=7')) as { slots: Slot[] };
      const wanted = kind === 'locker' ? 'standard' : kind;
      const slot = slots.findLast((one) => one.state === 'open' && one.kind === wanted);
      if (!slot) throw new Error(`There is no ${kind} time: ${slots.map(({ id }) => id).join()}`);
      await me.ask('PUT', '/api/v1/fulfilment/my/time-slots', { slotId: slot.id });
      return slot.id;
    },
    releases: () => me.ask('DELETE', '/api/v1/fulfilment/my/time-slots'),
    accepts: () => me.ask('PUT', '/api/v1/orders/my/active/accept-disclaimer', { acceptDisclaimer: true }),
    async opens(path: string, options: BrowserContextOptions = {}) {
      const watched = await openPage(browser, options);
      watched.page.setDefaultTimeout(15_000);
      await watched.context.addCookies(cookiesIn(me.cookie, store));
      await watched.page.goto(`${store.origin}${path}`);
      await whenLive(watched.page);
      return watched;
    },
  };
}
export type CheckoutShopper = Awaited<ReturnType<typeof checkoutShopper>>;

/** Follows a link to that address inside the page, as a press on one does. */
export async function followsLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'On' });
    document.querySelector('main')?.prepend(link);
    link.click();
  }, path);
}
export const pathOf = (page: Page): string => new URL(page.url()).pathname;
