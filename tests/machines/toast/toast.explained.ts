import type { Explained } from '../kit/explained.ts';

const ledOn = 'Equivalent: without a word, it leads on to empty in the same step.';

export const explained: Explained = {
  'toast toast.close #0 guard dropped': 'Equivalent: a word that is not there cannot be taken away.',
  'toast.showing always #0 dropped': ledOn,
  'toast.lasting always #0 target moved to showing': ledOn,
  'toast.held always #0 target moved to showing': ledOn,
  'toast.showing always #0 target moved to showing':
    'Equivalent: nobody holds words there, so showing without a word is what empty is.',
};
