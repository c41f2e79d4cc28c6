import * as v from 'valibot';
import { ServerContext } from '../session/session.contract.ts';
import { NavLink } from '../shell/shell.contract.ts';
import { id, instantMs } from '../wire.ts';
import { type Method, pickupPlaceKinds, type PickupType, pickupTypes } from './fulfilment.words.ts';

/** A place where orders are picked up: a store, or a point that a store brings them to. */
export const PickupAddress = v.object({
  id,
  kind: v.picklist(pickupPlaceKinds),
  name: v.string(),
  /** Street, suburb, town and postcode on one line. */
  address: v.string(),
  suburb: v.string(),
  town: v.string(),
  region: v.string(),
  postcode: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  /** The store that packs for it: prices and stock are its. */
  fulfilmentStoreId: id,
  pickupTypes: v.array(v.picklist(pickupTypes)),
  isExpress: v.boolean(),
  /** How to find it, for people; null where the store's own signs do. */
  instructions: v.nullable(v.string()),
});
export type PickupAddress = v.InferOutput<typeof PickupAddress>;
export const PickupAddresses = v.object({ pickupAddresses: v.array(PickupAddress) });

/** The parts of the country, from north to south, with the places to pick up in each. */
export const PickupAreas = v.object({
  areas: v.array(v.object({ name: v.string(), pickupAddressIds: v.array(id) })),
});

/** When an order could be picked up next, for each way to pick up there; null when nothing is free for weeks. */
export const PickupAvailability = v.object({
  pickupAddressId: id,
  availability: v.array(
    v.pipe(
      v.object({ pickupType: v.picklist(pickupTypes), nextStart: v.nullable(instantMs) }),
      v.transform(({ pickupType, nextStart }) => ({ pickupType, nextStartMs: nextStart })),
    ),
  ),
});
export type PickupAvailability = v.InferOutput<typeof PickupAvailability>;

/** A store's pick up address has the id of the store. Without a type it is the first that the place has. */
export const PickupAddressChoice = v.strictObject({
  addressId: id,
  pickupType: v.optional(v.picklist(pickupTypes, 'is a way to pick up')),
});
export type PickupAddressChoice = v.InferOutput<typeof PickupAddressChoice>;

const Navs = v.object({ mainNavs: v.optional(v.array(NavLink)), specials: v.optional(v.array(NavLink)) });

/** The answer to a change of how or where: the terms from now on, and the links of the frame where they are others. */
export const FulfilmentChanged = v.intersect([
  v.pipe(
    v.looseObject(Navs.entries),
    v.transform(({ mainNavs, specials }) => ({ mainNavs: mainNavs ?? null, specials: specials ?? null })),
  ),
  v.pipe(
    ServerContext,
    v.transform((context) => ({ context })),
  ),
]);
export type FulfilmentChanged = {
  readonly context: ServerContext;
  readonly mainNavs: readonly NavLink[] | null;
  readonly specials: readonly NavLink[] | null;
};

export interface ChoiceService {
  chooseMethod(method: Method, signal?: AbortSignal): Promise<FulfilmentChanged>;
  chooseSuburb(suburbId: number, signal?: AbortSignal): Promise<FulfilmentChanged>;
  /** Chooses where orders are picked up: from then on prices and stock are those of its store. */
  choosePickupAddress(
    addressId: number,
    pickupType: PickupType | null,
    signal?: AbortSignal,
  ): Promise<FulfilmentChanged>;
  /** Chooses one of the shopper's addresses to deliver to. */
  chooseAddress(addressId: number, signal?: AbortSignal): Promise<FulfilmentChanged>;
  pickupAddresses(signal?: AbortSignal): Promise<v.InferOutput<typeof PickupAddresses>>;
  /** When an order could be picked up next there, for each way. */
  pickupAvailability(addressId: number, signal?: AbortSignal): Promise<PickupAvailability>;
}
