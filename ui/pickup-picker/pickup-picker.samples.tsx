import type { PickupAddress } from '#services/fulfilment/choice.contract.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { PickupPicker } from './pickup-picker.tsx';

const place = (id: number, suburb: string, region: string, more: Partial<PickupAddress> = {}): PickupAddress => ({
  id,
  kind: 'store',
  name: `Kete ${suburb}`,
  address: `${id} Rimu Road, ${suburb} 6022`,
  suburb,
  town: region,
  region,
  postcode: '6022',
  latitude: -41.3 + id / 100,
  longitude: 174.8,
  fulfilmentStoreId: id,
  pickupTypes: ['InStore', 'DirectToBoot'],
  isExpress: false,
  instructions: null,
  ...more,
});
const places = [
  place(1, 'Kilbirnie', 'Wellington'),
  place(2, 'Thorndon', 'Wellington', { pickupTypes: ['DriveUp', 'DriveThrough'] }),
  place(3, 'Takapuna', 'Auckland', { latitude: -36.8 }),
  place(1_001, 'Britomart', 'Auckland', {
    kind: 'point',
    name: 'Britomart lockers',
    latitude: -36.85,
    pickupTypes: ['ELocker', 'Locker'],
    instructions: 'Under the stairs by the east exit.',
  }),
];
const near = { name: 'Kete Kilbirnie', latitude: -41.29, longitude: 174.8 };
const picker = (more: object = {}) => <PickupPicker places={places} chosen={null} onChoose={() => {}} {...more} />;

export const samples: Samples = {
  'nothing chosen': picker(),
  'near a store': picker({ near, chosen: { addressId: 1, pickupType: 'InStore' } }),
  'being chosen': picker({ near, choosing: { addressId: 2, pickupType: 'DriveUp' } }),
  'with the next times': picker({
    near,
    nextTimes: { 1: 'today, 4pm' },
    aboutHref: ({ id }: PickupAddress) => `/store-finder#store-${id}`,
  }),
  'while an order is changed': picker({ near, isBlocked: true, chosen: { addressId: 1, pickupType: null } }),
};

export const piece: Piece = {
  title: 'Pick up picker',
  about:
    'Every place to pick up, by region or by what is typed, with a button for each way to pick up there. Nothing is hidden behind a map.',
  rows: ['A2.123', 'A4.30'],
  charts: ['facet-search'],
};
