import type { Explained } from '../kit/explained.ts';

export const explained: Explained = {
  'samples.responding held.told #2 dropped': 'Equivalent: the same is heard the same way wherever the chart is.',
};
