import type { Reasons } from './unsent.ts';

/** Events that a chart knows and nothing in the shop sends, each with what happens in their place. */
export const sentByNobody: Reasons = {
  'favourites favourites.refresh': 'Favourites are read with each page, and nothing asks for them again within one.',
  'lastOrder lastOrder.reload': 'The order to come is read with each page; after a failure the next page asks again.',
  'loyalty count.reload': 'The way to the offers stands without their count, which the next page asks for again.',
  'navigation navigation.cancelled':
    'The router tells of no way that was given up: the newer way is told of, and the older one no longer counts.',
  'order wish.drop':
    'What the store did not keep can be tried again or said anew where it stands; nobody waves it away.',
  'settings settings.retry':
    'The page of a server error tries again by loading itself, and the chart begins anew; tabs that are simulated ask.',
  'shell shell.retry':
    'The built-in words stand in till the next page, which asks again by itself; tabs that are simulated ask.',
};

/** Events that a chart is told at any time, and that mean nothing to it now. */
export const ignoredByDesign: Reasons = {
  'consent page.view': 'Each page is told of, and only somebody who put the question aside is asked again.',
  'gate action.done': 'What was let through at once is done without having waited.',
  'gate action.failed': 'What was let through at once has failed without having waited.',
  'gate slots.enter': 'Every visit to the times is told of; nothing waits for one.',
  'gate words.ended': 'Words that nothing waits behind have been read.',
  'listing results.recall': 'Each visit says that what was left may be shown again; mostly nothing was.',
  'listSearch page.open': 'The page is opened again, and the list stands as it stood.',
  'shoppingList list.need': 'Each part of a page that shows the list asks for it; it is there or on its way.',
  'settings words.need': 'A page asks for words that are on their way already.',
};
