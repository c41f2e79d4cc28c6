import { FaultError } from '../fault.ts';
import type { LocalStore } from '../storage/local-store.ts';
import { itemKeyOf } from './list-text.rules.ts';
import type { KeptLine } from './kept-list.rules.ts';
import { changedItems, isTooLong, itemsOf, type ListChange, type ListOwner } from './list-change.rules.ts';
import type { ShoppingListItem } from './shopping-list.contract.ts';

/** Work that no other tab does at the same time, where the browser has locks. */
export type Alone = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export const aloneBy =
  (locks: () => Pick<LockManager, 'request'> | undefined): Alone =>
  async (name, work) => {
    const manager = locks();
    return manager ? ((await manager.request(name, work)) as Awaited<ReturnType<typeof work>>) : work();
  };

const refused = () => new FaultError({ tag: 'garbled', message: 'This browser does not let the page keep your list.' });
const full = () =>
  new FaultError({ tag: 'refused', status: 413, code: 'TooLarge', message: 'Your list is full: it holds 300 items.' });

/** What another tab has taken away meanwhile does not come back because it is ticked off here. */
const withoutTheGone = (change: ListChange, there: ReadonlySet<string>): ListChange =>
  change.type === 'keep'
    ? { ...change, items: change.items.filter((line) => line.isNew || there.has(itemKeyOf(line))) }
    : change;

const isSeenBy =
  (subject: string | null) =>
  ({ of }: KeptLine): boolean =>
    of === null || of === subject;

/**
 * The shopping list of this browser. What a guest writes becomes a shopper's once the store has said that they are here,
 * and of nobody else: another sees nothing of it.
 */
export function createKeptList(storage: LocalStore, alone: Alone) {
  const lines = (): readonly KeptLine[] => storage.read('shoppingList') ?? [];
  const write = (now: readonly KeptLine[]) => {
    if (now.length === 0) storage.remove('shoppingList');
    else storage.write('shoppingList', now);
    if (lines().length !== now.length) throw refused();
  };
  const rewrite = (work: (all: readonly KeptLine[]) => readonly KeptLine[]) =>
    alone('kete:list', async () => {
      const all = lines();
      const now = work(all);
      if (now.length > 0 || all.length > 0) write(now);
      return now;
    });

  return {
    /** What stands there for whoever is here. */
    items: (subject: string | null): readonly ShoppingListItem[] => itemsOf(lines().filter(isSeenBy(subject))),
    /** What a guest has written is theirs who are here; what another has left goes. */
    claim: async (subject: string): Promise<readonly ShoppingListItem[]> => {
      const now = await rewrite((all) => all.filter(isSeenBy(subject)).map((line) => ({ ...line, of: subject })));
      return itemsOf(now);
    },
    /** A shopper's own lines are those that wait; everybody else sees what a guest has written too. */
    change: async ({ subject, isShopper }: ListOwner, change: ListChange): Promise<readonly ShoppingListItem[]> => {
      const isOurs = (line: KeptLine) => (isShopper ? line.of === subject : isSeenBy(subject)(line));
      const now = await rewrite((all) => {
        const ours = all.filter(isOurs);
        const writers = new Map(ours.map((line) => [itemKeyOf(line), line.of]));
        const items = changedItems(itemsOf(ours), withoutTheGone(change, new Set(writers.keys())));
        if (isTooLong(items)) throw full();
        const changed = items.map(({ item, text, sku, isTicked }) => {
          const of = writers.get(item);
          return { text, sku, isTicked, of: of === undefined ? subject : of };
        });
        return [...all.filter((line) => !isOurs(line)), ...changed];
      });
      return itemsOf(now.filter(isOurs));
    },
    /** Takes away exactly those. */
    take: async (subject: string, keys: readonly string[]): Promise<void> => {
      await rewrite((all) => all.filter((line) => line.of !== subject || !keys.includes(itemKeyOf(line))));
    },
  };
}
export type KeptListStore = ReturnType<typeof createKeptList>;

/** The words in this browser that are not on the server: what a sign-out would take away. */
export const unsentWordsIn = (storage: LocalStore, subject: string | null): readonly string[] =>
  subject === null
    ? []
    : createKeptList(storage, (_, work) => work())
        .items(subject)
        .map(({ text }) => text);
