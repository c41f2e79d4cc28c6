import { by, type Covers, unreached } from './covers.types.ts';

const instant = 'The list is answered faster than a hand can do this too; the paths of the chart take it.';
const noLines = 'Where the list could not be fetched no line is in sight to do it to; the paths of the chart take it.';

/** Which arrow of the journey takes each state and arrow of machines/shopping-list through the page. */
export const shoppingListCovers: Covers = {
  'shoppingList.list.unread': by('outside -list.open-> empty'),
  'shoppingList.list.left': by('unshared -shop.leave-> gone'),
  'shoppingList.list.loading': by('outside -list.open-> empty'),
  'shoppingList.list.merging': by('written -shopper.arrive-> merged'),
  'shoppingList.list.saving': by('empty -lines.paste-> written'),
  'shoppingList.list.standing': by('empty -lines.paste-> written'),
  'shoppingList.list.failed': by('outside -list.lose-> unfetched'),
  'shoppingList.sharing.resting': by('unlinked -link.make-> shared'),
  'shoppingList.sharing.making': by('unlinked -link.make-> shared'),
  'shoppingList.sharing.ending': by('linked -link.end-> unshared'),

  'shoppingList merged.dismiss #0': by('merged -merge.read-> standing'),
  'shoppingList session.ended #0': unreached(
    'A session that ends at the store: tests/browser/sign-out drives it over a whole browser.',
  ),
  'shoppingList user.changed #0': by('unshared -shop.leave-> gone'),
  'shoppingList user.changed #1': by('written -shopper.arrive-> merged'),

  'shoppingList.list.unread list.need #0': by('outside -list.open-> empty'),
  'shoppingList.list.unread kept.changed #0': unreached(
    'The page that is live has asked for the list before another tab can write.',
  ),
  'shoppingList.list.unread items.add #0': unreached(
    'Nothing on the page of the list writes before it asks; a product page does.',
  ),
  'shoppingList.list.unread  #0': by('written -shopper.arrive-> merged'),
  'shoppingList.list.left list.need #0': unreached(
    'Somebody who comes to the page after a sign-out finds a new chart.',
  ),
  'shoppingList.list.left kept.changed #0': unreached(
    'Only another tab in the moment of the sign-out; the model of several tabs takes it.',
  ),
  'shoppingList.list.left items.add #0': by('gone -line.write-> anew'),
  'shoppingList.list.loading items.add #0': unreached(instant),
  'shoppingList.list.loading item.tick #0': unreached(instant),
  'shoppingList.list.loading item.remove #0': unreached(instant),
  'shoppingList.list.loading list.clear #0': unreached(instant),
  'shoppingList.list.loading removal.undo #0': unreached(instant),
  'shoppingList.list.loading kept.changed #0': unreached(instant),
  'shoppingList.list.loading xstate.done.actor.loadList #0': by('outside -list.open-> empty'),
  'shoppingList.list.loading xstate.error.actor.loadList #0': unreached(
    'A list that is known and is looked at again in vain: nothing of it is seen.',
  ),
  'shoppingList.list.loading xstate.error.actor.loadList #1': by('outside -list.lose-> unfetched'),
  'shoppingList.list.deciding  #0': unreached(instant),
  'shoppingList.list.deciding  #1': by('written -shopper.arrive-> merged'),
  'shoppingList.list.deciding  #2': unreached(
    'A list that nobody told before the first answer, after a merge of nothing: the paths of the chart take it.',
  ),
  'shoppingList.list.deciding  #3': by('empty -lines.paste-> written'),
  'shoppingList.list.deciding  #4': by('outside -list.open-> empty'),
  'shoppingList.list.merging items.add #0': unreached(instant),
  'shoppingList.list.merging item.tick #0': unreached(instant),
  'shoppingList.list.merging item.remove #0': unreached(instant),
  'shoppingList.list.merging list.clear #0': unreached(instant),
  'shoppingList.list.merging removal.undo #0': unreached(instant),
  'shoppingList.list.merging kept.changed #0': unreached(instant),
  'shoppingList.list.merging xstate.done.actor.mergeKept #0': by('written -shopper.arrive-> merged'),
  'shoppingList.list.merging xstate.error.actor.mergeKept #0': by('written -merge.lose-> unmerged'),
  'shoppingList.list.saving items.add #0': unreached(instant),
  'shoppingList.list.saving item.tick #0': by('back -lines.rush-> fast'),
  'shoppingList.list.saving item.remove #0': by('back -lines.rush-> fast'),
  'shoppingList.list.saving list.clear #0': unreached(instant),
  'shoppingList.list.saving removal.undo #0': by('back -lines.rush-> fast'),
  'shoppingList.list.saving kept.changed #0': unreached(instant),
  'shoppingList.list.saving xstate.done.actor.saveChange #0': by('empty -lines.paste-> written'),
  'shoppingList.list.saving xstate.error.actor.saveChange #0': by('standing -line.lose-> unsaved'),
  'shoppingList.list.standing items.add #0': by('empty -lines.paste-> written'),
  'shoppingList.list.standing item.tick #0': by('written -line.tick-> ticked'),
  'shoppingList.list.standing item.remove #0': by('tickedStill -line.remove-> removed'),
  'shoppingList.list.standing list.clear #0': by('fromTab -list.clear-> cleared'),
  'shoppingList.list.standing removal.undo #0': by('removed -removal.undo-> returned'),
  'shoppingList.list.standing list.retry #0': by('unsaved -line.retry-> saved'),
  'shoppingList.list.standing kept.changed #0': by('returned -tab.write-> fromTab'),
  'shoppingList.list.failed items.add #0': unreached(
    'A line that is written asks again at once; the paths of the chart take it.',
  ),
  'shoppingList.list.failed item.tick #0': unreached(noLines),
  'shoppingList.list.failed item.remove #0': unreached(noLines),
  'shoppingList.list.failed list.clear #0': unreached(noLines),
  'shoppingList.list.failed removal.undo #0': unreached(noLines),
  'shoppingList.list.failed list.retry #0': by('unfetched -list.retry-> fetched'),
  'shoppingList.list.failed kept.changed #0': unreached(
    'A shopper whose list did not come, while a guest writes in another tab: no one browser is both.',
  ),
  'shoppingList.sharing.resting share.make #0': by('unlinked -link.make-> shared'),
  'shoppingList.sharing.resting share.end #0': by('linked -link.end-> unshared'),
  'shoppingList.sharing.making xstate.done.actor.makeShare #0': by('unlinked -link.make-> shared'),
  'shoppingList.sharing.making xstate.error.actor.makeShare #0': by('standing -link.miss-> unlinked'),
  'shoppingList.sharing.ending xstate.done.actor.endShare #0': by('linked -link.end-> unshared'),
  'shoppingList.sharing.ending xstate.error.actor.endShare #0': by('sharedAnew -end.miss-> linked'),
};
