import type { ServerContextWire } from '#services/session/session.contract.ts';

/** How, where and when of somebody who has chosen nothing. */
export const fulfilmentWire: ServerContextWire['context']['fulfilment'] = {
  method: 'Courier',
  address: null,
  addressId: null,
  areaId: null,
  fulfilmentStoreId: 1,
  storeName: 'Kete Ponsonby',
  suburb: null,
  suburbId: null,
  pickupAddressId: null,
  pickupAddressName: null,
  pickupType: null,
  perishableCode: 'P',
  isAddressInDeliveryZone: true,
  slotId: null,
  selectedDate: null,
  startTime: null,
  endTime: null,
  cutOffTime: null,
  slotFee: null,
  isSlotToday: false,
  itemsLimit: null,
  expressFulfilment: {
    isExpressSlot: false,
    expressPickUpFee: null,
    expressDeliveryFee: null,
    flexibleDeliveryFee: null,
  },
  isExpressAbandoned: false,
  reservation: null,
};
