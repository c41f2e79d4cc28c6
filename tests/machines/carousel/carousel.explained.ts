import type { Explained } from '../kit/explained.ts';

const ledOn = 'Equivalent: with nothing that holds them, held leads on to rotating in the same step.';

export const explained: Explained = {
  'carousel.resting always #0 target moved to held': ledOn,
  'carousel.rotating page.next #0 target moved to held': ledOn,
  'carousel.rotating page.previous #0 target moved to held': ledOn,
  'carousel.rotating page.choose #0 target moved to held': ledOn,
  'carousel.rotating xstate.after.interval.carousel.rotating #0 target moved to held': ledOn,
  'carousel.paused rotation.resume #0 target moved to held': ledOn,
  'carousel.held always #0 target moved to rotating':
    'Equivalent: where they may not turn, rotating leads on to resting in the same step.',
};
