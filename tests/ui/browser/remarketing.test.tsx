import { expect, it, vi } from 'vitest';
import type { ShopActor } from '#machines/shop/index.ts';
import { countRemarketing } from '#src/browser/remarketing.ts';
import { productOf } from '../samples.ts';

type Match = { staticData: { place?: string }; loaderData?: unknown };

function visit(shop = {} as ShopActor) {
  const sent: unknown[] = [];
  const state: { matches: Match[] } = { matches: [] };
  let resolved = () => {};
  const subscribe = vi.fn<(event: string, hear: () => void) => () => void>((_, hear) => {
    resolved = hear;
    return () => undefined;
  });
  countRemarketing({
    router: { state, subscribe } as never,
    shop,
    analytics: { send: (event) => void sent.push(event) },
  });
  const come = (place: string, loaderData?: unknown) => {
    state.matches = [{ staticData: {} }, { staticData: { place }, loaderData }];
    resolved();
    return sent.at(-1);
  };
  return { sent, come };
}
const milk = productOf({ sku: '100001' });
const bread = productOf({ sku: '100002' });

it('A product that is looked at is counted once a visit of its page, with its code and its price [B7.66]', () => {
  const { sent, come } = visit();
  expect(come('product', { shown: milk })).toEqual({
    event: 'remarketing',
    pageType: 'product',
    productIds: ['100001'],
    totalValue: (milk.price.salePriceCents ?? 0) / 100,
  });
  come('product', { detail: { product: milk } });
  expect(sent).toHaveLength(1);
  come('product', { shown: bread });
  come('specials', {});
  come('product', { shown: bread });
  expect(sent).toHaveLength(3);
});

it('An order is counted with what was charged for it, and a page that has none is not [B7.66]', () => {
  const { sent, come } = visit();
  come('confirmation', { state: 'missing' });
  expect(sent).toEqual([]);
  const categories = [
    { name: 'Dairy', items: [{ sku: '100001' }] },
    { name: 'Bakery', items: [{ sku: '100002' }] },
  ];
  expect(come('confirmation', { state: 'shown', order: { categories, chargedCents: 1_234 } })).toMatchObject({
    pageType: 'confirmation',
    productIds: ['100001', '100002'],
    totalValue: 12.34,
  });
});

it('A trolley is counted with its subtotal, and an empty one is not [B7.66]', () => {
  const trolley = { items: [{ sku: '100001' }], subtotalCents: 450 };
  const told = (now: object | null) =>
    ({ system: { get: () => ({ getSnapshot: () => ({ context: { trolley: now } }) }) } }) as unknown as ShopActor;
  expect(visit(told(trolley)).come('reviewTrolley')).toMatchObject({ pageType: 'trolley', totalValue: 4.5 });
  expect(visit(told({ items: [], subtotalCents: 0 })).come('reviewTrolley')).toBe(undefined);
  expect(visit(told(null)).come('trolley')).toBe(undefined);
});
