import * as v from 'valibot';
import { ServerContext, type ServerContextWire, User } from '#services/session/session.contract.ts';
import { guest } from '#services/session/session.rules.ts';
import { toInstant } from '#services/wire.ts';
import { type Ask, operation } from './operation.ts';
import type { StoreWorld } from './store-world.ts';

const tag = 'session';

/** The store a browser shops in. Nobody has chosen one yet, so it is the first. */
export const storeOf = async ({ world }: Pick<Ask<unknown, unknown, unknown>, 'world'>): Promise<number> =>
  world.catalogue.view.defaultStoreId;

function guestContext(world: StoreWorld, storeId: number): ServerContextWire {
  return {
    context: {
      shopper: { ...guest, updatedFromServer: true },
      fulfilment: {
        method: 'Courier',
        address: null,
        areaId: null,
        fulfilmentStoreId: storeId,
        suburb: null,
        suburbId: null,
        pickupAddressId: null,
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
    handle: async (ask) => guestContext(ask.world, await storeOf(ask)),
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
