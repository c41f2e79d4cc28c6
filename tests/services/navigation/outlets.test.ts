import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatModals,
  hasModal,
  joinOutlets,
  lowerPath,
  outletNames,
  parseModals,
  splitOutlets,
  withoutModals,
} from '#services/navigation/outlets.rules.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import { parseQuery, stringifyQuery } from '#services/navigation/query.rules.ts';

describe('modal outlets in a path', () => {
  it('reads the change-order address as the orders page with its modal [A2.166] [A2.167]', () => {
    expect(fromPublicHref('/account/orders/(account-modal:change-order)?source=my-orders')).toEqual({
      to: '/account/orders',
      search: { source: 'my-orders', modals: 'account-modal:change-order' },
      hash: '',
    });
  });
  it('knows the fourteen outlets and no other [A2.106] [A2.107] [A2.108] [A2.109] [A2.110] [A2.111] [A2.112] [A2.113] [A2.114] [A2.115] [A2.116] [A2.117] [A2.118] [A2.119] [A2.120]', () => {
    expect(outletNames).toHaveLength(14);
    for (const outlet of outletNames) expect(parseModals(`${outlet}:a/b`)).toEqual([{ outlet, path: 'a/b' }]);
    expect(parseModals('other-modal:a//modal://:b//modal')).toEqual([]);
  });
  it('finds brackets that a browser has encoded', () => {
    expect(splitOutlets('/a/%28modal:x%29')).toEqual({ path: '/a', modals: 'modal:x' });
  });
  it('writes what it reads', () => {
    const modal = fc.record({
      outlet: fc.constantFrom(...outletNames),
      path: fc.stringMatching(/^[a-z0-9-]{1,8}(\/[0-9]{1,6})?$/),
    });
    fc.assert(
      fc.property(
        fc.array(modal, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('/', '/account/orders', '/shop/browse'),
        (modals, path) => {
          const joined = joinOutlets(path, formatModals(modals));
          expect(splitOutlets(joined).path).toBe(path);
          expect(parseModals(splitOutlets(joined).modals)).toEqual(modals);
          expect(hasModal(joined)).toBe(true);
          expect(withoutModals(`${joined}?q=A#b`)).toBe(`${path}?q=A#b`);
        },
      ),
    );
  });
});

describe('a route address', () => {
  it('is lower-cased in every segment of its path [B2.34] [B2.O3]', () => {
    expect(fromPublicHref('/Shop/Browse/Fruit-Veg').to).toBe('/shop/browse/fruit-veg');
    expect(lowerPath('/A%2fb/%E5%A4%A7')).toBe('/a%2Fb/%E5%A4%A7');
  });
  it('keeps the case of its query [B2.35]', () => {
    expect(fromPublicHref('/P?search=AbC').search).toEqual({ search: 'AbC' });
  });
  it('keeps the case of its fragment [B2.36]', () => {
    expect(fromPublicHref('/P#SecTion').hash).toBe('SecTion');
  });
  it('of another origin leads home', () => {
    for (const foreign of ['//evil.example/x', 'https://evil.example/', 'http:\\\\evil.example', 'javascript:alert(1)'])
      expect(fromPublicHref(foreign).to).toBe('/');
  });
});

describe('a query', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((value) => value.isWellFormed());
  it('says after parsing what it said before', () => {
    fc.assert(
      fc.property(fc.dictionary(text, fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 3 }))), (query) => {
        expect({ ...parseQuery(stringifyQuery(query)) }).toEqual({ ...query });
      }),
    );
  });
  it('is stable: written, read and written again it is the same text', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = stringifyQuery(parseQuery(typed));
        expect(stringifyQuery(parseQuery(once))).toBe(once);
      }),
    );
  });
  it('leaves a filter readable', () => {
    expect(stringifyQuery({ filters: ['Brand;Kōwhai;Kōwhai;false', 'a;b;c;true'] })).toBe(
      '?filters=Brand;K%C5%8Dwhai;K%C5%8Dwhai;false&filters=a;b;c;true',
    );
  });
  it('cannot reach into the prototype', () => {
    parseQuery('__proto__=x&constructor=y');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});
