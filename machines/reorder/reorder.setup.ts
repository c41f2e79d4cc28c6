import { assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { type Fault, isNotFound } from '#services/fault.ts';
import type { ReorderItem } from '#services/orders/past-orders.contract.ts';
import { canBeHad } from '#services/orders/reorder.rules.ts';
import {
  type Adding,
  addingMachine,
  addingShown,
  begunAdding,
  isOnItsWay,
  type LineTold,
  noAdding,
} from '../adding/index.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import { tickedOf, wishesOf } from './reorder.rules.ts';
import {
  blankReorder,
  type ReorderContext,
  type ReorderEvent,
  type ReorderInput,
  type ReorderReport,
  type ReorderTag,
} from './reorder.types.ts';

type Failed = { readonly fault: Fault };
type Items = { readonly items: readonly ReorderItem[] };
type Of = { readonly sku: string };

/** What the chart of ordering again is made of: what it asks the world, what it does, and what it looks at. */
export const reorderSetup = setup({
  types: {} as {
    context: ReorderContext;
    events: ReorderEvent;
    emitted: ReorderReport;
    input: ReorderInput;
    tags: ReorderTag;
  },
  actors: {
    loadItems: fromPromise<readonly ReorderItem[], { readonly orderId: string }>(absent('loadItems')),
    adding: addingMachine,
  },
  actions: {
    keepUser: enqueueActions(({ enqueue }, user: User) => {
      enqueue.assign({ ...blankReorder, subject: subjectIn(user) });
      enqueue.stopChild('adding');
    }),
    dropUser: enqueueActions(({ enqueue }) => {
      enqueue.assign(blankReorder);
      enqueue.stopChild('adding');
    }),
    keepOpen: assign((_, { orderId }: { orderId: string }) => ({ orderId, items: null, fault: null, unticked: [] })),
    keepItems: assign((_, { items }: Items) => ({ items, fault: null })),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    dropOrder: assign({ orderId: null, items: null, fault: null, unticked: [] }),
    keepTick: assign(({ context }, { sku, isWanted }: Of & { readonly isWanted: boolean }) => {
      const others = context.unticked.filter((one) => one !== sku);
      return { unticked: isWanted ? others : [...others, sku] };
    }),
    keepTicks: assign(({ context }, { isWanted }: { isWanted: boolean }) => ({
      unticked: isWanted ? [] : (context.items?.map(({ sku }) => sku) ?? []),
    })),
    wantTicked: enqueueActions(({ context, enqueue }) => {
      const lines = wishesOf(tickedOf(context), 'past-orders-all-items');
      const adding = begunAdding(context.orderId, lines);
      enqueue.assign({ adding });
      enqueue.stopChild('adding');
      enqueue.spawnChild('adding', { id: 'adding', input: adding });
      enqueue.emit({ type: 'lines.wanted', lines });
    }),
    wantPage: enqueueActions(({ enqueue }, { of, items }: Items & { readonly of: string }) => {
      const lines = wishesOf(items, 'past-orders-master-all-items');
      const adding = begunAdding(of, lines);
      enqueue.assign({ adding });
      enqueue.stopChild('adding');
      enqueue.spawnChild('adding', { id: 'adding', input: adding });
      enqueue.emit({ type: 'lines.wanted', lines });
    }),
    tellAdding: sendTo('adding', (_, told: LineTold) => told),
    keepAdding: enqueueActions(({ enqueue }, { adding }: { readonly adding: Adding }) => {
      enqueue.assign({ adding });
      if (adding.state !== 'added') return;
      const { added, lost, waiting } = addingShown(adding, adding.of);
      enqueue.stopChild('adding');
      enqueue.emit({ type: 'items.added', added, lost, waiting });
    }),
    dropAdding: enqueueActions(({ enqueue }) => {
      enqueue.assign({ adding: noAdding });
      enqueue.stopChild('adding');
    }),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    hasOrder: ({ context }) => context.orderId !== null,
    isAnother: ({ context }, { orderId }: { orderId: string }) =>
      context.subject !== null && context.orderId !== orderId,
    isMissing: (_, { fault }: Failed) => isNotFound(fault),
    hasTicked: ({ context }) => !isOnItsWay(context.adding, context.orderId) && tickedOf(context).length > 0,
    hasSome: ({ context }, { of, items }: Items & { readonly of: string }) =>
      context.subject !== null && !isOnItsWay(context.adding, of) && items.some(canBeHad),
    isPending: ({ context: { adding } }, { sku }: Of) => adding.state === 'adding' && adding.pending.includes(sku),
    isAdding: ({ context }) => context.adding.state === 'adding',
  },
});
