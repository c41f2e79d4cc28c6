import type { Explained } from '../kit/explained.ts';

const sameToAll = 'Equivalent: with nothing open, both states show the headings alone and open whatever is pressed.';

export const explained: Explained = {
  'accordion.expanded item.toggle #0 dropped': sameToAll,
  'accordion.expanded item.toggle #0 target moved to expanded': sameToAll,
};
