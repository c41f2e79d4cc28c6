import type { Explained } from '../kit/explained.ts';

const neverAsked = 'Equivalent: it is the page it knows already, or one that it never closes by.';

export const explained: Explained = {
  'popup.open place.change #1 dropped': neverAsked,
  'popup.open place.change #1 action keepPlace dropped': neverAsked,
};
