import { amountToAdd, hindranceOf, lineOf, linesOf, type SavedItem } from '#services/lists/saved-items.rules.ts';
import type { SavedList, SavedListSummary } from '#services/lists/saved-lists.contract.ts';
import type { LineWish } from '#services/trolley/trolley.contract.ts';
import { sources } from '#services/trolley/trolley.words.ts';
import type { Done, SavedListsContext, Task } from './saved-lists.types.ts';

const keyOf = (task: Task): string => (task.kind === 'save' ? task.key : `${task.kind} ${task.id}`);

/** What is wanted again while it waits takes the place of what was; the first is on its way and stays. */
export function withTask(queue: readonly Task[], task: Task, isSending: boolean): readonly Task[] {
  const [first] = queue;
  if (isSending && first?.kind === 'save' && keyOf(first) === keyOf(task)) return queue;
  const at = queue.findIndex((one, index) => (index > 0 || !isSending) && keyOf(one) === keyOf(task));
  return at < 0 ? [...queue, task] : queue.with(at, task);
}

const first = (list: SavedListSummary, lists: readonly SavedListSummary[]) => [
  list,
  ...lists.filter(({ id }) => id !== list.id),
];

/** The lists, and the one on show, once a task is done. */
export function afterTask(context: SavedListsContext, task: Task, { list, token }: Done): Partial<SavedListsContext> {
  const queue = context.queue.slice(1);
  if (task.kind === 'remove')
    return {
      queue,
      fault: null,
      askedId: null,
      lists: context.lists?.filter(({ id }) => id !== task.id) ?? null,
      ...(context.openId === task.id ? { openId: null, list: null, token: null, takenOff: null } : {}),
    };
  const open = list && context.list?.id === list.id ? { ...context.list, ...list } : context.list;
  return {
    queue,
    fault: null,
    lists: list && context.lists ? first(list, context.lists) : context.lists,
    list: open,
    ...(task.kind === 'save' || task.kind === 'append' ? { saved: list } : {}),
    ...((task.kind === 'share' || task.kind === 'unshare') && context.openId === task.id ? { token } : {}),
  };
}

export const isOfItems =
  (id: string | null) =>
  (task: Task): boolean =>
    task.kind === 'items' && task.id === id;

/** The list on show with so much of a product on it; null when it does not stand there. */
export function withAmount(list: SavedList, sku: string, amount: number): SavedList | null {
  const at = list.items.findIndex((item) => item.sku === sku);
  const item = list.items[at];
  if (!item) return null;
  const items =
    amount > 0
      ? list.items.with(at, { ...item, ...lineOf(sku, amount, item.pricingUnit) })
      : list.items.toSpliced(at, 1);
  return { ...list, items, itemCount: items.length };
}

export const itemsTask = ({ id, items }: SavedList): Task => ({ kind: 'items', id, lines: linesOf(items) });

export const canBeAdded = (item: SavedItem): boolean => hindranceOf(item) === null;

/** What is ticked and can be had. */
export const tickedOf = ({ list, unticked }: SavedListsContext): readonly SavedItem[] =>
  list?.items.filter((item) => canBeAdded(item) && !unticked.includes(item.sku)) ?? [];

export const wishOf = (item: SavedItem): LineWish => ({
  sku: item.sku,
  amount: amountToAdd(item),
  unit: item.pricingUnit,
  source: sources.list,
});
