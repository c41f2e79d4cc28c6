import { setup } from 'xstate';
import { type CollapsibleEvent, type CollapsibleTag, largeFromPx } from './collapsible.types.ts';

/** A part of the page that can be folded away. Small screens begin with it folded, larger ones with it open. */
export const collapsibleMachine = setup({
  types: {} as { context: object; events: CollapsibleEvent; tags: CollapsibleTag },
  guards: {
    isSmall: (_, { widthPx }: { widthPx: number }) => widthPx < largeFromPx,
    isLarge: (_, { widthPx }: { widthPx: number }) => widthPx >= largeFromPx,
  },
}).createMachine({
  id: 'collapsible',
  description: 'A part of the page that can be folded away.',
  context: {},
  initial: 'unmeasured',
  states: {
    unmeasured: {
      description: 'It is open in the page as it was sent; nobody has said yet how wide the screen is.',
      meta: { rows: ['B4.068'] },
      tags: ['open', 'unmeasured'],
      on: {
        'screen.resize': [
          { guard: { type: 'isSmall', params: ({ event }) => event }, target: 'small' },
          { target: 'large' },
        ],
      },
    },
    small: {
      description: 'The screen is small; a turn to a larger one opens it.',
      initial: 'collapsed',
      states: {
        collapsed: {
          description: 'It is folded away, as it begins on a small screen.',
          meta: { rows: ['B4.069'], texts: ['B4.072', 'collapsible.expand'] },
          on: { 'toggle.press': 'open' },
        },
        open: {
          description: 'It was opened on the small screen.',
          meta: { rows: ['B4.069', 'B4.071'], texts: ['B4.072', 'collapsible.collapse'] },
          tags: 'open',
          on: { 'toggle.press': 'collapsed' },
        },
      },
      on: { 'screen.resize': { guard: { type: 'isLarge', params: ({ event }) => event }, target: 'large' } },
    },
    large: {
      description: 'The screen is a larger one; a turn to a small one folds it away.',
      initial: 'open',
      states: {
        open: {
          description: 'It is open, as it begins on a larger screen.',
          meta: { rows: ['B4.068', 'B4.070'], texts: ['B4.072', 'collapsible.collapse'] },
          tags: 'open',
          on: { 'toggle.press': 'collapsed' },
        },
        collapsed: {
          description: 'It was folded away on the larger screen.',
          meta: { rows: ['B4.071'], texts: ['B4.072', 'collapsible.expand'] },
          on: { 'toggle.press': 'open' },
        },
      },
      on: { 'screen.resize': { guard: { type: 'isSmall', params: ({ event }) => event }, target: 'small' } },
    },
  },
});
