import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { ListChange, ListLoaded, ListMerged, ListOwner } from '#services/lists/list-change.rules.ts';
import { itemKeyOf } from '#services/lists/list-text.rules.ts';
import type { ShoppingList } from '#services/lists/shopping-list.contract.ts';
import { absent } from '../kit/index.ts';
import {
  cameThrough,
  linesOf,
  nextBatch,
  sorted,
  wantedItems,
  withFault,
  withoutBatch,
  withoutFaults,
  withWishes,
} from './shopping-list.rules.ts';
import {
  blankShoppingList,
  type ShoppingListContext,
  type ShoppingListEvent,
  type ShoppingListReport,
  type ShoppingListTag,
} from './shopping-list.types.ts';

export type Told<T extends ShoppingListEvent['type']> = Extract<ShoppingListEvent, { type: T }>;
export type Failed = { readonly fault: Fault };
type Comer = Pick<Told<'user.changed'>, 'subject' | 'isShopper'>;
type Asked = { readonly owner: ListOwner };

/** What a shopping list knows how to do. When it does it is the chart's to say. */
export const shoppingListSetup = setup({
  types: {} as {
    context: ShoppingListContext;
    events: ShoppingListEvent;
    emitted: ShoppingListReport;
    input: ListOwner;
    tags: ShoppingListTag;
  },
  actors: {
    loadList: fromPromise<ListLoaded, Asked & { readonly isMergeTried: boolean }>(absent('loadList')),
    saveChange: fromPromise<ShoppingList, Asked & { readonly change: ListChange }>(absent('saveChange')),
    mergeKept: fromPromise<ListMerged, Asked>(absent('mergeKept')),
    makeShare: fromPromise<string>(absent('makeShare')),
    endShare: fromPromise<void>(absent('endShare')),
  },
  actions: {
    keepNeed: assign({ isNeeded: true }),
    keepAdded: enqueueActions(({ enqueue, context }, { items }: Told<'items.add'>) => {
      const { added, already, again, left } = sorted(context, items);
      enqueue.assign({ ...withWishes(context, [...added, ...again]), isNeeded: true });
      enqueue.emit({
        type: 'items.added',
        added: added.map(({ text }) => text),
        already: already.map(({ text }) => text),
        left,
      });
    }),
    keepTick: assign(({ context }, { item, isTicked }: Told<'item.tick'>) => {
      const line = wantedItems(context).find((one) => one.item === item);
      return line && line.isTicked !== isTicked ? withWishes(context, [{ ...line, isTicked, isWanted: true }]) : {};
    }),
    keepRemoval: enqueueActions(({ enqueue, context }, { item }: Told<'item.remove'>) => {
      const line = wantedItems(context).find((one) => one.item === item);
      if (!line) return;
      enqueue.assign({
        ...withWishes(context, [{ ...line, isWanted: false }]),
        removal: { items: linesOf([line]) },
      });
      enqueue.emit({ type: 'items.removed', texts: [line.text] });
    }),
    keepClearing: enqueueActions(({ enqueue, context }) => {
      const gone = wantedItems(context);
      if (gone.length === 0) return;
      enqueue.assign({ wishes: [], clearing: { fault: null }, removal: { items: linesOf(gone) } });
      enqueue.emit({ type: 'items.removed', texts: gone.map(({ text }) => text) });
    }),
    keepReturn: enqueueActions(({ enqueue, context }) => {
      const items = context.removal?.items ?? [];
      const { added } = sorted(context, items);
      const ticks = new Map(items.map((one) => [itemKeyOf(one), one.isTicked]));
      const returned = added.map((one) => ({ ...one, isTicked: ticks.get(one.item) ?? false }));
      enqueue.assign({ ...withWishes(context, returned), removal: null });
      enqueue.emit({ type: 'items.returned', texts: returned.map(({ text }) => text) });
    }),
    keepLoaded: assign(({ context }, { list, waiting }: ListLoaded) => ({
      ...(list ? { items: list.items, isShared: list.isShared } : {}),
      waiting,
      mergeFault: waiting === 0 ? null : context.mergeFault,
      fault: null,
    })),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    keepBatch: assign(({ context }) => ({ batch: nextBatch(context) })),
    keepSaved: assign(({ context }, { items, isShared }: ShoppingList) => ({
      items,
      isShared,
      wishes: withoutBatch(context),
      clearing: context.batch?.change.type === 'clear' ? null : context.clearing,
      batch: null,
    })),
    keepUnsaved: assign(({ context }, { fault }: Failed) => withFault(context, fault)),
    reportFailed: enqueueActions(({ enqueue }, { fault }: Failed) => enqueue.emit({ type: 'change.failed', fault })),
    keepMerged: enqueueActions(({ enqueue, context }, { list, added: all, already }: ListMerged) => {
      // What a shopper wrote on this page without a network waited here too; nobody wrote it before they signed in.
      const own = cameThrough(context, list?.items ?? []);
      const added = Math.max(0, all - own.length);
      enqueue.assign({
        ...(list ? { items: list.items, isShared: list.isShared } : {}),
        wishes: context.wishes.filter((wish) => !own.includes(wish)),
        waiting: 0,
        isMergeTried: true,
        mergeFault: null,
      });
      if (added + already === 0) return;
      enqueue.assign({ merged: { added, already } });
      enqueue.emit({ type: 'list.merged', added, already });
    }),
    keepUnmerged: assign((_, { fault }: Failed) => ({ mergeFault: fault, isMergeTried: true })),
    keepOld: assign({ isOld: true, isMergeTried: false }),
    dropOld: assign({ isOld: false }),
    dropFaults: assign(({ context }) => ({ ...withoutFaults(context), isMergeTried: false, fault: null })),
    dropMerged: assign({ merged: null }),
    keepToken: assign((_, { token }: { token: string }) => ({ token, isShared: true, shareFault: null })),
    keepUnshared: assign({ token: null, isShared: false, shareFault: null }),
    keepShareFault: assign((_, { fault }: Failed) => ({ shareFault: fault })),
    dropShareFault: assign({ shareFault: null }),
    /** What a guest has wished goes with them; of anybody else nothing stays. */
    keepComer: assign(({ context }, { subject, isShopper }: Comer) => ({
      ...blankShoppingList,
      subject,
      isShopper,
      isNeeded: context.isNeeded,
      count: context.count,
      wishes:
        context.subject === null || context.subject === subject
          ? context.wishes.filter(({ isWanted }) => isWanted).map((wish) => ({ ...wish, fault: null }))
          : [],
    })),
    dropUser: assign(({ context }) => ({ ...blankShoppingList, isNeeded: context.isNeeded, items: [] })),
  },
  guards: {
    isNeeded: ({ context }) => context.isNeeded,
    isKnown: ({ context }) => context.items !== null,
    isOld: ({ context }) => context.isOld,
    isMergeDue: ({ context }) => context.isShopper && context.waiting > 0 && !context.isMergeTried,
    isUnknown: ({ context }) => context.items === null && context.fault === null,
    isChangeDue: ({ context }) => nextBatch(context) !== null,
    isNobody: (_, { subject }: Comer) => subject === null,
    isShopper: ({ context }) => context.isShopper,
  },
});
