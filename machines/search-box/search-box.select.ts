import type { SnapshotFrom } from 'xstate';
import type { searchBoxMachine } from './search-box.machine.ts';
import { type Option, optionsIn } from './search-box.types.ts';

type SearchBox = SnapshotFrom<typeof searchBoxMachine>;

const nothing: readonly Option[] = [];

/** What stands under the box, in its order; empty while the list is closed. */
export const optionsOf = (box: SearchBox): readonly Option[] =>
  box.hasTag('shown') ? optionsIn(box.context.offer) : nothing;

/** The option that the arrow keys are on, counted from the first; none while they are in the text. */
export const activeOf = (box: SearchBox): number | null => (box.hasTag('offered') ? box.context.active : null);

/** How many suggestions there are for what is typed; null while that is not known or does not matter. */
export const countOf = (box: SearchBox): number | null =>
  box.hasTag('offered') ? optionsOf(box).length : box.hasTag('none') ? 0 : null;

/** Whether there is anything in the box to be cleared. */
export const hasText = (box: SearchBox): boolean => box.context.text !== '';
