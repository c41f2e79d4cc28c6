import type { Explained } from '../kit/explained.ts';

const none = 'Equivalent: no modal of the address is kept there, so that hearing of none changes nothing.';

export const explained: Explained = {
  'modals.clear address.changed #1 dropped': none,
  'modals.clear address.changed #1 action keepAddress dropped': none,
  'modals.message address.changed #1 dropped': none,
  'modals.message address.changed #1 action keepAddress dropped': none,
};
