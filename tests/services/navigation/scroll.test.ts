import { describe, expect, it } from 'vitest';
import { isListing, scrollAfter, type ScrollTo, type Travel } from '#services/navigation/scroll.rules.ts';

const travel = (from: string, to: string, more: Partial<Travel> = {}) =>
  scrollAfter({ from, to, lastPage: from.split(/[?#(]/)[0]?.replace(/(.)\/$/, '$1') ?? '/', move: 'push', ...more });

describe('Where the eye is after a navigation', () => {
  it.each<[string, string, string, ScrollTo]>([
    ['another page', '/', '/shop/specials', 'top'],
    [
      'another product on the same route',
      '/shop/productdetails?stockcode=1',
      '/shop/productdetails?stockcode=2',
      'top',
    ],
    ['a link to the page itself', '/about-us', '/about-us', 'top'],
  ])('%s starts at the top [B2.66]', (_, from, to, expected) => {
    expect(travel(from, to)).toBe(expected);
  });

  it.each([
    ['opened', '/shop/specials', '/shop/specials/(info-modal:fees)'],
    ['changed', '/shop/specials/(info-modal:fees)', '/shop/specials/(info-modal:more)'],
    ['closed', '/shop/specials/(info-modal:fees)', '/shop/specials'],
  ])('a modal that is %s leaves the page where it is [B2.67] [B2.68]', (_, from, to) => {
    expect(travel(from, to, { lastPage: '/shop/specials' })).toBe('keep');
    expect(travel(from, to, { lastPage: '/shop/specials', move: -1 })).toBe('keep');
  });

  it.each([
    ['page', '/shop/specials', '/shop/specials?page=2'],
    ['filter', '/shop/browse/bakery', '/shop/browse/bakery?filters=Brand;Kōwhai;Kōwhai;false'],
    ['sort', '/shop/browse/bakery/bread', '/shop/browse/bakery/bread?sort=PriceAsc'],
    ['search', '/shop/searchproducts?search=milk', '/shop/searchproducts?search=bread'],
  ])('a new %s of a list goes to the top of its results [B2.68] [B2.O6] [B2.33]', (_, from, to) => {
    expect(travel(from, to)).toBe('results');
  });

  it('load-more keeps the place [B2.68] [B2.O6]', () => {
    expect(travel('/shop/specials', '/shop/specials?page=2', { keepsPlace: true })).toBe('keep');
  });

  it.each([-1, 1, -3])('going %i through the history puts the page where it was [B2.69]', (move) => {
    expect(travel('/shop/specials', '/', { move })).toBe('restore');
    expect(travel('/shop/specials?page=2', '/shop/specials', { move })).toBe('restore');
  });

  it('a fragment is left to the browser', () => {
    expect(travel('/about-us', '/about-us#stores')).toBe('keep');
  });
});

describe('A listing route', () => {
  it.each(['/shop/specials', '/shop/searchproducts?search=milk', '/shop/browse/bakery/bread', '/shop/browse'])(
    'is %s [B2.33]',
    (href) => {
      expect(isListing(href)).toBe(true);
    },
  );
  it.each(['/', '/shop/productdetails?stockcode=1', '/shop/specials-of-old', '/shop/browse/departments'])(
    'is not %s [B2.33]',
    (href) => {
      expect(isListing(href)).toBe(false);
    },
  );
});
