import * as v from 'valibot';
import { ServerContext, type ServerContextWire, User } from '#services/session/session.contract.ts';
import { guest } from '#services/session/session.rules.ts';
import { toInstant } from '#services/wire.ts';
import type { GuestFacts } from './guest-session.ts';
import { type Ask, operation } from './operation.ts';
import type { StoreWorld } from './store-world.ts';

const tag = 'session';

type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;

/** The store a browser shops in: the one that was chosen, or the first. */
export const storeOf = async ({ world, session }: Asked): Promise<number> =>
  (await session.facts()).storeId ?? world.catalogue.view.defaultStoreId;

/** The terms of a guest. The method is Courier until that can be chosen too. */
export function guestContext(world: StoreWorld, { storeId }: GuestFacts): ServerContextWire {
  return {
    context: {
      shopper: { ...guest, updatedFromServer: true },
      fulfilment: {
        method: 'Courier',
        address: null,
        areaId: null,
        fulfilmentStoreId: storeId ?? world.catalogue.view.defaultStoreId,
        suburb: null,
        suburbId: null,
        pickupAddressId: storeId ?? null,
        pickupType: null,
        perishableCode: 'P',
        isAddressInDeliveryZone: true,
        reservation: null,
      },
      flags: {
        trolleyNeedsReview: false,
        liquorCannotBeDelivered: false,
        isExpressDelivery: false,
        isFlexibleDelivery: false,
        isELockerPickupSlot: false,
        expressItemQuantityExceededWhenItemIsAdded: false,
      },
      serverNow: toInstant(world.clock.nowMs()),
    },
  };
}

export const sessionOperations = [
  operation({
    endpoint: 'session',
    tag,
    summary: 'Who the store takes this browser for, and on what terms.',
    isAdded: true,
    answer: ServerContext,
    handle: async ({ world, session }) => guestContext(world, await session.facts()),
  }),
  operation({
    endpoint: 'user',
    tag,
    summary: 'Whether somebody is signed in.',
    query: v.object({ isRetry: v.optional(v.picklist(['true', 'false'], 'is true or false')) }),
    answer: User,
    handle: () => ({ isLoggedIn: false, isShopper: false, email: null, scvId: null }),
  }),
];
