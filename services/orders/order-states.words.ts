/** How far an order has come, in this order; `cancelled` ends it at `placed`. */
export const orderStates = ['placed', 'picking', 'picked', 'onTheWay', 'completed', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** What has happened to an order, as its timeline tells it. */
export const orderHappenings = [
  'placed',
  'changed',
  'picking',
  'picked',
  'onTheWay',
  'completed',
  'cancelled',
] as const;
export type OrderHappening = (typeof orderHappenings)[number];

/** Which of their orders somebody wants to see. */
export const orderShows = ['all', 'current', 'past', 'cancelled'] as const;
export type OrderShow = (typeof orderShows)[number];
export const orderMonths = [1, 3, 6, 12] as const;
export const pastOrdersPageSize = 10;

/** Why an order cannot be changed, or a change of it came to an end by itself. A store may say others. */
export const unchangeableReasons = [
  'OrderAlreadyPicking',
  'CutOffPassed',
  'CancelledOrder',
  'OrderNotFound',
  'OrderUnderWay',
  'AnotherOrderInChange',
  'PaymentProviderNotSupported',
  'PaymentTypeNotSupported',
] as const;
export type UnchangeableReason = (typeof unchangeableReasons)[number];

/** Where something is put away at home. */
export const storageZones = ['fridge', 'freezer', 'pantry'] as const;
export type StorageZone = (typeof storageZones)[number];

/** Said of what is put into the trolley from orders: all of one order, or all that was ever bought. */
export const reorderSources = ['past-orders-all-items', 'past-orders-master-all-items'] as const;
