import type { StoreWorld } from '../api/store-world.ts';

/** What seeing a subscription through needs. */
export type SaverWorld = Pick<StoreWorld, 'db' | 'clock' | 'wait' | 'ids' | 'payments' | 'log'>;
