import type { SnapshotFrom } from 'xstate';
import { canRotateStrip } from '#services/display/slides.rules.ts';
import type { stripMachine } from './strip.machine.ts';

type Strip = SnapshotFrom<typeof stripMachine>;

/** Until it has been measured there may be more than what is in sight. */
export const hasMore = ({ context: { view } }: Strip): boolean => view === null || view.pageCount > 1;
export const isAtLimit = ({ context: { view } }: Strip, towards: 'next' | 'previous'): boolean =>
  view === null || (towards === 'next' ? view.isAtEnd : view.isAtStart);
/** There is something to pause, or to start again. */
export const isPausable = (strip: Strip): boolean => canRotateStrip(strip.context) && !strip.hasTag('manual');
