import type { StoreStock } from '#machines/stock-levels/index.ts';
import type { Piece } from '../gallery.types.ts';
import { StockAtStores } from './stock-at-stores.tsx';

export const piece: Piece = {
  title: 'Stock at stores',
  about: 'Which stores have a product, the chosen one first. A town or a part of its name finds a store.',
  rows: ['A2.143', 'A7.010', 'A3.08'],
  charts: ['stock-levels'],
};

const stores: readonly StoreStock[] = [
  { storeId: 1, name: 'Kete Ponsonby', town: 'Auckland', availabilityStatus: 'In Stock' },
  { storeId: 2, name: 'Kete Newtown', town: 'Wellington', availabilityStatus: 'Low Stock' },
  { storeId: 3, name: 'Kete Whangārei', town: 'Whangārei', availabilityStatus: 'Out of Stock' },
  { storeId: 4, name: 'Kete Riccarton', town: 'Christchurch', availabilityStatus: 'Unavailable' },
];
const shared = { sku: '100042', chosenStoreId: 2 };
const answer = async (sku: string) => ({ sku, stores: [...stores] });
const never = () => new Promise<never>(() => undefined);
const refuse = () => Promise.reject(new Error('Nobody answers here.'));

export const samples = {
  listed: <StockAtStores {...shared} stores={stores} ask={answer} />,
  asking: <StockAtStores {...shared} stores={null} ask={never} />,
  failed: <StockAtStores {...shared} stores={null} ask={refuse} />,
};
