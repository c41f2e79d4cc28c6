import type { Explained } from '../kit/explained.ts';

const askedAnew = 'Equivalent: asking whether the card goes has taken away already what was said before.';

export const explained: Explained = {
  'myOnecard.shown.leaving leave.keep #0 action dropAnswer dropped': askedAnew,
  'myOnecard.shown.leaving leave.confirm #0 action dropAnswer dropped': askedAnew,
};
