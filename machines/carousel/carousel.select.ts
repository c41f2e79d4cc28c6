import type { SnapshotFrom } from 'xstate';
import { slidePages, slidesPerPage } from '#services/display/slides.rules.ts';
import type { carouselMachine } from './carousel.machine.ts';

type Carousel = SnapshotFrom<typeof carouselMachine>;

/** 0 until the room has been measured: nobody knows yet. */
export const pagesOf = ({ context }: Carousel): number => (context.range ? slidePages(context) : 0);
export const perPageOf = ({ context }: Carousel): number | null => (context.range ? slidesPerPage(context) : null);
/** Always when the slides turn by themselves, otherwise when there is another page. */
export const hasArrows = ({ context }: Carousel): boolean => context.intervalMs !== null || slidePages(context) > 1;
/** There is something to pause, or to start again. */
export const hasPauseButton = ({ context }: Carousel): boolean =>
  context.intervalMs !== null && !context.isMotionReduced && slidePages(context) > 1;
export const isInSight = ({ context: { range } }: Carousel, item: number): boolean =>
  range === null || (item >= range.from && item <= range.to);
