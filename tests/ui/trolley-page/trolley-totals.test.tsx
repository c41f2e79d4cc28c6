import { describe, expect, it } from 'vitest';
import { totalsOf } from '#routes/-trolley-view.ts';

const tier = (spendFromCents: number, feeCents: number) => ({
  ...({ name: 'Delivery', method: 'Courier' } as const),
  ...{ spendFromCents, feeCents },
});
const told = {
  ...{ now: undefined, hasPass: false, fees: [tier(0, 1_400), tier(8_000, 1_100)] },
  fulfilment: { method: 'Courier', slotFeeCents: null },
} as const;
const heldFor = (slotFeeCents: number) => ({ method: 'Courier', slotFeeCents }) as const;

describe('The fee that a trolley shows', () => {
  it('is what the terms tell of the time that is held, as soon as they tell it', () => {
    expect(totalsOf({ ...told, fulfilment: heldFor(1_100) }).deliveryFeesCents).toBe(1_100);
    expect(totalsOf({ ...told, fulfilment: heldFor(0) }).deliveryFeesCents).toBe(0);
    expect(totalsOf(told).deliveryFeesCents).toBeNull();
  });

  it('says from which amount less is paid, as long as no time is held and no pass pays for it', () => {
    expect(totalsOf(told).nextFee).toEqual({ moreCents: 8_000, feeCents: 1_100 });
    expect(totalsOf({ ...told, fulfilment: heldFor(1_400) }).nextFee).toBeNull();
    expect(totalsOf({ ...told, hasPass: true }).nextFee).toBeNull();
  });

  it('says so of points to pick up as well to whoever has a pass, which is for deliveries', () => {
    const fees = told.fees.map((one) => ({ ...one, method: 'Pickup' as const }));
    const picked = { method: 'Pickup', slotFeeCents: null } as const;
    expect(totalsOf({ ...told, fees, fulfilment: picked, hasPass: true }).nextFee).not.toBeNull();
  });
});
