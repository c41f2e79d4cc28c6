import type { Explained } from '../kit/explained.ts';

export const explained: Explained = {
  'checkout step.visit #14 guard dropped':
    'Equivalent: it is the last step there is, and every other one has a choice before it.',
};
