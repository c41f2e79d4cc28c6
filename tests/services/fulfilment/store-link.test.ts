import { describe, expect, it } from 'vitest';
import { storeLinkOf, withoutStoreLink } from '#services/fulfilment/store-link.rules.ts';

describe('A link to a store', () => {
  it.each([
    ['?storeId=9101', 9101],
    ['?page=2&storeId=7', 7],
    ['?storeId=7.5', null],
    ['?storeId=7a', null],
    ['?storeId=-7', null],
    ['?storeId=0', null],
    ['?storeId=1e3', null],
    ['?storeId=%207', null],
    ['?storeId=99999999999', null],
    ['?storeId=', null],
    ['?storeid=7', null],
    ['', null],
  ])('is believed when it is a whole number: %s [B5.12] [B2.42]', (search, expected) => {
    expect(storeLinkOf(search)).toBe(expected);
  });

  it.each([
    ['/shop/specials?storeId=7', '/shop/specials'],
    ['/shop/specials?page=2&storeId=7&size=24#top', '/shop/specials?page=2&size=24#top'],
    ['/?storeId', '/'],
    ['/shop/searchproducts?search=storeId%3D7&storeId=x', '/shop/searchproducts?search=storeId%3D7'],
    ['/about-us', '/about-us'],
  ])('leaves the address with it and nothing else: %s [B5.O3]', (before, after) => {
    expect(withoutStoreLink(before)).toBe(after);
  });
});
