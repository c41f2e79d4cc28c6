import type { Explained } from '../kit/explained.ts';

const listed =
  'Equivalent: only a list of hits can be put away, and it stands until something else is typed or chosen.';
const kept = 'Equivalent: with a place to show, what opens shows it in the same step.';
const stands = 'Equivalent: a signature stands only where it is on show, and the file without it was just to be saved.';

export const explained: Explained = {
  'inspector.searching.dismissed box.press #0 guard dropped': listed,
  'inspector.searching.dismissed hit.move #0 guard dropped': listed,
  'inspector.looking hit.choose #0 target moved to opening': kept,
  'inspector.looking place.show #0 target moved to opening': kept,
  'inspector.signing.standing sign.ask #0 guard dropped': stands,
  'inspector.signing.standing sign.withdraw #0 guard dropped': stands,
  'inspector.signing.standing sign.withdraw #0 action keepWithdrawn dropped': stands,
};
