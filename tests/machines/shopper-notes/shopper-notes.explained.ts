import type { Explained } from '../kit/explained.ts';

const copied = 'Equivalent: where the note stands, what would be written is the note already.';
const short = 'Equivalent: what failed was short enough to be sent, and a change of it leads to writing.';

export const explained: Explained = {
  'shopperNotes.standing note.write #0 action copyNote dropped': copied,
  'shopperNotes.failed note.save #0 guard dropped': short,
};
