import type { SnapshotFrom } from 'xstate';
import type { listingMachine } from './listing.machine.ts';

type Listing = SnapshotFrom<typeof listingMachine>;

const troubled = ['busy', 'failed', 'growing', 'stalled'] as const;

/** How the results stand; resting when those on show are the ones asked for. */
export const resultsOf = (listing: Listing) => troubled.find((tag) => listing.hasTag(tag)) ?? 'resting';
export type ResultsState = ReturnType<typeof resultsOf>;
export const hasSheetOpen = (listing: Listing) => listing.hasTag('sheet');
export const totalItemsOf = (listing: Listing) => listing.context.totalItems;
/** The long filters that are shown with all their choices. */
export const unfoldedOf = (listing: Listing) => listing.context.unfolded;
