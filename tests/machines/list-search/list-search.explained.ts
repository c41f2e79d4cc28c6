import type { Explained } from '../kit/explained.ts';

const shownNowhere = 'Equivalent: a list that is done shows no line, and whichever way leads back names the line.';

export const explained: Explained = {
  'listSearch.shopping line.add #0 action goOn dropped': shownNowhere,
  'listSearch.shopping line.skip #0 action goOn dropped': shownNowhere,
};
