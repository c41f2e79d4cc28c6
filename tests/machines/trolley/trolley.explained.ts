import type { Explained } from '../kit/explained.ts';

const knownAtOnce = 'Equivalent: a trolley that is known leads on to standing from there in the same step.';

export const explained: Explained = {
  'trolley wishes.send #1 guard dropped':
    'Equivalent: the trolley of nobody is never known, so that the choice before this one takes the event.',
  'trolley.knowing.arriving always #1 dropped':
    'Accepted: with nobody here, arriving asks, shows and hears exactly what away does.',
  'trolley.knowing.loading xstate.done.actor.loadTrolley #0 target moved to unknown': knownAtOnce,
  'trolley.knowing.clearing xstate.done.actor.clearTrolley #0 target moved to unknown': knownAtOnce,
  'trolley.knowing.uncleared clear.dismiss #0 target moved to unknown': knownAtOnce,
  'trolley.knowing.uncleared xstate.done.actor.askUncleared #0 target moved to unknown': knownAtOnce,
  'trolley.sending.pausing xstate.done.actor.pause #1 target moved to pausing':
    'Equivalent: what waited is on its way then, and with nothing that waits the pause ends in the same step.',
};
