import type { NewOrder } from '#server/db/repositories/orders.ts';
import { createIds } from '#server/ids.ts';
import { orderNumber } from '#server/orders/order-number.ts';
import { heldSlot } from '../fulfilment/held.sample.ts';
import { realWorld } from '../world.ts';

const ids = createIds(realWorld.clock, realWorld.random);

/** An order of two loaves that was placed, as a row of it is put in. */
export const keptOrder = ({ facts = {}, ...more }: KeptMore = {}): NewOrder => ({
  id: ids.uuid4(),
  shopperId: 'somebody',
  number: orderNumber(ids),
  key: ids.uuid4(),
  state: 'placed',
  slot: heldSlot(),
  totalCents: 2_200,
  nowMs: 100,
  facts: {
    lines: [
      {
        sku: '200000',
        name: 'Awa Bread',
        image: '/assets/packs/200000.svg',
        category: 'Pantry',
        unit: 'Each',
        amount: 2,
        totalCents: 1_000,
        savingCents: 0,
        isRestricted: false,
        allowSubstitutes: true,
        note: null,
      },
    ],
    components: [
      { part: 'goods', name: 'Items (2)', valueCents: 1_000, isTotal: false },
      { part: 'delivery', name: 'Delivery', valueCents: 1_200, isTotal: false },
      { part: 'total', name: 'Total', valueCents: 2_200, isTotal: true },
    ],
    savingsCents: 0,
    coupons: [],
    method: 'Courier',
    pickupType: null,
    place: '14 Kōwhai Street, Newtown',
    storeId: 9,
    storeName: 'Kilbirnie',
    instructions: '',
    orderNotes: '',
    bonusProducts: [],
    samples: [],
    hold: { slot: heldSlot(), isTimed: true, lines: [], reservationId: ids.uuid7() },
    firstName: 'Aroha',
    instrument: {
      cardSuffix: '1111',
      expiryMonth: 12,
      expiryYear: 2030,
      isExpired: false,
      disabled: false,
      cardScheme: 'Visa',
    },
    requestHash: 'hash',
    taken: [{ sku: '200000', pieces: 2 }],
    ...facts,
  },
  ...more,
});
type KeptMore = Omit<Partial<NewOrder>, 'facts'> & { readonly facts?: Partial<NewOrder['facts']> };
