import { slotDayOf } from '#services/fulfilment/slot-day.rules.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import { toDollars, toInstant } from '#services/wire.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { Hold } from './hold.ts';
import type { Terms } from './terms.ts';

type Told = ServerContextWire['context']['fulfilment'];

const instantOrNull = (ms: number | null | undefined): string | null => (ms == null ? null : toInstant(ms));

/** The terms and the slot that is held, in the words of the wire. */
export function fulfilmentTold(
  world: StoreWorld,
  terms: Terms,
  hold: Hold | null,
  { nowMs, feeCents }: { readonly nowMs: number; readonly feeCents: number | null },
): Told {
  const { choice, suburb, pickup } = terms;
  const slot = hold?.slot ?? null;
  return {
    method: terms.method,
    address: choice.address?.label ?? null,
    addressId: choice.address?.id ?? null,
    areaId: suburb?.areaId ?? null,
    fulfilmentStoreId: terms.storeId,
    storeName: world.places.store(terms.storeId)?.name ?? '',
    suburb: suburb?.name ?? null,
    suburbId: suburb?.id ?? null,
    pickupAddressId: pickup?.id ?? null,
    pickupAddressName: pickup?.name ?? null,
    pickupType: pickup ? choice.pickupType : null,
    perishableCode: suburb?.perishableCode ?? 'P',
    isAddressInDeliveryZone: suburb?.isInZone ?? true,
    slotId: slot?.id ?? null,
    selectedDate: slot?.day ?? null,
    startTime: instantOrNull(slot?.startMs),
    endTime: instantOrNull(slot?.endMs),
    cutOffTime: instantOrNull(slot?.cutOffMs),
    slotFee: feeCents === null ? null : toDollars(feeCents),
    isSlotToday: slot !== null && slot.day === slotDayOf(nowMs),
    itemsLimit: slot?.itemsLimit ?? null,
    expressFulfilment: {
      isExpressSlot: slot?.kind === 'express',
      expressPickUpFee: feeOf(slot, 'express', true),
      expressDeliveryFee: feeOf(slot, 'express', false),
      flexibleDeliveryFee: feeOf(slot, 'flexible', false),
    },
    isExpressAbandoned: choice.isExpressAbandoned,
    reservation:
      hold === null || hold.isOrders
        ? null
        : {
            reservationId: hold.reservationId,
            cutOffTime: instantOrNull(hold.slot.cutOffMs),
            heldUntilMs: hold.isTimed ? hold.heldUntilMs : null,
          },
  };
}

/** What this very slot costs; the settings say it of the others. */
const feeOf = (slot: Hold['slot'] | null, kind: string, isPickedUp: boolean): number | null =>
  slot?.kind === kind && (slot.pickupType !== null) === isPickedUp ? toDollars(slot.feeCents) : null;
