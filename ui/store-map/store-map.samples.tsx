import type { Store } from '#services/fulfilment/fulfilment.contract.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { StoreMap } from './store-map.tsx';

const places: readonly (readonly [string, number, number])[] = [
  ['Whangārei', -35.725, 174.324],
  ['Albany', -36.728, 174.707],
  ['Ponsonby', -36.857, 174.747],
  ['Botany', -36.931, 174.913],
  ['Gisborne', -38.662, 178.018],
  ['New Plymouth', -39.056, 174.075],
  ['Porirua', -41.134, 174.841],
  ['Thorndon', -41.276, 174.778],
  ['Kilbirnie', -41.319, 174.795],
  ['Riccarton', -43.531, 172.599],
  ['Ferrymead', -43.558, 172.705],
  ['Invercargill', -46.413, 168.354],
];

const stores: readonly Store[] = places.map(([suburb, latitude, longitude], index) => ({
  id: index + 1,
  name: `Kete ${suburb}`,
  suburb,
  town: suburb,
  region: suburb,
  address: suburb,
  postcode: '0000',
  latitude,
  longitude,
  phone: '(00) 555 0100',
  openingHours: [],
  pickupTypes: ['InStore'],
  isExpress: false,
}));

export const samples: Samples = {
  every: <StoreMap stores={stores} />,
  chosen: <StoreMap stores={stores} chosenId={9} />,
  found: <StoreMap stores={stores} foundIds={[7, 8, 9]} chosenId={3} pointedId={8} />,
  nothing: <StoreMap stores={stores} foundIds={[]} />,
};

export const piece: Piece = {
  title: 'Store map',
  about:
    'The country with a dot for each store, drawn by ourselves: no tiles, no third party. It repeats the list beside it, so it is left out of what is read aloud and of the way of the Tab key.',
  rows: ['A2.081'],
};
