import type { Explained } from '../kit/explained.ts';

export const explained: Explained = {
  'saverPurchase.resolving entry action startAsking dropped':
    'Equivalent: a press begins both counts anew, and so does a shopper who comes; nothing counts before it is asked.',
};
