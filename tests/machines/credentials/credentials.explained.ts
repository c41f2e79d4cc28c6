import type { Explained } from '../kit/explained.ts';

export const explained: Explained = {
  'credentials.email.proving.checking xstate.done.actor.checkPassword #0 action dropProof dropped':
    'Equivalent: sending the password has taken away already what was said of it.',
};
