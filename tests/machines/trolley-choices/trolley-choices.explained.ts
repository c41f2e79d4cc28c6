import type { Explained } from '../kit/explained.ts';

const nothingLost = 'Equivalent: of what did not get lost there is nothing to try again and nothing to take away.';

export const explained: Explained = {
  'trolleyChoices.said choice.retry #0 guard dropped': nothingLost,
  'trolleyChoices.said choice.putBack #0 guard dropped': nothingLost,
};
