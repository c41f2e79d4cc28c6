import type { Explained } from '../kit/explained.ts';

export const explained: Explained = {
  'zone.notice.shown alert.dismiss #0 target moved to weighed':
    'Equivalent: what was put away is kept in the same step, and weighed it is put away.',
};
