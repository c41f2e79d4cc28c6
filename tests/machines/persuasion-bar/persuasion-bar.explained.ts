import type { Explained } from '../kit/explained.ts';

const ledOn = 'Equivalent: that state leads on by itself to the same one in the same step.';

export const explained: Explained = {
  'persuasionBar.listed always #0 target moved to held': ledOn,
  'persuasionBar.turning rotation.pause #0 target moved to listed': ledOn,
  'persuasionBar.turning xstate.after.turn.persuasionBar.turning #0 target moved to held': ledOn,
  'persuasionBar.held rotation.pause #0 target moved to listed': ledOn,
  'persuasionBar.held always #0 target moved to turning': ledOn,
  'persuasionBar.paused rotation.resume #0 target moved to held': ledOn,
  'persuasionBar.paused always #0 target moved to turning': ledOn,
};
