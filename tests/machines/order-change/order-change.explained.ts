import type { Explained } from '../kit/explained.ts';

const twice =
  'Equivalent: what the store does not call changeable is kept from being begun in two places, and this is one.';
const stepThrough = 'Equivalent: that state is left in the same step for the same reason, before anything is asked.';
const unsaid = 'Accepted: an answer that has nothing to tell is shown nowhere, and is not asked for again.';

export const explained: Explained = {
  'orderChange.beginning.known change.begin #0 guard dropped': twice,
  'orderChange.beginning.reading xstate.done.actor.readOrder #0 guard dropped': twice,
  'orderChange.beginning.starting change.begin #0 action keepBegun dropped':
    'Equivalent: the order cannot be another one while its change is being begun.',
  'orderChange.standing.givingUp always #0 target moved to changing': stepThrough,
  'orderChange.comparing.compared always #0 target moved to reckoning': stepThrough,
  'orderChange.comparing.unreckoned always #0 target moved to reckoning': stepThrough,
  'orderChange.checking.asking xstate.done.actor.checkChange #1 dropped': unsaid,
  'orderChange.checking.asking xstate.done.actor.checkChange #1 action keepCheck dropped': unsaid,
};
