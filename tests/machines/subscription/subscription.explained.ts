import type { Explained } from '../kit/explained.ts';

export const explained: Explained = {
  'subscription.cancelling.asked cancel.dismiss #0 action endCancel dropped':
    'Equivalent: while it is only asked about, nothing is kept of giving it up.',
  'subscription.cancelling.cancelled cancel.dismiss #0 action endCancel dropped':
    'Equivalent: what was kept of giving it up went when the store had answered.',
  'subscription.changing.changed card.dismiss #0 action endCard dropped':
    'Equivalent: what was kept of the change went when the store had answered.',
};
