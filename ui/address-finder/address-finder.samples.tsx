import type { FindPlaces } from '#machines/address-finder/index.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { PlaceBox } from './place-box.tsx';

const suburbs = [
  { id: 1, text: 'Māngere', detail: 'Auckland 2022', ruralDelivery: null },
  { id: 2, text: 'Māngere Bridge', detail: 'Auckland 2022', ruralDelivery: null },
  { id: 3, text: 'Māngere East', detail: 'Auckland 2024', ruralDelivery: null },
];
const find: FindPlaces = () => Promise.resolve(suburbs);
const none: FindPlaces = () => Promise.resolve([]);
const fails: FindPlaces = () => Promise.reject(new Error('No look-up today.'));
const box = (finds: FindPlaces, more: object = {}) => (
  <PlaceBox
    kind="suburb"
    name="suburb"
    label="Suburb"
    hint="Type the name or the postcode, then choose."
    autoComplete="off"
    find={finds}
    onPlace={() => {}}
    {...more}
  />
);
const street = { kind: 'address', name: 'street', label: 'Street address', hint: 'Number and street.' };

export const samples: Samples = {
  'offers suburbs as it is typed': box(find),
  'a suburb that was chosen': box(find, { text: 'Māngere', chosen: suburbs[0] }),
  'a suburb that still has to be chosen': box(find, { text: 'Mang', problem: 'Choose your suburb from the list.' }),
  'knows no such suburb': box(none),
  'an address that is not listed': box(none, street),
  'a store that does not answer': box(fails, street),
};

export const piece: Piece = {
  title: 'Address finder',
  about:
    'A box that offers suburbs or addresses for what is typed. The focus stays in it, and what is typed is never cleared: an address that is not listed is taken as it is.',
  rows: ['A7.016'],
  charts: ['address-finder'],
};
