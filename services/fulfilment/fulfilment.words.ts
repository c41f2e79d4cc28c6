/** The ways a pick up order is handed over. */
export const pickupTypes = ['ELocker', 'Locker', 'InStore', 'DirectToBoot', 'DriveUp', 'DriveThrough'] as const;
export type PickupType = (typeof pickupTypes)[number];

/** Words of a search for a store that are longer are cut there. */
export const longestStoreSearch = 100;
