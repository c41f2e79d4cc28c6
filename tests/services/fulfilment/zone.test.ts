import { describe, expect, it } from 'vitest';
import { unknownCodeOf, type Zone, zoneOf } from '#services/fulfilment/zone.rules.ts';

const codes = ['P', 'L', 'N', 'Q', '', 'p', null] as const;
const inZone: readonly Zone[] = ['normal', 'limited', 'dryGoods', 'normal', 'normal', 'normal', 'normal'];

describe('What may be brought to an address', () => {
  it.each(codes.map((code, at) => [code, inZone[at]] as const))(
    'follows the code %j in the zone, and nothing is brought outside of it [A4.01]',
    (perishableCode, expected) => {
      expect(zoneOf({ isAddressInDeliveryZone: true, perishableCode })).toBe(expected);
      expect(zoneOf({ isAddressInDeliveryZone: false, perishableCode })).toBe('outOfZone');
    },
  );

  it('says which codes are none of ours: no code is not one of them', () => {
    const unknown = codes.map((perishableCode) => unknownCodeOf({ isAddressInDeliveryZone: true, perishableCode }));
    expect(unknown).toEqual([null, null, null, 'Q', '', 'p', null]);
  });
});
