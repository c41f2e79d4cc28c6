/** How groceries come to a shopper: brought to the door, or picked up. The specification's words; people read others. */
export const methods = ['Courier', 'Pickup'] as const;
export type Method = (typeof methods)[number];

/** The ways a pick up order is handed over. */
export const pickupTypes = ['ELocker', 'Locker', 'InStore', 'DirectToBoot', 'DriveUp', 'DriveThrough'] as const;
export type PickupType = (typeof pickupTypes)[number];

/** What may be brought to a suburb: everything, less of what is fresh or frozen, or only what keeps by itself. */
export const perishableCodes = ['P', 'L', 'N'] as const;
export type PerishableCode = (typeof perishableCodes)[number];

/** A store has a counter, parking or lockers of its own; a point is somewhere else that one store brings orders to. */
export const pickupPlaceKinds = ['store', 'point'] as const;

/** `flexible` comes within an hour of its own; `express` within the next few. */
export const slotKinds = ['standard', 'flexible', 'express'] as const;
export type SlotKind = (typeof slotKinds)[number];

/** `closed`: it is too late to order for it. `full`: nobody has a place left to give. */
export const slotStates = ['open', 'full', 'closed'] as const;
export type SlotState = (typeof slotStates)[number];

/** How far ahead a time can be chosen, and how many days are shown at a time. */
export const slotHorizonDays = 40;
export const slotWeekDays = 7;

/** Reported of a held slot that no time-out is set up for. */
export const noTimer = 'No reservation timer set';

/** Words of a search for a store that are longer are cut there. */
export const longestStoreSearch = 100;
