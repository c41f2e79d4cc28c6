import type { Explained } from '../kit/explained.ts';

export const explained: Explained = {
  'playback list.close #0 target moved to opening':
    'Equivalent: a list that was closed has no moments, so that what opens is empty in the same step.',
  'playback list.grow #0 guard dropped':
    'Equivalent: where there is no list there is no branch whose moments could be counted.',
  'playback fork.press #0 target moved to playing':
    'Equivalent: another way ends where it begins, so that it has ended in the same step.',
  'playback.playing list.grow #0 dropped': 'Equivalent: the same is heard the same way wherever the chart is.',
};
