import { assign, emit, setup } from 'xstate';
import type { PaginationContext, PaginationEvent, PaginationInput, PaginationReport } from './pagination.types.ts';

const within = ({ page, pages }: PaginationInput): PaginationContext => {
  const most = Math.max(1, Math.trunc(pages) || 1);
  return { page: Math.min(Math.max(1, Math.trunc(page) || 1), most), pages: most };
};

/** Which page of a list is shown. A choice that changes nothing, or that is no page, is not heard. */
export const paginationMachine = setup({
  types: {} as {
    context: PaginationContext;
    events: PaginationEvent;
    emitted: PaginationReport;
    input: PaginationInput;
  },
  actions: {
    keepPage: assign((_, { page }: { page: number }) => ({ page })),
    keepPages: assign((_, where: PaginationInput) => within(where)),
    stepBy: assign(({ context }, { by }: { by: 1 | -1 }) => ({ page: context.page + by })),
    reportPage: emit(({ context }) => ({ type: 'page.changed' as const, page: context.page })),
  },
  guards: {
    isAnotherPage: ({ context }, { page }: { page: number }) =>
      Number.isInteger(page) && page >= 1 && page <= context.pages && page !== context.page,
    isAlone: ({ context }) => context.pages === 1,
    isFirst: ({ context }) => context.page === 1,
    isLast: ({ context }) => context.page === context.pages,
  },
}).createMachine({
  id: 'pagination',
  description: 'Which page of a list is shown.',
  context: ({ input }) => within(input),
  initial: 'turning',
  states: {
    turning: {
      description: 'A page was chosen; which one of the list it is is found out.',
      meta: { rows: ['B4.073'] },
      always: [
        { guard: 'isAlone', target: 'alone' },
        { guard: 'isFirst', target: 'first' },
        { guard: 'isLast', target: 'last' },
        { target: 'middle' },
      ],
    },
    alone: {
      description: 'There is one page: there is nothing to choose.',
      meta: { rows: ['B4.075', 'B4.076'] },
    },
    first: {
      description: 'The first page is shown: there is none before it.',
      meta: { rows: ['B4.075'] },
      on: { 'next.press': { target: 'turning', actions: [{ type: 'stepBy', params: { by: 1 } }, 'reportPage'] } },
    },
    middle: {
      description: 'A page between two others is shown.',
      meta: { rows: ['B4.073'] },
      on: {
        'next.press': { target: 'turning', actions: [{ type: 'stepBy', params: { by: 1 } }, 'reportPage'] },
        'previous.press': { target: 'turning', actions: [{ type: 'stepBy', params: { by: -1 } }, 'reportPage'] },
      },
    },
    last: {
      description: 'The last page is shown: none follows.',
      meta: { rows: ['B4.076'] },
      on: { 'previous.press': { target: 'turning', actions: [{ type: 'stepBy', params: { by: -1 } }, 'reportPage'] } },
    },
  },
  on: {
    'page.select': {
      guard: { type: 'isAnotherPage', params: ({ event }) => event },
      target: '.turning',
      actions: [{ type: 'keepPage', params: ({ event }) => event }, 'reportPage'],
    },
    'pages.follow': { target: '.turning', actions: { type: 'keepPages', params: ({ event }) => event } },
  },
});
