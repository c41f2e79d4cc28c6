import { faultOf } from '../fault.ts';
import { itemKeyOf } from './list-text.rules.ts';
import type { Alone, KeptListStore } from './kept-list.ts';
import {
  type ListChange,
  type ListLoaded,
  type ListMerged,
  type ListOwner,
  type NewItem,
} from './list-change.rules.ts';
import type { ShoppingList, ShoppingListService } from './shopping-list.contract.ts';

type Desk = { readonly service: ShoppingListService; readonly kept: KeptListStore; readonly alone: Alone };
type Shopper = { readonly subject: string };

const linesOf = (items: readonly NewItem[]) => items.map(({ text, sku, isTicked }) => ({ text, sku, isTicked }));
const isShopperOf = (owner: ListOwner): owner is ListOwner & Shopper => owner.isShopper && owner.subject !== null;

/** Where lists are kept and fetched: a shopper's on the server, everybody else's in their browser. */
export function createListDesk({ service, kept, alone }: Desk) {
  const atHome = (items: ShoppingList['items']): ShoppingList => ({ items, isShared: false });

  async function keepForShopper(owner: ListOwner & Shopper, items: readonly NewItem[], signal: AbortSignal) {
    try {
      const list = await service.keep(linesOf(items), signal);
      await kept.take(owner.subject, items.map(itemKeyOf));
      return list;
    } catch (error) {
      const { tag } = faultOf(error);
      const added = items.filter(({ isNew }) => isNew);
      // What never reached the store is not lost with the page: it stays in this browser and is merged later.
      if ((tag === 'offline' || tag === 'timeout') && added.length > 0 && !signal.aborted)
        await kept.change(owner, { type: 'keep', items: added }).catch(() => undefined);
      throw error;
    }
  }

  return {
    /** The store is not asked where what waits here is to be sent first: that brings the list too. */
    load: async (owner: ListOwner, isMergeTried: boolean, signal: AbortSignal): Promise<ListLoaded> => {
      const mine = kept.items(owner.subject);
      if (!isShopperOf(owner)) return { list: atHome([...mine]), waiting: 0 };
      if (mine.length > 0 && !isMergeTried) return { list: null, waiting: mine.length };
      return { list: await service.list(signal), waiting: mine.length };
    },
    save: async (owner: ListOwner, change: ListChange, signal: AbortSignal): Promise<ShoppingList> => {
      if (!isShopperOf(owner)) return atHome([...(await kept.change(owner, change))]);
      if (change.type === 'keep') return keepForShopper(owner, change.items, signal);
      await kept.change(owner, change);
      return change.type === 'clear' ? service.clear(signal) : service.remove(change.item, signal);
    },
    /** Once over all tabs: whoever comes second finds nothing to send. What is there already stays as it is. */
    merge: (owner: ListOwner, signal: AbortSignal): Promise<ListMerged> =>
      alone('kete:list-merge', async () => {
        const nothing = { added: 0, already: 0 };
        if (!isShopperOf(owner) || kept.items(owner.subject).length === 0) return { list: null, ...nothing };
        signal.throwIfAborted();
        // The answer says that they are here, in whatever tab this is: only then is what a guest wrote theirs.
        const before = await service.list(signal);
        const items = await kept.claim(owner.subject);
        if (items.length === 0) return { list: before, ...nothing };
        const there = new Set(before.items.map(({ item }) => item));
        const lines = items.map(({ item, text, sku, isTicked }) => ({
          text,
          sku,
          ...(there.has(item) ? {} : { isTicked }),
        }));
        const list = await service.keep(lines, signal);
        const keys = items.map(({ item }) => item);
        await kept.take(owner.subject, keys);
        const already = keys.filter((key) => there.has(key)).length;
        return { list, added: keys.length - already, already };
      }),
  };
}
export type ListDesk = ReturnType<typeof createListDesk>;
