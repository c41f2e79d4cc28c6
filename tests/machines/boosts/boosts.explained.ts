import type { Explained } from '../kit/explained.ts';

export const explained: Explained = {
  'boosts card.changed #0 guard dropped':
    'Equivalent: for whoever is no member everything begins anew with nobody, and rests where it was.',
};
