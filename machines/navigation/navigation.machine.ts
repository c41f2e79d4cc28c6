import { assign, emit, sendParent, setup } from 'xstate';
import { currentHref, firstVisit, isMajor, pageOf, visit } from '#services/navigation/history.rules.ts';
import { hasModal } from '#services/navigation/outlets.rules.ts';
import { scrollAfter } from '#services/navigation/scroll.rules.ts';
import { isLatest, isNewer, isStale } from '../kit/index.ts';
import type {
  Arrival,
  NavigationContext,
  NavigationEvent,
  NavigationInput,
  NavigationReport,
  NavigationTag,
} from './navigation.types.ts';

const pageChanged = ({ context }: { context: NavigationContext }, { href, title = '' }: Arrival): NavigationReport => ({
  type: 'page.changed',
  from: context.lastPage,
  to: pageOf(href),
  title,
});

/** Where the visitor is and has been, as the router tells it, and whether a page is on its way. */
export const navigationMachine = setup({
  types: {} as {
    context: NavigationContext;
    events: NavigationEvent;
    emitted: NavigationReport;
    input: NavigationInput;
    tags: NavigationTag;
  },
  actions: {
    keepGeneration: assign((_, { generation }: { generation: number }) => ({ generation })),
    keepVisit: assign(({ context }, { href, move, keepsPlace = false }: Arrival) => ({
      visits: visit(context.visits, href, move),
      scrollTo: scrollAfter({
        from: currentHref(context.visits),
        to: href,
        lastPage: context.lastPage,
        move,
        keepsPlace,
      }),
    })),
    keepPage: assign((_, { href }: Arrival) => ({ lastPage: pageOf(href) })),
    emitPage: emit(pageChanged),
    reportPage: sendParent(pageChanged),
  },
  guards: {
    isLatest,
    isStale,
    isNewer,
    isModal: (_, { href }: { href: string }) => hasModal(href),
    isMajor: ({ context }, { href }: { href: string }) => isMajor(context.lastPage, href),
    isUnderModal: ({ context }) => hasModal(currentHref(context.visits)),
  },
  delays: { grace: 120, fade: 240 },
}).createMachine({
  id: 'navigation',
  description: 'Where the visitor is and has been, as the router tells it.',
  context: ({ input }) => ({
    visits: firstVisit(input.url),
    lastPage: pageOf(input.url),
    generation: 0,
    scrollTo: 'keep',
  }),
  type: 'parallel',
  states: {
    indicator: {
      description: 'Whether the visitor is told that a page is on its way.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No page is on its way.',
          meta: { rows: ['A4.45', 'A4.46'] },
          on: {
            'navigation.started': {
              guard: { type: 'isNewer', params: ({ event }) => event },
              target: 'pending',
              actions: { type: 'keepGeneration', params: ({ event }) => event },
            },
          },
        },
        pending: {
          description: 'A page is on its way; one that comes at once shows no indicator.',
          meta: { rows: ['A4.45'] },
          after: { grace: 'loading' },
          on: {
            'navigation.started': {
              guard: { type: 'isNewer', params: ({ event }) => event },
              actions: { type: 'keepGeneration', params: ({ event }) => event },
            },
            'navigation.ended': { guard: { type: 'isLatest', params: ({ event }) => event }, target: 'idle' },
            'navigation.cancelled': { guard: { type: 'isLatest', params: ({ event }) => event }, target: 'idle' },
            'navigation.failed': { guard: { type: 'isLatest', params: ({ event }) => event }, target: 'idle' },
          },
        },
        loading: {
          description: 'A page is on its way and the indicator says so.',
          meta: { rows: ['A4.45', 'B9.052', 'B9.053'], texts: ['B9.052'] },
          tags: 'indicating',
          on: {
            'navigation.started': {
              guard: { type: 'isNewer', params: ({ event }) => event },
              actions: { type: 'keepGeneration', params: ({ event }) => event },
            },
            'navigation.ended': { guard: { type: 'isLatest', params: ({ event }) => event }, target: 'fading' },
            'navigation.cancelled': { guard: { type: 'isLatest', params: ({ event }) => event }, target: 'fading' },
            'navigation.failed': { guard: { type: 'isLatest', params: ({ event }) => event }, target: 'fading' },
          },
        },
        fading: {
          description: 'The page is there; the indicator fades.',
          meta: { rows: ['A4.46'] },
          tags: ['indicating', 'fading'],
          after: { fade: 'idle' },
          on: {
            'navigation.started': {
              guard: { type: 'isNewer', params: ({ event }) => event },
              target: 'loading',
              actions: { type: 'keepGeneration', params: ({ event }) => event },
            },
          },
        },
      },
    },
    place: {
      description: 'Whether a routed modal is open over the page.',
      initial: 'arriving',
      states: {
        arriving: {
          description: 'The first URL of this page’s life is being read.',
          meta: { rows: ['B2.61'] },
          always: [{ guard: 'isUnderModal', target: 'underModal' }, { target: 'onPage' }],
        },
        onPage: {
          description: 'The page has the screen to itself and scrolls.',
          meta: { rows: ['B2.66', 'B2.68', 'B2.69', 'B2.70'] },
          on: {
            'navigation.ended': [
              { guard: { type: 'isStale', params: ({ event }) => event } },
              {
                guard: { type: 'isModal', params: ({ event }) => event },
                target: 'underModal',
                actions: { type: 'keepVisit', params: ({ event }) => event },
              },
              {
                guard: { type: 'isMajor', params: ({ event }) => event },
                actions: [
                  { type: 'keepVisit', params: ({ event }) => event },
                  { type: 'emitPage', params: ({ event }) => event },
                  { type: 'reportPage', params: ({ event }) => event },
                  { type: 'keepPage', params: ({ event }) => event },
                ],
              },
              { actions: { type: 'keepVisit', params: ({ event }) => event } },
            ],
          },
        },
        underModal: {
          description: 'A routed modal is open; the page under it keeps its place.',
          meta: { rows: ['B2.61', 'B2.67', 'B2.63'] },
          tags: 'modal',
          on: {
            'navigation.ended': [
              { guard: { type: 'isStale', params: ({ event }) => event } },
              {
                guard: { type: 'isModal', params: ({ event }) => event },
                actions: { type: 'keepVisit', params: ({ event }) => event },
              },
              {
                guard: { type: 'isMajor', params: ({ event }) => event },
                target: 'onPage',
                actions: [
                  { type: 'keepVisit', params: ({ event }) => event },
                  { type: 'emitPage', params: ({ event }) => event },
                  { type: 'reportPage', params: ({ event }) => event },
                  { type: 'keepPage', params: ({ event }) => event },
                ],
              },
              { target: 'onPage', actions: { type: 'keepVisit', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
  },
});
