import type { Explained } from '../kit/explained.ts';

const ledOn = 'Equivalent: that state leads on by itself to the same one in the same step.';
const nothingLost = 'Equivalent: where nothing of that name was lost there is nothing to change.';
const typesAsSomebody = 'Equivalent: nobody is never typing, for whoever types is somebody and leaving ends it.';

export const explained: Explained = {
  'preferences wish.retry #0 guard dropped': nothingLost,
  'preferences wish.putBack #0 guard dropped': nothingLost,
  'preferences.knowing.loading always #0 target moved to unknown': ledOn,
  'preferences.knowing.resting always #0 target moved to unknown': ledOn,
  'preferences.knowing.unknown always #1 target moved to resting': ledOn,
  'preferences.typing.going text.type #0 guard dropped': typesAsSomebody,
};
