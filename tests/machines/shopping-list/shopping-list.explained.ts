import type { Explained } from '../kit/explained.ts';

const ledOn = 'Equivalent: nothing of the list is known there, so deciding leads on to loading in the same step.';

const old = 'Equivalent: what is old is looked at again first, so deciding leads on to loading in the same step.';

export const explained: Explained = {
  'shoppingList.list.unread list.need #0 target moved to deciding': ledOn,
  'shoppingList.list.unread kept.changed #0 target moved to deciding': ledOn,
  'shoppingList.list.unread items.add #0 target moved to deciding': ledOn,
  'shoppingList.list.unread always #0 target moved to deciding': ledOn,
  'shoppingList.list.standing kept.changed #0 target moved to deciding': old,
  'shoppingList.list.failed kept.changed #0 target moved to deciding': old,
};
