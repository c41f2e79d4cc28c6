import { assign, emit, enqueueActions, setup } from 'xstate';
import {
  fallbackItemWidth,
  pageOfSlide,
  slidePages,
  slidesOnPage,
  slidesPerPage,
} from '#services/display/slides.rules.ts';
import type {
  CarouselContext,
  CarouselEvent,
  CarouselInput,
  CarouselReport,
  CarouselTag,
  Hold,
  Measured,
} from './carousel.types.ts';

type Change = Partial<CarouselContext>;

/** The page and the sizes decide where the row of slides stands. */
function placed(context: CarouselContext, change: Change): Change {
  const next = { ...context, ...change };
  const pages = slidePages(next);
  const currentPage = ((next.currentPage % pages) + pages) % pages;
  if (next.containerWidth === 0 || next.itemCount === 0)
    return { ...change, currentPage, range: null, translate: 0, isRangeNew: false };
  const range = slidesOnPage(next, currentPage);
  return {
    ...change,
    currentPage,
    range,
    translate: range.from === 0 ? 0 : -(range.from * next.containerWidth) / slidesPerPage(next),
    isRangeNew: range.from !== context.range?.from || range.to !== context.range.to,
  };
}

/** Other sizes: the slide with focus stays in sight, or the one that stood first. */
const resized = (context: CarouselContext, { containerWidth, itemWidth, focusedItem }: Measured): Change => {
  const sizes = { containerWidth, itemWidth: itemWidth > 0 ? itemWidth : fallbackItemWidth };
  const item = focusedItem ?? context.range?.from ?? 0;
  return placed(context, { ...sizes, currentPage: pageOfSlide({ ...context, ...sizes }, item) });
};

const canRotate = (context: CarouselContext): boolean =>
  context.intervalMs !== null && !context.isMotionReduced && context.range !== null && slidePages(context) > 1;

/** Slides in pages that wrap around, turned by hand or by themselves. */
export const carouselMachine = setup({
  types: {} as {
    context: CarouselContext;
    events: CarouselEvent;
    emitted: CarouselReport;
    input: CarouselInput;
    tags: CarouselTag;
  },
  actions: {
    turnPages: assign(({ context }, { by }: { by: number }) =>
      placed(context, { currentPage: context.currentPage + by, turnedBy: 'hand' }),
    ),
    turnByTimer: assign(({ context }) => placed(context, { currentPage: context.currentPage + 1, turnedBy: 'timer' })),
    keepPage: assign(({ context }, { page }: { page: number }) =>
      placed(context, { currentPage: page, turnedBy: 'hand' }),
    ),
    keepCount: assign(({ context }, { itemCount }: { itemCount: number }) => placed(context, { itemCount })),
    keepSizes: assign(({ context }, sizes: Measured) => resized(context, sizes)),
    keepHold: assign(({ context }, { by }: { by: Hold }) => ({
      holds: [...context.holds.filter((hold) => hold !== by), by],
    })),
    dropHold: assign(({ context }, { by }: { by: Hold }) => ({ holds: context.holds.filter((hold) => hold !== by) })),
    keepMotion: assign((_, { isReduced }: { isReduced: boolean }) => ({ isMotionReduced: isReduced })),
    reportRange: enqueueActions(({ context: { range, isRangeNew }, enqueue }) => {
      if (range && isRangeNew) enqueue(emit({ type: 'range.changed', ...range }));
    }),
  },
  guards: {
    canRotate: ({ context }) => canRotate(context),
    isBarred: ({ context }) => !canRotate(context),
    isHeld: ({ context }) => context.holds.length > 0,
    isFree: ({ context }) => context.holds.length === 0,
    isPage: ({ context }, { page }: { page: number }) =>
      context.range !== null && page >= 0 && page < slidePages(context),
    isMeasured: (_, { containerWidth }: { containerWidth: number }) => containerWidth > 0,
  },
  delays: { interval: ({ context }) => context.intervalMs ?? 0 },
}).createMachine({
  id: 'carousel',
  description: 'Slides in pages that wrap around, turned by hand or by themselves.',
  context: ({ input }) => ({
    ...input,
    itemWidth: fallbackItemWidth,
    containerWidth: 0,
    currentPage: 0,
    translate: 0,
    holds: [],
    isMotionReduced: false,
    turnedBy: 'nobody',
    range: null,
    isRangeNew: false,
  }),
  initial: 'resting',
  states: {
    resting: {
      description:
        'Pages turn by hand alone: more was not asked for, motion is unwanted, or one page holds everything.',
      meta: { rows: ['B4.042', 'B4.043', 'B4.045', 'B4.046', 'B4.047', 'B4.O3'] },
      always: { guard: 'canRotate', target: 'rotating' },
    },
    rotating: {
      description: 'The next page comes by itself; a page turned by hand has the whole time again.',
      meta: { rows: ['B4.044', 'B4.048', 'B9.023'] },
      tags: 'rotating',
      after: { interval: { target: 'rotating', reenter: true, actions: ['turnByTimer', 'reportRange'] } },
      always: [
        { guard: 'isBarred', target: 'resting' },
        { guard: 'isHeld', target: 'held' },
      ],
      on: {
        'page.next': {
          target: 'rotating',
          reenter: true,
          actions: [{ type: 'turnPages', params: { by: 1 } }, 'reportRange'],
        },
        'page.previous': {
          target: 'rotating',
          reenter: true,
          actions: [{ type: 'turnPages', params: { by: -1 } }, 'reportRange'],
        },
        'page.choose': {
          guard: { type: 'isPage', params: ({ event }) => event },
          target: 'rotating',
          reenter: true,
          actions: [{ type: 'keepPage', params: ({ event }) => event }, 'reportRange'],
        },
        'rotation.pause': 'paused',
      },
    },
    held: {
      description: 'The page stays while a pointer rests on it, focus is in it or nobody looks at it.',
      meta: { rows: ['B4.O4'] },
      always: [
        { guard: 'isBarred', target: 'resting' },
        { guard: 'isFree', target: 'rotating' },
      ],
      on: { 'rotation.pause': 'paused' },
    },
    paused: {
      description: 'The pages were stopped by the button and stay so until it is pressed again.',
      meta: { rows: ['B4.O4'] },
      tags: 'paused',
      on: { 'rotation.resume': { guard: 'canRotate', target: 'rotating' } },
    },
  },
  on: {
    'page.next': { actions: [{ type: 'turnPages', params: { by: 1 } }, 'reportRange'] },
    'page.previous': { actions: [{ type: 'turnPages', params: { by: -1 } }, 'reportRange'] },
    'page.choose': {
      guard: { type: 'isPage', params: ({ event }) => event },
      actions: [{ type: 'keepPage', params: ({ event }) => event }, 'reportRange'],
    },
    'items.counted': { actions: [{ type: 'keepCount', params: ({ event }) => event }, 'reportRange'] },
    'size.measured': {
      guard: { type: 'isMeasured', params: ({ event }) => event },
      actions: [{ type: 'keepSizes', params: ({ event }) => event }, 'reportRange'],
    },
    'hold.start': { actions: { type: 'keepHold', params: ({ event }) => event } },
    'hold.end': { actions: { type: 'dropHold', params: ({ event }) => event } },
    'motion.learned': { actions: { type: 'keepMotion', params: ({ event }) => event } },
  },
});
