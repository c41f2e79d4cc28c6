import type { StoreWorld } from '../api/store-world.ts';

/** What seeing an order through needs. */
export type OrderWorld = Pick<
  StoreWorld,
  'db' | 'clock' | 'wait' | 'ids' | 'places' | 'catalogue' | 'payments' | 'letters' | 'log' | 'publicOrigin'
>;
