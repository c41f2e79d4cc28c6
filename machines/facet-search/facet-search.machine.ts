import { assign, setup } from 'xstate';
import type { FacetSearchContext, FacetSearchEvent, FacetSearchTag } from './facet-search.types.ts';

/** Finding one choice among many: what is typed narrows them, and the count is spoken when the typing pauses. */
export const facetSearchMachine = setup({
  types: {} as { context: FacetSearchContext; events: FacetSearchEvent; tags: FacetSearchTag },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    clearText: assign({ text: '' }),
  },
  guards: { hasWords: (_, { text }: { text: string }) => text.trim() !== '' },
  delays: { pause: 400 },
}).createMachine({
  id: 'facetSearch',
  description: 'Finding one choice among the many of a filter.',
  context: { text: '' },
  initial: 'whole',
  states: {
    whole: {
      description: 'Every choice is shown; nothing is typed.',
      meta: { rows: ['A2.173'] },
    },
    typing: {
      description: 'Only what matches is shown; how many are left is not spoken while the shopper types.',
      meta: { rows: ['A2.173'] },
      tags: 'narrowed',
      after: { pause: 'narrowed' },
    },
    narrowed: {
      description: 'Only what matches is shown, and how many are left was said.',
      meta: { rows: ['A2.173'] },
      tags: ['narrowed', 'said'],
    },
  },
  on: {
    'text.type': [
      {
        guard: { type: 'hasWords', params: ({ event }) => event },
        target: '.typing',
        actions: { type: 'keepText', params: ({ event }) => event },
      },
      { target: '.whole', actions: { type: 'keepText', params: ({ event }) => event } },
    ],
    'text.clear': { target: '.whole', actions: 'clearText' },
  },
});
