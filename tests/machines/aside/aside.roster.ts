import { asideMachine } from '#machines/aside/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'aside',
  machine: asideMachine,
  inputs: [{}],
  events: () => [{ type: 'focus.covered' }, { type: 'focus.cleared' }],
  answers: {},
  shape: () => null,
};
