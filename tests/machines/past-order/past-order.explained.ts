import type { Explained } from '../kit/explained.ts';

export const explained: Explained = {
  'pastOrder.knowing.reading xstate.done.actor.loadOrder #0 target moved to missing':
    'Accepted: an order that is known shows as known, whatever was said of it before.',
};
