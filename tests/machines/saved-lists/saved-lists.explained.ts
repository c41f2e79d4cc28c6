import type { Explained } from '../kit/explained.ts';

export const explained: Explained = {
  'savedLists.open list.gone #0 action dropList dropped':
    'Equivalent: the word is only raised where the list has just been dropped with its task.',
  'savedLists.change item.want #0 guard dropped': 'Equivalent: of what is not on the list nothing is kept or told.',
  'savedLists.change.resting always #0 target moved to failed':
    'Equivalent: nothing has failed there, so failed leads on to sending in the same step.',
};
