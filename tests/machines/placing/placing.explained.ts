import type { Explained } from '../kit/explained.ts';

export const explained: Explained = {
  'placing.resolving entry action startAsking dropped':
    'Equivalent: whoever begins to be asked for has just been sent or found, with nothing counted yet.',
};
