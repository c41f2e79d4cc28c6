import type { Explained } from '../kit/explained.ts';

export const explained: Explained = {
  'navigation.place.onPage navigation.ended #1 target moved to arriving':
    'Equivalent: the address is kept before, and arriving at an address with a modal leads on to it in the same step.',
};
