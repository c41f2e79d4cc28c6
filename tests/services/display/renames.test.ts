import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renameOf } from '#services/display/renames.rules.ts';

const lowPrice = renameOf({ GreatToLowPrice: true });
const member = renameOf({ HaystackEDRChanges: true });

describe('A label of the shop', () => {
  it('says “Specials” for “Specials & Great Prices” once great prices are low prices [A9.34] [A6.17]', () => {
    expect(lowPrice('Specials & Great Prices')).toBe('Specials');
    expect(lowPrice('All SPECIALS & great PRICES today')).toBe('All Specials today');
  });

  it('says “Low Price” for “great price”, in any case [A9.35] [A9.O9]', () => {
    expect(lowPrice('Great price')).toBe('Low Price');
    expect(lowPrice('a GREAT PRICE, and another great price')).toBe('a Low Price, and another Low Price');
  });

  it('says “Member Price” for “onecard club” with the other flag [A9.36] [A9.O9]', () => {
    expect(member('Onecard Club')).toBe('Member Price');
    expect(member('ONECARD CLUB')).toBe('Member Price');
  });

  it.each(['Great prices every day', 'a regreat price', 'great priceline', 'great  price', 'Onecard Clubs'])(
    'that only holds part of a phrase, as “%s” does, stays [A9.O9]',
    (text) => {
      expect(renameOf({ GreatToLowPrice: true, HaystackEDRChanges: true })(text)).toBe(text);
    },
  );

  it('stays as it is while the flags are off, and each flag renames its own words only [A9.O9]', () => {
    expect(renameOf({})('Great price')).toBe('Great price');
    expect(lowPrice('Onecard Club')).toBe('Onecard Club');
    expect(member('Specials & Great Prices')).toBe('Specials & Great Prices');
  });

  it('that was renamed is not renamed again, whatever stands around it', () => {
    const around = fc.string({ unit: fc.constantFrom(' ', ',', '&', 'great price', 'onecard club', 'x', 'ā') });
    fc.assert(
      fc.property(around, (text) => {
        const both = renameOf({ GreatToLowPrice: true, HaystackEDRChanges: true });
        expect(both(both(text))).toBe(both(text));
      }),
    );
  });
});
