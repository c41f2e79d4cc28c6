import { describe, expect, it } from 'vitest';
import { eligibilities } from '#services/delivery-saver/delivery-saver.words.ts';
import { eligibilityMessage, eligibilityOf } from '#services/delivery-saver/eligibility.rules.ts';
import { zoneOf } from '#services/fulfilment/zone.rules.ts';

const codes = ['P', 'L', 'N', 'X', '', null] as const;

describe('What an address comes to', () => {
  it.each([
    [true, 'P', 'eligible'],
    [true, 'L', 'eligible'],
    [true, 'N', 'nonPerishable'],
    [true, 'X', 'eligible'],
    [true, null, 'eligible'],
  ] as const)('in zone %s with code %s is %s [A4.06] [A4.07]', (isAddressInDeliveryZone, perishableCode, expected) => {
    expect(eligibilityOf({ isAddressInDeliveryZone, perishableCode })).toBe(expected);
  });

  it.each(codes)('out of the zone is not serviced, whatever the code %s says [A4.08]', (perishableCode) => {
    expect(eligibilityOf({ isAddressInDeliveryZone: false, perishableCode })).toBe('nonServiced');
  });

  it('is one function of the zone, for every answer of the store (INV-5.1, INV-5.2)', () => {
    const seen = new Map<string, Set<string>>();
    for (const isAddressInDeliveryZone of [true, false])
      for (const perishableCode of codes) {
        const zoned = { isAddressInDeliveryZone, perishableCode };
        seen.set(zoneOf(zoned), (seen.get(zoneOf(zoned)) ?? new Set()).add(eligibilityOf(zoned)));
      }
    expect([...seen].map(([zone, all]) => [zone, [...all]]).toSorted()).toEqual([
      ['dryGoods', ['nonPerishable']],
      ['limited', ['eligible']],
      ['normal', ['eligible']],
      ['outOfZone', ['nonServiced']],
    ]);
  });

  it('is said in the operator’s words, or plainly where there are none [A4.O2]', () => {
    for (const eligibility of [...eligibilities, null]) {
      const plain = eligibilityMessage(eligibility, {});
      expect(plain.length).toBeGreaterThan(20);
      expect(eligibilityMessage(eligibility, { [eligibility ?? 'unknown']: ' Kia ora ' })).toBe('Kia ora');
      expect(eligibilityMessage(eligibility, { [eligibility ?? 'unknown']: ' ', other: 'x' })).toBe(plain);
    }
  });
});
