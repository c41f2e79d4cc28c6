import type { Explained } from '../kit/explained.ts';

export const explained: Explained = {
  'loyalty card.changed #0 guard dropped':
    'Equivalent: for whoever is no member everything begins anew with nobody, and comes to rest where it was.',
};
