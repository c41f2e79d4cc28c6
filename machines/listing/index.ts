export { listingMachine } from './listing.machine.ts';
export { hasSheetOpen, resultsOf, type ResultsState, totalItemsOf, unfoldedOf } from './listing.select.ts';
export { type ListingEvent, type ListingTag, listingCarriage } from './listing.types.ts';
