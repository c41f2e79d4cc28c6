import type { SnapshotFrom } from 'xstate';
import { hindranceOf, itemCents } from '#services/lists/saved-items.rules.ts';
import { addingShown } from '../adding/index.ts';
import type { savedListsMachine } from './saved-lists.machine.ts';
import { tickedOf } from './saved-lists.rules.ts';
import type { SavedListsTag } from './saved-lists.types.ts';

type SavedLists = SnapshotFrom<typeof savedListsMachine>;
const isIn =
  (now: SavedLists) =>
  (tag: SavedListsTag): boolean =>
    now.hasTag(tag);

/** How the last change fares. */
export function changeOf(now: SavedLists) {
  const { context } = now;
  const state: 'resting' | 'sending' | 'failed' = now.hasTag('failed')
    ? 'failed'
    : now.hasTag('sending')
      ? 'sending'
      : 'resting';
  return { state, fault: context.fault, problems: context.problems, saved: context.saved };
}

/** All the lists of a shopper, as a page shows them. */
export function overviewOf(now: SavedLists) {
  const { lists, listsFault, askedId } = now.context;
  const has = isIn(now);
  return {
    state: has('reading') ? ('reading' as const) : has('unread') ? ('unread' as const) : ('read' as const),
    lists,
    fault: listsFault,
    asked: lists?.find(({ id }) => id === askedId) ?? null,
    change: changeOf(now),
  };
}
export type SavedListsShown = ReturnType<typeof overviewOf>;

/** One list, as its page shows it. */
export function openListOf(now: SavedLists) {
  const { context } = now;
  const has = isIn(now);
  const ticked = tickedOf(context);
  const { state: adding, ...outcome } = addingShown(context.adding, context.openId);
  return {
    state: has('opening')
      ? ('opening' as const)
      : has('missing')
        ? ('missing' as const)
        : has('unopened')
          ? ('unopened' as const)
          : ('shown' as const),
    id: context.openId,
    list: context.list,
    fault: context.listFault,
    items:
      context.list?.items.map((item) => ({
        item,
        hindrance: hindranceOf(item),
        isTicked: hindranceOf(item) === null && !context.unticked.includes(item.sku),
      })) ?? [],
    tickedCount: ticked.length,
    tickedCents: ticked.reduce((sum, item) => sum + itemCents(item), 0),
    takenOff: context.takenOff?.item ?? null,
    isRenaming: has('renaming'),
    isAsking: has('asking'),
    token: context.token,
    otherNames: context.lists?.filter(({ id }) => id !== context.openId).map(({ name }) => name) ?? [],
    adding,
    outcome,
    change: changeOf(now),
  };
}
export type OpenList = ReturnType<typeof openListOf>;
