import { setup } from 'xstate';
import type { AsideEvent, AsideTag } from './aside.types.ts';

/** Something that stands over the page makes way for what has the focus beneath it. */
export const asideMachine = setup({
  types: {} as { events: AsideEvent; tags: AsideTag },
}).createMachine({
  id: 'aside',
  description: 'Something that stands over the page, and whether it is in the way.',
  initial: 'inPlace',
  states: {
    inPlace: {
      description: 'It stands where it belongs and covers nothing that has the focus.',
      meta: { rows: ['B1.23'] },
      on: { 'focus.covered': 'aside' },
    },
    aside: {
      description: 'What has the focus lies under it, so it has moved out of sight.',
      meta: { rows: ['B1.23'] },
      tags: 'aside',
      on: { 'focus.cleared': 'inPlace' },
    },
  },
});
