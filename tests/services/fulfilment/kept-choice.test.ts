import { describe, expect, it } from 'vitest';
import { contextAnswer } from '#tests/machines/kit/answers.ts';
import { keepChoice, wishFromKept } from '#services/fulfilment/kept-choice.ts';
import { afterSignOut } from '#services/storage/sign-out.rules.ts';
import { createLocalStore } from '#services/storage/local-store.ts';

const plain = contextAnswer().fulfilment;

function browser() {
  const held = new Map<string, string>();
  const area = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
  return { held, store: createLocalStore(() => area, console) };
}

describe('How and where a shopper shops', () => {
  it('is remembered by method, suburb and place to pick up [A9.22] [A9.23] [A9.24] [B3.26] [B3.27] [B3.28]', () => {
    const { held, store } = browser();
    keepChoice(store, { ...plain, method: 'Pickup', suburbId: 7, pickupAddressId: 1001 });
    expect(Object.fromEntries(held)).toEqual({
      fulfilmentMethod: '"Pickup"',
      fulfilmentSuburbId: '7',
      fulfilmentPickupAddressId: '1001',
    });
    keepChoice(store, { ...plain, method: 'Courier', suburbId: 8, pickupAddressId: null });
    expect([store.read('fulfilmentMethod'), store.read('fulfilmentSuburbId'), held.size]).toEqual(['Courier', 8, 2]);
  });

  it('is asked for again where the store knows nothing, and only there', () => {
    const { store } = browser();
    expect(wishFromKept(store, plain)).toBeNull();
    keepChoice(store, { ...plain, method: 'Courier', suburbId: 8, pickupAddressId: 1001 });
    keepChoice(store, plain);
    expect(wishFromKept(store, plain)).toEqual({ type: 'suburb.choose', suburbId: 8 });
    expect(wishFromKept(store, { ...plain, suburbId: 9 })).toBeNull();
    keepChoice(store, { ...plain, method: 'Pickup', suburbId: 8, pickupAddressId: 1001 });
    expect(wishFromKept(store, plain)).toEqual({ type: 'pickup.choose', addressId: 1001, pickupType: null });
  });

  it('goes with the shopper when they sign out [A9.O5]', () => {
    const { fulfilmentMethod, fulfilmentSuburbId, fulfilmentPickupAddressId } = afterSignOut;
    expect([fulfilmentMethod, fulfilmentSuburbId, fulfilmentPickupAddressId]).toEqual(['goes', 'goes', 'goes']);
  });
});
