import { createHmac } from 'node:crypto';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import { guest } from '#services/session/session.rules.ts';
import { toInstant } from '#services/wire.ts';
import type { Person } from '../db/repositories/accounts.ts';
import type { StoreWorld } from './store-world.ts';
import type { Known } from './visitor-session.ts';

type Shopper = ServerContextWire['context']['shopper'];

function shopperOf(person: Person | null, serverKey: string): Shopper {
  const told = { ...guest, sessionGroups: [], oneCardBalance: { ...guest.oneCardBalance }, updatedFromServer: true };
  if (!person) return told;
  const { scvId, shopper } = person;
  return {
    ...told,
    isLoggedIn: true,
    isShopper: shopper !== null,
    firstName: shopper?.firstName ?? null,
    orderCount: shopper?.orderCount ?? 0,
    hasOnecard: shopper?.onecardNumber != null,
    shopperScvId: scvId,
    shopperIdHash: createHmac('sha256', serverKey).update(scvId).digest('base64url').slice(0, 22),
  };
}

/** Who is shopping and on what terms. The method is Courier until that can be chosen too. */
export function contextOf(world: StoreWorld, { facts, person }: Known): ServerContextWire {
  const { storeId } = facts;
  return {
    context: {
      shopper: shopperOf(person, world.serverKey),
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
