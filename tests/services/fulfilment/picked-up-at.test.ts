import { describe, expect, it } from 'vitest';
import { contextAnswer } from '#tests/machines/kit/answers.ts';
import { pickedUpAt } from '#services/fulfilment/change.rules.ts';

const remembered = { ...contextAnswer().fulfilment, pickupAddressId: 31, pickupType: 'InStore' } as const;

describe('Where orders are picked up', () => {
  it('is the place that was chosen, as long as orders are picked up [A4.30]', () => {
    expect(pickedUpAt({ ...remembered, method: 'Pickup' })).toEqual({ addressId: 31, pickupType: 'InStore' });
    expect(pickedUpAt({ ...remembered, method: 'Pickup', pickupAddressId: null })).toBeNull();
    expect(pickedUpAt(null)).toBeNull();
  });

  it('is nowhere while they are delivered, so that a place from before can be chosen again [A4.30]', () => {
    expect(pickedUpAt({ ...remembered, method: 'Courier' })).toBeNull();
  });
});
