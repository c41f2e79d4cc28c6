import type { Explained } from '../kit/explained.ts';

const ledOn = 'Equivalent: that state leads on by itself to the same one in the same step.';
const nothingLost = 'Equivalent: where nothing of that name was lost there is nothing to change.';
const typesAsSomebody = 'Equivalent: nobody is never typing, for whoever types is somebody and leaving ends it.';

export const explained: Explained = {
  'order wish.retry #0 guard dropped': nothingLost,
  'order wish.drop #0 guard dropped': nothingLost,
  'order.knowing.loading always #0 target moved to checking': ledOn,
  'order.knowing.resting always #0 target moved to checking': ledOn,
  'order.knowing.checking always #1 target moved to resting': ledOn,
  'order.knowing.outdated always #0 target moved to checking': ledOn,
  'order.knowing.outdated always #1 target moved to resting': ledOn,
  'order.knowing.unknown always #0 target moved to resting': ledOn,
  'order.typing.going text.type #0 guard dropped': typesAsSomebody,
};
