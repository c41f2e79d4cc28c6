import type { Edge } from './unsent.ts';

/**
 * Events that no control sends, with the reason: they come from the network, from a clock, from another tab or from
 * another chart. "* name" means every chart that knows that event.
 */
export const fromTheEdge: Edge = {};

/** Events that a chart is told at any time, and that mean nothing to it now. */
export const ignoredByDesign: Readonly<Record<string, string>> = {
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
