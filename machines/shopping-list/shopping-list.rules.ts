import type { Fault } from '#services/fault.ts';
import type { KeptItem } from '#services/lists/kept-list.rules.ts';
import { changedItems, itemOf, lineOf } from '#services/lists/list-change.rules.ts';
import { mostItems } from '#services/lists/lists.words.ts';
import type { ShoppingListItem } from '#services/lists/shopping-list.contract.ts';
import type { ListBatch, ListWish, ShoppingListContext } from './shopping-list.types.ts';

type Wanted = Pick<ListWish, 'item' | 'text' | 'sku' | 'isTicked' | 'isWanted'>;

/** The list as it is wanted: what holds, and every wish over it. */
export function wantedItems({
  items,
  clearing,
  wishes,
}: Pick<ShoppingListContext, 'items' | 'clearing' | 'wishes'>): readonly ShoppingListItem[] {
  const gone = new Set(wishes.filter(({ isWanted }) => !isWanted).map(({ item }) => item));
  const base = clearing ? [] : (items ?? []).filter(({ item }) => !gone.has(item));
  return changedItems(base, { type: 'keep', items: wishes.filter(isForKeeping).map(asNew) });
}
const isForKeeping = ({ isWanted }: ListWish) => isWanted;
const asNew = ({ text, sku, isTicked }: ListWish) => ({ text, sku, isTicked, isNew: true });

/** A wish for a line replaces the one before; it stands last, for it is the newest. */
export function withWishes(context: ShoppingListContext, wanted: readonly Wanted[]): Partial<ShoppingListContext> {
  let { count, wishes } = context;
  for (const one of wanted)
    wishes = [
      ...wishes.filter(({ item }) => item !== one.item),
      { ...one, at: ++count, fault: null } satisfies ListWish,
    ];
  return { count, wishes, clearing: context.clearing && { fault: null } };
}

/** What is written, sorted into what is new, what is on the list already, and what does not fit. */
export function sorted(context: ShoppingListContext, lines: readonly { text: string; sku?: string | null }[]) {
  const now = wantedItems(context);
  const known = new Map(now.map((one) => [one.item, one]));
  const added: Wanted[] = [];
  const already: ShoppingListItem[] = [];
  let left = 0;
  for (const { text, sku = null } of lines) {
    const line = lineOf({ text, sku, isTicked: false });
    if (line === null) continue;
    const item = itemOf(line);
    const there = known.get(item.item);
    if (there) already.push(there);
    else if (known.size >= mostItems) left++;
    else {
      known.set(item.item, item);
      added.push({ ...item, isWanted: true });
    }
  }
  /** What is written again is wanted again. */
  const again = already
    .filter(({ isTicked }) => isTicked)
    .map((one): Wanted => ({ ...one, isTicked: false, isWanted: true }));
  return { added, already: [...new Set(already)], again, left };
}

/** What goes next: all that is to be kept at once, else one that is to go. Null where nothing is due. */
export function nextBatch({ wishes, clearing, items }: ShoppingListContext): ListBatch | null {
  if (clearing) return clearing.fault ? null : { change: { type: 'clear' }, wishes: [] };
  const due = wishes.filter(({ fault }) => fault === null);
  const keeps = due.filter(isForKeeping);
  const known = new Set(items?.map(({ item }) => item));
  if (keeps.length > 0)
    return {
      change: {
        type: 'keep',
        items: keeps.map((wish) => ({ ...asNew(wish), isNew: !known.has(wish.item) })),
      },
      wishes: keeps.map(({ at }) => at),
    };
  const [goes] = due;
  return goes ? { change: { type: 'remove', item: goes.item }, wishes: [goes.at] } : null;
}

/** After an answer: what it says holds, and what has been wished since is still wanted. */
export const withoutBatch = ({ wishes, batch }: ShoppingListContext): readonly ListWish[] =>
  wishes.filter(({ at }) => !batch?.wishes.includes(at));

/** After a failure: what was on its way keeps what was wanted, with the reason; nothing goes past a clearing. */
export function withFault(context: ShoppingListContext, fault: Fault): Partial<ShoppingListContext> {
  const { wishes, batch, clearing } = context;
  const isClearing = batch?.change.type === 'clear' && clearing !== null;
  return {
    batch: null,
    clearing: isClearing ? { fault } : clearing,
    wishes: wishes.map((wish) => (isClearing || batch?.wishes.includes(wish.at) ? { ...wish, fault } : wish)),
  };
}

/** Everything that failed is due again. */
export const withoutFaults = ({ wishes, clearing }: ShoppingListContext): Partial<ShoppingListContext> => ({
  wishes: wishes.map((wish) => ({ ...wish, fault: null })),
  clearing: clearing && { fault: null },
});

/** What did not get through from here, and stands on the list after all: another way has brought it. */
export function cameThrough({ wishes }: ShoppingListContext, items: readonly ShoppingListItem[]): readonly ListWish[] {
  const there = new Map(items.map((one) => [one.item, one.isTicked]));
  return wishes.filter(({ item, isTicked, isWanted, fault }) => fault && isWanted && there.get(item) === isTicked);
}

export const linesOf = (items: readonly KeptItem[]): readonly KeptItem[] =>
  items.map(({ text, sku, isTicked }) => ({ text, sku, isTicked }));
