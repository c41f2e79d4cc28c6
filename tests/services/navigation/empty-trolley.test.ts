import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, emptyTrolley, type Facts } from '#services/navigation/guards.rules.ts';
import { openModals, withoutModals } from '#services/navigation/outlets.rules.ts';
import { isEmpty } from '#services/trolley/empty.rules.ts';
import { placeOf } from '#routes/-places.ts';

const shopper: Facts = {
  isLoggedIn: true,
  isShopper: true,
  isEmbedded: false,
  signIn: 'page',
  isFeatureOn: () => false,
  publicHref: '/trolley',
  isTrolleyEmpty: true,
  here: null,
};
const hrefOf = (id: 'trolley' | 'reviewTrolley', facts: Partial<Facts> = {}) => {
  const decision = decide(placeOf(id), { ...shopper, ...facts });
  return decision.kind === 'redirect' ? decision.href : decision.kind;
};

describe('An empty trolley', () => {
  it.each(['trolley', 'reviewTrolley'] as const)(
    'is said over the page on show instead of being opened at %s [A2.095] [A5.04] [A2.O13]',
    (id) => {
      expect(hrefOf(id, { here: '/shop/browse/pantry?page=2#grid' })).toBe(
        '/shop/browse/pantry/(vt-modal:empty-trolley)?page=2#grid',
      );
      expect(hrefOf(id, { isTrolleyEmpty: false })).toBe('allow');
    },
  );
  it('is said over the home page to whoever comes from outside, or from the other page of the trolley [A2.O18]', () => {
    expect(hrefOf('trolley')).toBe('/(vt-modal:empty-trolley)');
    expect(hrefOf('trolley', { here: '/' })).toBe('/(vt-modal:empty-trolley)');
    expect(hrefOf('trolley', { here: '/reviewtrolley?blocked=time' })).toBe('/(vt-modal:empty-trolley)');
  });
  it('takes the place of a modal that was open over the page', () => {
    expect(hrefOf('trolley', { here: '/shop/specials/(offer-modal:price-policy)' })).toBe(
      '/shop/specials/(vt-modal:empty-trolley)',
    );
  });
  it('leaves whoever has just emptied it where they are, with what that page says', () => {
    expect(hrefOf('trolley', { here: '/trolley/(vt-modal:clear-trolley)' })).toBe('allow');
    expect(hrefOf('reviewTrolley', { here: '/reviewtrolley' })).toBe('allow');
  });
  it('is asked about after signing in and registering', () => {
    expect(hrefOf('trolley', { isLoggedIn: false, isShopper: false })).toMatch(/^\/shop\/securelogin/);
    expect(hrefOf('trolley', { isShopper: false })).toMatch(/^\/register\/shopperdetails/);
  });
  it('is never told of where nobody knows what it holds', () => {
    const { isTrolleyEmpty: _, ...unknown } = shopper;
    expect(decide(placeOf('trolley'), unknown)).toEqual({ kind: 'allow' });
  });
  it('comes to rest after one step from every page of the shop', () => {
    const here = fc.constantFrom(null, '/', '/trolley', '/reviewtrolley', '/shop/specials', '/account/orders?x=(1)');
    fc.assert(
      fc.property(here, fc.constantFrom('trolley' as const, 'reviewTrolley' as const), (here, id) => {
        const to = hrefOf(id, { here });
        if (to === 'allow') return;
        expect(openModals(to)).toEqual([emptyTrolley]);
        expect(withoutModals(to)).not.toMatch(/trolley/);
      }),
    );
  });
});

describe('Whether a trolley is empty', () => {
  const held = { items: [{ sku: '100042' }] };
  const wish = (amount: number) => ({ '100042': { amount } });
  it.each([
    ['nothing in it', { items: [] }, {}, true],
    ['something in it', held, {}, false],
    ['all of it taken out', held, wish(0), true],
    ['something wanted that is not in it yet', { items: [] }, wish(2), false],
    ['nobody who knows', null, {}, false],
    ['nobody who knows and something taken out', null, wish(0), false],
  ] as const)('is told of one with %s', (_, trolley, wishes, expected) => {
    expect(isEmpty({ trolley, wishes })).toBe(expected);
  });
});
