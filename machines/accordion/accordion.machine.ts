import { assign, emit, setup } from 'xstate';
import type { AccordionContext, AccordionEvent, AccordionInput, AccordionReport } from './accordion.types.ts';

/** Headings that open what stands below them: one at a time, or as many as wanted. */
export const accordionMachine = setup({
  types: {} as {
    context: AccordionContext;
    events: AccordionEvent;
    emitted: AccordionReport;
    input: AccordionInput;
  },
  actions: {
    keepOpened: assign(({ context }, { key }: { key: string }) => ({
      open: context.allowsMany ? [...context.open, key] : [key],
    })),
    keepClosed: assign(({ context }, { key }: { key: string }) => ({
      open: context.open.filter((one) => one !== key),
    })),
    reportOpened: emit((_, { heading }: { heading: string }) => ({ type: 'item.opened' as const, heading })),
  },
  guards: {
    isOpen: ({ context }, { key }: { key: string }) => context.open.includes(key),
    isLastOpen: ({ context }, { key }: { key: string }) => context.open.length === 1 && context.open[0] === key,
  },
}).createMachine({
  id: 'accordion',
  description: 'Headings that open what stands below them.',
  context: ({ input }) => ({ allowsMany: input.allowsMany, open: [] }),
  initial: 'collapsed',
  states: {
    collapsed: {
      description: 'Only the headings are shown.',
      meta: { rows: ['B4.056', 'B4.057', 'B4.058'] },
      on: {
        'item.toggle': {
          target: 'expanded',
          actions: [
            { type: 'keepOpened', params: ({ event }) => event },
            { type: 'reportOpened', params: ({ event }) => event },
          ],
        },
      },
    },
    expanded: {
      description: 'What stands below at least one heading is shown.',
      meta: { rows: ['B4.056', 'B4.057', 'B4.058', 'B4.059', 'B4.060'] },
      on: {
        'item.toggle': [
          {
            guard: { type: 'isLastOpen', params: ({ event }) => event },
            target: 'collapsed',
            actions: { type: 'keepClosed', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOpen', params: ({ event }) => event },
            actions: { type: 'keepClosed', params: ({ event }) => event },
          },
          {
            actions: [
              { type: 'keepOpened', params: ({ event }) => event },
              { type: 'reportOpened', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
  },
});
