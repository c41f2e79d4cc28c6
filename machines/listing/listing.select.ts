import type { SnapshotFrom } from 'xstate';
import type { listingMachine } from './listing.machine.ts';

type Listing = SnapshotFrom<typeof listingMachine>;

export const isBusy = (listing: Listing) => listing.hasTag('busy');
export const hasSheetOpen = (listing: Listing) => listing.hasTag('sheet');
export const totalItemsOf = (listing: Listing) => listing.context.totalItems;
/** The long filters that are shown with all their choices. */
export const unfoldedOf = (listing: Listing) => listing.context.unfolded;
