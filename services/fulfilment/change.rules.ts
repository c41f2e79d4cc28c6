import type { Fault } from '../fault.ts';
import type { Fulfilment } from '../session/session.contract.ts';
import type { Method, PickupType } from './fulfilment.words.ts';

/** One wish of how or where groceries come. */
export type FulfilmentWish =
  | { readonly type: 'method.choose'; readonly method: Method }
  | { readonly type: 'suburb.choose'; readonly suburbId: number }
  /** A store's pick up address has the id of the store; without a type it is the first that the place has. */
  | { readonly type: 'pickup.choose'; readonly addressId: number; readonly pickupType: PickupType | null }
  | { readonly type: 'address.choose'; readonly addressId: number };

/** How and where, as far as a change of it is told in words. */
export type Place = Pick<
  Fulfilment,
  | 'method'
  | 'fulfilmentStoreId'
  | 'storeName'
  | 'address'
  | 'suburb'
  | 'pickupAddressName'
  | 'pickupType'
  | 'perishableCode'
>;

export const placeOf = (fulfilment: Fulfilment | null): Place | null =>
  fulfilment && {
    method: fulfilment.method,
    fulfilmentStoreId: fulfilment.fulfilmentStoreId,
    storeName: fulfilment.storeName,
    address: fulfilment.address,
    suburb: fulfilment.suburb,
    pickupAddressName: fulfilment.pickupAddressName,
    pickupType: fulfilment.pickupType,
    perishableCode: fulfilment.perishableCode,
  };

/** Where orders are picked up now. While they are delivered, a place from before is remembered, but it does not hold. */
export const pickedUpAt = (fulfilment: Fulfilment | null) =>
  fulfilment?.method === 'Pickup' && fulfilment.pickupAddressId !== null
    ? { addressId: fulfilment.pickupAddressId, pickupType: fulfilment.pickupType }
    : null;

export const isSameWish = (one: FulfilmentWish, other: FulfilmentWish): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** Which products, prices and stock are on show: those of one store, less what is not brought to some areas. */
export const shelfOf = ({
  fulfilmentStoreId,
  perishableCode,
  isAddressInDeliveryZone,
}: Pick<Fulfilment, 'fulfilmentStoreId' | 'perishableCode' | 'isAddressInDeliveryZone'>): string =>
  [fulfilmentStoreId, perishableCode ?? '', isAddressInDeliveryZone ? '' : 'x'].join();

/** Why how and where cannot be chosen for now. */
export const orderIsChanging: Fault = {
  tag: 'refused',
  status: 409,
  code: 'OrderInChange',
  message: 'You’re changing an order, so how and where it comes stay as they are. Finish or leave that change first.',
};

/** Whoever asked is not who shops now: nothing came of it. */
export const userIsAnother: Fault = { tag: 'aborted', message: 'Somebody else is shopping here now.' };
