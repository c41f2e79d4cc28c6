import type { Browser, Page } from 'playwright-core';
import { openPage, whenLive } from './chromium.ts';
import { cookiesIn, type Registered, registered } from './people.ts';
import type { RunningStore } from './serve.ts';

type Card = {
  readonly sku: string;
  readonly name: string;
  readonly unit: 'Each' | 'Kg';
  readonly restriction: string;
  readonly availabilityStatus: string;
  readonly subsAllowed: boolean;
  readonly pieceGrams?: number;
  readonly quantity: { readonly min: number };
};
type Told = {
  readonly paperPackingSlip: boolean;
  readonly packaging: { readonly packagingPreferenceId: string | null };
  readonly areAllAllowSubstitutesSelected: boolean;
  readonly items: readonly {
    readonly products: readonly {
      readonly sku: string;
      readonly allowSubstitutes: boolean;
      readonly pricingUnit: string;
      readonly quantity: { readonly value: number };
      readonly priceWhenAdded?: number;
    }[];
  }[];
};

const words = 'milk bread apple banana carrot coffee tea yoghurt cheese wine beer chicken rice'.split(' ');

type Rig = { readonly store: RunningStore; readonly browser: Browser };

/** Somebody with a way to their trolley, a page of their own, and the shelves to choose from. */
export async function shopperIn(rig: Rig) {
  const me = await registered(rig.store);
  const found = await Promise.all(
    words.map((search) => me.ask('GET', `/api/v1/products?target=search&search=${search}`)),
  );
  const cards = (found as { products: { items: Card[] } }[]).flatMap(({ products }) => products.items);
  const one = (is: (card: Card) => boolean): Card => {
    const card = cards.find(is);
    if (!card) throw new Error('No such product.');
    return card;
  };
  const all = (is: (card: Card) => boolean): readonly Card[] => cards.filter(is);
  const put = (card: Card) =>
    me.ask('POST', '/api/v2/trolleys/my/items', {
      ...{ sku: card.sku, quantity: card.quantity.min, pricingUnit: card.unit, addToBasketSource: 'Trolley' },
    });
  const trolley = async () => (await me.ask('GET', '/api/v1/trolleys/my')) as Told;
  const lines = async () => (await trolley()).items.flatMap(({ products }) => products);
  const open = async (path: string, options = {}) => {
    const watched = await openPage(rig.browser, options);
    watched.page.setDefaultTimeout(15_000);
    await watched.context.addCookies(cookiesOf(me, rig));
    await watched.page.goto(`${rig.store.origin}${path}`);
    await whenLive(watched.page);
    return watched;
  };
  return { me, one, all, put, trolley, lines, open };
}
const cookiesOf = ({ cookie }: Registered, rig: Rig) => cookiesIn(cookie, rig.store);

export const isPlain = ({ availabilityStatus, unit, restriction }: Card) =>
  availabilityStatus === 'In Stock' && unit === 'Each' && restriction === 'None';
export const isLow = ({ availabilityStatus, subsAllowed, restriction }: Card) =>
  availabilityStatus === 'Low Stock' && subsAllowed && restriction === 'None';
export const isCoffee = (card: Card) => isPlain(card) && /coffee/i.test(card.name);
export const comesInPieces = ({ pieceGrams, availabilityStatus }: Card) =>
  pieceGrams !== undefined && availabilityStatus === 'In Stock';
export const dialog = (page: Page) => page.getByRole('dialog');
