import * as v from 'valibot';
import { zones } from '../fulfilment/zone.rules.ts';
import type { ServerContext } from '../session/session.contract.ts';
import { id } from '../wire.ts';

const line = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'is missing'),
    v.maxLength(most, 'is too long'),
    v.check((text) => !/\p{Cc}/u.test(text), 'has a character that cannot be printed'),
  );

export const Suburb = v.object({ id, name: v.string(), town: v.string(), region: v.string(), postcode: v.string() });
export type Suburb = v.InferOutput<typeof Suburb>;
export const Suburbs = v.object({ search: v.string(), suburbs: v.array(Suburb) });
export type Suburbs = v.InferOutput<typeof Suburbs>;

/** An address as a look-up finds it; `label` is the whole of it on one line. */
export const FoundAddress = v.object({
  id,
  label: v.string(),
  street: v.string(),
  suburb: v.string(),
  suburbId: id,
  town: v.string(),
  postcode: v.string(),
  ruralDelivery: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type FoundAddress = v.InferOutput<typeof FoundAddress>;
export const FoundAddresses = v.object({ search: v.string(), addresses: v.array(FoundAddress) });
export type FoundAddresses = v.InferOutput<typeof FoundAddresses>;

/** An address as a shopper gives it: looked up or typed, but always in a suburb of ours. */
export const AddressPayload = v.strictObject({
  street: line(120),
  suburbId: id,
  ruralDelivery: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
});
export type AddressPayload = v.InferOutput<typeof AddressPayload>;

/** One of the shopper's addresses, as the store keeps it. */
export const ShopperAddress = v.object({
  id,
  /** The number and the road. */
  street1: v.string(),
  /** What stands before it: a flat, a building; empty for most. */
  street2: v.string(),
  suburb: v.string(),
  suburbId: id,
  town: v.string(),
  postcode: v.string(),
  ruralDelivery: v.nullable(v.number()),
  isPrimary: v.boolean(),
  /** What may be brought there; absent where it is everything. */
  zone: v.optional(v.picklist(zones)),
  /** The whole of it on one line. */
  label: v.string(),
});
export type ShopperAddress = v.InferOutput<typeof ShopperAddress>;
/** The primary one first. */
export const ShopperAddresses = v.object({ shopperAddresses: v.array(ShopperAddress) });
export type ShopperAddresses = v.InferOutput<typeof ShopperAddresses>;

/** A change of one address: the same fields as a new one, and which it is. */
export const AddressUpdate = v.strictObject({ ...AddressPayload.entries, id });
export type AddressUpdate = v.InferOutput<typeof AddressUpdate>;

/** Of shoppers alone: nobody else has addresses here. */
export interface ShopperAddressesService {
  list(signal?: AbortSignal): Promise<ShopperAddresses>;
  /** Keeps one more; one that is kept already stays the one it is. */
  add(address: AddressPayload, signal?: AbortSignal): Promise<ServerContext>;
  update(address: AddressUpdate, signal?: AbortSignal): Promise<ServerContext>;
  remove(addressId: number, signal?: AbortSignal): Promise<ServerContext>;
}

export interface AddressService {
  /** Suburbs whose name or postcode begins like this. */
  suburbs(search: string, signal?: AbortSignal): Promise<Suburbs>;
  /** Addresses that begin like this, of one suburb when it is known. */
  find(search: string, suburbId: number | null, signal?: AbortSignal): Promise<FoundAddresses>;
}
