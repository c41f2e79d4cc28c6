import * as v from 'valibot';
import type { StoreFacts } from '#fixtures/stores.ts';
import { Store, StoreSearch } from '#services/fulfilment/fulfilment.contract.ts';
import { longestStoreSearch } from '#services/fulfilment/fulfilment.words.ts';
import { allStores, storeById } from '../db/repositories/places.ts';
import { suburbCalled } from '../db/repositories/stores.ts';
import { findStores } from '../fulfilment/find-stores.ts';
import { operation } from './operation.ts';
import { idInPath } from './path-ids.ts';
import { refusals } from './refusal.ts';

const tag = 'fulfilment';

const toldOf = ({ pickupKinds, ...store }: StoreFacts): v.InferInput<typeof Store> => ({
  ...store,
  openingHours: [...store.openingHours],
  pickupTypes: [...pickupKinds],
});

export const fulfilmentOperations = [
  operation({
    endpoint: 'storeSearch',
    tag,
    summary: 'Every store, or those that a name, a place or a postcode finds.',
    query: v.object({
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestStoreSearch, 'is too long'))),
    }),
    answer: StoreSearch,
    handle: async ({ world: { db }, query: { search = '' } }) => {
      const all = await allStores(db.read);
      const found =
        search === ''
          ? { near: null, stores: all }
          : await findStores(all, search, (text) => suburbCalled(db.read, text));
      return { search, near: found.near, stores: found.stores.map(toldOf) };
    },
  }),
  operation({
    endpoint: 'store',
    tag,
    summary: 'One store: where it is, when it is open, how orders are picked up there.',
    params: v.object({ storeId: idInPath }),
    answer: Store,
    handle: async ({ world, params }) => {
      const store = await storeById(world.db.read, params.storeId);
      if (!store) throw refusals.notFound();
      return toldOf(store);
    },
  }),
];
