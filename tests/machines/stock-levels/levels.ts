import type { StoreStock } from '#machines/stock-levels/index.ts';

export const stores: readonly StoreStock[] = [
  { storeId: 1, name: 'Kete Ponsonby', town: 'Auckland', availabilityStatus: 'In Stock' },
  { storeId: 2, name: 'Kete Newtown', town: 'Wellington', availabilityStatus: 'Low Stock' },
  { storeId: 3, name: 'Kete Whangārei', town: 'Whangārei', availabilityStatus: 'Out of Stock' },
  { storeId: 4, name: 'Kete Riccarton', town: 'Christchurch', availabilityStatus: 'Unavailable' },
];
