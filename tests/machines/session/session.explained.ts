import type { Explained } from '../kit/explained.ts';

export const explained: Explained = {
  'session.question.confirming.asking xstate.error.actor.askAgain #1 action raiseFailed dropped':
    'Equivalent: nobody is asked a second time before somebody has been taken for signed in, and that is when it counts.',
};
