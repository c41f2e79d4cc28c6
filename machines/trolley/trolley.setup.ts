import { assign, emit, enqueueActions, fromPromise, raise, sendParent, setup } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { Trolley, TrolleyChanged } from '#services/trolley/trolley.contract.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import { type TrolleyLineReport, trolleyLineMachine } from '../trolley-line/index.ts';
import * as rules from './trolley.rules.ts';
import { countIn } from './trolley.select.ts';
import * as turns from './trolley.turns.ts';
import {
  blankTrolley,
  type LineAdd,
  type LineSet,
  type OutboxTold,
  type TrolleyContext,
  type TrolleyEvent,
  type TrolleyHappening,
  type TrolleyInput,
  type TrolleyTag,
} from './trolley.types.ts';

type Of = { readonly sku: string };
/** Everything that changes what is wanted, and how. */
export type Change =
  | LineAdd
  | LineSet
  | TrolleyLineReport
  | OutboxTold
  | { readonly type: 'line.retry' | 'line.putBack'; readonly sku: string }
  | { readonly type: 'wishes.send'; readonly isBackground: boolean }
  | { readonly type: 'held.want' };

const idOf = (sku: string) => `line.${sku}`;
const lean = ({ products: _, ...trolley }: Trolley): Trolley => trolley;
const productsIn = ({ products = [] }: Trolley): TrolleyContext['products'] =>
  Object.fromEntries(products.map((product) => [product.sku, product]));
const isLacking = ({ isWhole, trolley, products, wholeRevision }: TrolleyContext): boolean =>
  isWhole &&
  trolley !== null &&
  trolley.revision !== wholeRevision &&
  trolley.items.some(({ sku }) => products[sku] === undefined);

function changed(context: TrolleyContext, change: Change): rules.Step {
  switch (change.type) {
    case 'line.add':
      return rules.addLine(context, change);
    case 'line.set':
      return rules.setLine(context, change);
    case 'line.retry':
      return rules.retryLine(context, change);
    case 'line.putBack':
      return rules.putBack(context, change);
    case 'wishes.send':
      return rules.sendAll(context, change);
    case 'outbox.told':
      return rules.takeOutbox(context, change);
    case 'line.saved':
      return rules.saveLine(context, change);
    case 'line.unsent':
      return rules.keepUnsent(context, change);
    case 'line.refused':
      return rules.keepRefused(context, change);
    case 'held.want':
      return rules.wantHeld(context);
  }
}

const heldNow = (context: TrolleyContext, trolley: Trolley) => ({
  trolley: rules.later(context.trolley, lean(trolley)),
  products: { ...context.products, ...productsIn(trolley) },
});

/** What a trolley knows how to do. When it does it is the chart's to say. */
export const trolleySetup = setup({
  types: {} as {
    context: TrolleyContext;
    events: TrolleyEvent;
    emitted: TrolleyHappening;
    input: TrolleyInput;
    tags: TrolleyTag;
    children: Record<string, 'line'>;
  },
  actors: {
    loadTrolley: fromPromise<Trolley, { readonly isWhole: boolean }>(absent('loadTrolley')),
    clearTrolley: fromPromise<TrolleyChanged>(absent('clearTrolley')),
    /** Ends after that long, or as soon as the page wakes. */
    pause: fromPromise<void, { readonly ms: number }>(absent('pause')),
    line: trolleyLineMachine,
  },
  actions: {
    takeChange: enqueueActions(({ enqueue, context }, change: Change) => {
      const next = changed(context, change);
      if ('key' in change && 'sku' in change && change.type !== 'line.add' && change.type !== 'line.set')
        enqueue.stopChild(idOf(change.sku));
      enqueue.assign(next.context);
      for (const happening of next.said) enqueue.emit(happening);
      enqueue.emit({ type: 'trolley.changed', count: countIn(next.context) });
      enqueue.raise({ type: 'turns.begin' });
    }),
    raiseTurns: raise({ type: 'turns.begin' }),
    beginTurns: enqueueActions(({ enqueue, context }) => {
      const due = turns.turnsIn(context);
      for (const turn of due) enqueue.spawnChild('line', { id: idOf(turn.sku), input: turn });
      enqueue.assign({
        flights: {
          ...context.flights,
          ...Object.fromEntries(due.map(({ sku, key, amount, unit }) => [sku, { key, amount, unit }])),
        },
      });
    }),
    keepUser: enqueueActions(({ enqueue, context }, user: User) => {
      for (const sku of Object.keys(context.flights)) {
        enqueue.sendTo(idOf(sku), { type: 'line.callOff' });
        enqueue.stopChild(idOf(sku));
      }
      if (context.subject !== null) enqueue.emit({ type: 'wishes.dropped', subject: context.subject });
      const { keyBase, keysMade } = context;
      enqueue.assign({ ...blankTrolley, keyBase, keysMade, subject: subjectIn(user) });
    }),
    dropWishes: enqueueActions(({ enqueue, context }) => {
      for (const sku of Object.keys(context.flights)) {
        enqueue.sendTo(idOf(sku), { type: 'line.callOff' });
        enqueue.stopChild(idOf(sku));
      }
      if (context.subject !== null) enqueue.emit({ type: 'wishes.dropped', subject: context.subject });
      enqueue.assign({ wishes: {}, flights: {} });
    }),
    keepTrolley: assign(({ context }, { trolley }: { trolley: Trolley }) => ({
      ...heldNow(context, trolley),
      wholeRevision: trolley.products === undefined ? context.wholeRevision : trolley.revision,
      fault: null,
      failures: 0,
    })),
    /** What it holds after all; that it was to be emptied and was not is still to be read. */
    keepHeld: assign(({ context }, { trolley }: { trolley: Trolley }) => heldNow(context, trolley)),
    dropSettled: assign(({ context }) => ({ isDoubtful: false, wishes: turns.withoutSettled(context) })),
    keepWhole: assign({ isWhole: true, wholeRevision: null }),
    keepStale: assign({ isStale: true }),
    keepFresh: assign(({ context }) => ({
      isStale: false,
      fault: null,
      wholeRevision: context.isWhole ? (context.trolley?.revision ?? null) : context.wholeRevision,
    })),
    keepUnloaded: enqueueActions(({ enqueue, context }, { fault }: { fault: Fault }) => {
      const next = rules.failedToLoad(context, fault);
      enqueue.assign(next.context);
      for (const happening of next.said) enqueue.emit(happening);
    }),
    keepOrderId: assign((_, { orderId }: { orderId: string | null }) => ({ orderId })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    keepBase: assign((_, { base }: { base: string }) => ({ keyBase: base })),
    clearFault: assign({ fault: null }),
    raiseQuestion: raise({ type: 'truth.ask' }),
    raiseRefresh: raise({ type: 'trolley.refresh' }),
    reportChange: emit(({ context }) => ({ type: 'trolley.changed', count: countIn(context) })),
    reportTerms: sendParent((_, { changed: { context } }: { changed: TrolleyChanged }) => ({
      type: 'context.told',
      context,
    })),
    reportCleared: emit({ type: 'trolley.cleared' }),
    reportUncleared: emit((_, { fault }: { fault: Fault }) => ({ type: 'clear.failed', fault })),
  },
  guards: {
    isKnown: ({ context }) => context.trolley !== null,
    isEmptied: (_, { trolley }: { trolley: Trolley }) => trolley.items.length === 0,
    isUncertain: ({ context }) => turns.isUncertain(context),
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    isSameOrder: ({ context }, { orderId }: { orderId: string | null }) => context.orderId === orderId,
    isShopper: (_, { isShopper }: User) => isShopper,
    hasToLoad: ({ context }) => context.isStale || isLacking(context),
    isWaiting: ({ context }) => turns.isWaiting(context),
    isAtRest: ({ context }) => !turns.isWaiting(context),
    isUnderWay: ({ context }, { sku, key }: Of & { readonly key: string }) => context.flights[sku]?.key === key,
    /** It was refused, or has not been sent. */
    hasFailed: ({ context }, { sku }: Of) =>
      context.wishes[sku]?.stage === 'refused' || context.wishes[sku]?.stage === 'unsent',
  },
});
