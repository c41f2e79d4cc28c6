export { carouselMachine } from './carousel.machine.ts';
export { hasArrows, hasPauseButton, isInSight, pagesOf, perPageOf } from './carousel.select.ts';
export type {
  CarouselContext,
  CarouselEvent,
  CarouselInput,
  CarouselReport,
  CarouselTag,
  Hold,
  Measured,
} from './carousel.types.ts';
