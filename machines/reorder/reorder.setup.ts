import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { type Fault, isNotFound } from '#services/fault.ts';
import type { ReorderItem } from '#services/orders/past-orders.contract.ts';
import { canBeHad } from '#services/orders/reorder.rules.ts';
import type { LineWish } from '#services/trolley/trolley.contract.ts';
import { absent } from '../kit/index.ts';
import { tickedOf, wishesOf } from './reorder.rules.ts';
import {
  blankReorder,
  noAdding,
  type ReorderContext,
  type ReorderEvent,
  type ReorderInput,
  type ReorderReport,
  type ReorderTag,
  type User,
} from './reorder.types.ts';

type Failed = { readonly fault: Fault };
type Items = { readonly items: readonly ReorderItem[] };
type Of = { readonly sku: string };

const addingOf = (of: string | null, lines: readonly LineWish[]) => ({
  ...noAdding,
  of,
  pending: lines.map(({ sku }) => sku),
});

/** What the chart of ordering again is made of: what it asks the world, what it does, and what it looks at. */
export const reorderSetup = setup({
  types: {} as {
    context: ReorderContext;
    events: ReorderEvent;
    emitted: ReorderReport;
    input: ReorderInput;
    tags: ReorderTag;
  },
  actors: { loadItems: fromPromise<readonly ReorderItem[], { readonly orderId: string }>(absent('loadItems')) },
  actions: {
    keepUser: assign((_, { subject, isShopper }: User) => ({ ...blankReorder, subject: isShopper ? subject : null })),
    dropUser: assign(blankReorder),
    keepOpen: assign(({ context }, { orderId }: { orderId: string }) =>
      context.orderId === orderId ? {} : { orderId, items: null, fault: null, unticked: [] },
    ),
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
      enqueue.assign({ adding: addingOf(context.orderId, lines) });
      enqueue.emit({ type: 'lines.wanted', lines });
    }),
    wantPage: enqueueActions(({ enqueue }, { of, items }: Items & { readonly of: string }) => {
      const lines = wishesOf(items, 'past-orders-master-all-items');
      enqueue.assign({ adding: addingOf(of, lines) });
      enqueue.emit({ type: 'lines.wanted', lines });
    }),
    keepLine: assign(({ context: { adding } }, { sku, isLost }: Of & { readonly isLost: boolean }) => ({
      adding: {
        of: adding.of,
        pending: adding.pending.filter((one) => one !== sku),
        added: isLost ? adding.added : [...adding.added, sku],
        lost: isLost ? [...adding.lost, sku] : adding.lost,
      },
    })),
    dropAdding: assign({ adding: noAdding }),
    reportAdded: emit(({ context: { adding } }) => ({
      type: 'items.added' as const,
      added: adding.added.length,
      lost: adding.lost.length,
      waiting: adding.pending.length,
    })),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, { subject, isShopper }: User) => context.subject === (isShopper ? subject : null),
    hasOrder: ({ context }) => context.orderId !== null,
    isOther: ({ context }, { orderId }: { orderId: string }) => context.orderId !== orderId,
    isMissing: (_, { fault }: Failed) => isNotFound(fault),
    hasTicked: ({ context }) => tickedOf(context).length > 0,
    hasSome: ({ context }, { items }: Items) => context.subject !== null && items.some(canBeHad),
    isPending: ({ context }, { sku }: Of) => context.adding.pending.includes(sku),
    hasNoPending: ({ context }) => context.adding.pending.length === 0,
  },
  delays: { patience: 8_000 },
});
