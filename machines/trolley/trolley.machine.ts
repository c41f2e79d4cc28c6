import { assign, emit, enqueueActions, fromPromise, raise, sendTo, setup, stopChild } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { LineWish, Trolley } from '#services/trolley/trolley.contract.ts';
import { absent } from '../kit/index.ts';
import { type TrolleyLineReport, trolleyLineMachine } from '../trolley-line/index.ts';
import { countIn } from './trolley.select.ts';
import {
  blankTrolley,
  type LineAdd,
  type TrolleyContext,
  type TrolleyEvent,
  type TrolleyHappening,
  type TrolleyInput,
  type TrolleyTag,
} from './trolley.types.ts';

type Saved = Extract<TrolleyLineReport, { type: 'line.saved' }>;
type Refused = Extract<TrolleyLineReport, { type: 'line.refused' }>;
type Of = { readonly sku: string };
type User = { readonly subject: string | null; readonly isShopper: boolean };

const idOf = (sku: string) => `line.${sku}`;
const heldIn = ({ trolley }: TrolleyContext, sku: string) => trolley?.items.find((item) => item.sku === sku);
const without = (wishes: TrolleyContext['wishes'], sku: string): TrolleyContext['wishes'] =>
  Object.fromEntries(Object.entries(wishes).filter(([wished]) => wished !== sku));
const having = (skus: readonly string[], sku: string) => (skus.includes(sku) ? skus : [...skus, sku]);
const changeOf = (context: TrolleyContext): TrolleyHappening => ({ type: 'trolley.changed', count: countIn(context) });
/** Of two answers the later one is known by its revision, in whatever order they come. */
const later = (known: Trolley | null, told: Trolley): Trolley =>
  known && known.revision > told.revision ? known : told;

/** What a shopper means to buy: the store's last word, and what they want since; every line asks for itself. */
export const trolleyMachine = setup({
  types: {} as {
    context: TrolleyContext;
    events: TrolleyEvent;
    emitted: TrolleyHappening;
    input: TrolleyInput;
    tags: TrolleyTag;
    children: Record<string, 'line'>;
  },
  actors: { loadTrolley: fromPromise<Trolley>(absent('loadTrolley')), line: trolleyLineMachine },
  actions: {
    keepUser: enqueueActions(({ enqueue, context }, { subject, isShopper }: User) => {
      for (const [sku, wish] of Object.entries(context.wishes)) if (wish.isAsked) enqueue.stopChild(idOf(sku));
      enqueue.assign({ ...blankTrolley, subject: isShopper ? subject : null });
    }),
    keepTrolley: assign(({ context }, { trolley }: { trolley: Trolley }) => ({
      trolley: later(context.trolley, trolley),
      fault: null,
    })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    reportChange: emit(({ context }) => changeOf(context)),
    keepForLater: assign(({ context }, add: LineAdd) => ({
      waiting: [...context.waiting.filter(({ sku }) => sku !== add.sku), add],
      wishes: { ...context.wishes, [add.sku]: { amount: add.amount, unit: add.unit, isAsked: false, fault: null } },
      touched: having(context.touched, add.sku),
    })),
    raiseWaiting: enqueueActions(({ enqueue, context }) => {
      for (const add of context.waiting) enqueue.raise(add);
      enqueue.assign({ waiting: [] });
    }),
    /** What is there already, in the same or a larger amount, is added. */
    raiseWanted: raise(({ context }, { type: _, ...add }: LineAdd) => {
      const { isAsked = false, amount: wished = 0 } = context.wishes[add.sku] ?? {};
      const shown = isAsked ? wished : (heldIn(context, add.sku)?.amount ?? 0);
      return { ...add, type: 'line.set', amount: Math.max(add.amount, shown) };
    }),
    /** A line of its own asks the store; one that asks already is told the newest wish. */
    reportWish: enqueueActions(({ enqueue, context }, { sku, amount, unit, source, key = null }: LineWish) => {
      const isAsked = context.wishes[sku]?.isAsked ?? false;
      const held = heldIn(context, sku);
      if (isAsked) enqueue.sendTo(idOf(sku), { type: 'amount.want', amount });
      else if (held?.amount !== amount)
        enqueue.spawnChild('line', { id: idOf(sku), input: { sku, amount, unit, source, key } });
      else
        enqueue.emit({
          type: 'line.added',
          ...{ sku, name: held.name, amount, unit, key },
          subtotalCents: context.trolley?.subtotalCents ?? 0,
        });
    }),
    keepWish: assign(({ context }, { sku, amount, unit }: LineWish) => {
      const isThere = !context.wishes[sku]?.isAsked && heldIn(context, sku)?.amount === amount;
      const wish = { amount, unit, isAsked: true, fault: null };
      return {
        wishes: isThere ? without(context.wishes, sku) : { ...context.wishes, [sku]: wish },
        touched: having(context.touched, sku),
        waiting: context.waiting.filter((add) => add.sku !== sku),
      };
    }),
    reportRetry: sendTo((_, { sku }: Of) => idOf(sku), { type: 'line.retry' }),
    stopLine: stopChild((_, { sku }: Of) => idOf(sku)),
    dropWish: assign(({ context }, { sku }: Of) => ({ wishes: without(context.wishes, sku) })),
    clearFault: assign(({ context }, { sku }: Of) => {
      const wish = context.wishes[sku];
      return wish ? { wishes: { ...context.wishes, [sku]: { ...wish, fault: null } } } : {};
    }),
    reportSaved: enqueueActions(({ enqueue, context }, { sku, amount, key, changed, isOver }: Saved) => {
      const { trolley, context: terms } = changed;
      if (isOver) {
        const name = [...trolley.items, ...(context.trolley?.items ?? [])].find((item) => item.sku === sku)?.name ?? '';
        const unit = context.wishes[sku]?.unit ?? 'Each';
        enqueue.stopChild(idOf(sku));
        enqueue.emit({ type: 'line.added', sku, name, amount, unit, key, subtotalCents: trolley.subtotalCents });
      }
      enqueue.sendParent({ type: 'context.told', context: terms });
    }),
    keepSaved: assign(({ context }, { sku, changed, isOver }: Saved) => ({
      trolley: later(context.trolley, changed.trolley),
      wishes: isOver ? without(context.wishes, sku) : context.wishes,
      fault: null,
    })),
    keepRefused: assign(({ context }, { sku, fault }: Refused) => {
      const wish = context.wishes[sku];
      return wish ? { wishes: { ...context.wishes, [sku]: { ...wish, fault } } } : {};
    }),
    reportFailed: emit(
      (_, { sku, key, fault }: Refused): TrolleyHappening => ({ type: 'line.failed', sku, key, fault }),
    ),
  },
  guards: {
    isKnown: ({ context }) => context.trolley !== null,
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, { subject, isShopper }: User) => context.subject === (isShopper ? subject : null),
    hasToWait: ({ context }, { sku }: Of) => context.trolley === null && !context.wishes[sku]?.isAsked,
    isShopper: (_, { isShopper }: User) => isShopper,
    hasFailed: ({ context }, { sku }: Of) => (context.wishes[sku]?.fault ?? null) !== null,
  },
}).createMachine({
  id: 'trolley',
  description: 'What a shopper means to buy: the last word of the store, and what they want since.',
  context: ({ input }) => ({ ...blankTrolley, subject: input.subject }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A page begins, with or without somebody who may have a trolley.',
      meta: { rows: ['A1.13'] },
      always: [{ guard: 'isSomebody', target: 'loading' }, { target: 'away' }],
    },
    away: {
      description: 'Nobody who may have a trolley is here: nothing is known and nothing is asked.',
      meta: { rows: ['B5.01'] },
    },
    loading: {
      description: 'The store is being asked what the trolley holds; what is added meanwhile waits for its answer.',
      meta: { rows: ['A7.020'] },
      tags: 'busy',
      invoke: {
        id: 'loadTrolley',
        src: 'loadTrolley',
        onDone: {
          target: 'standing',
          actions: { type: 'keepTrolley', params: ({ event }) => ({ trolley: event.output }) },
        },
        onError: {
          target: 'unknown',
          actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
        },
      },
      on: {
        'line.add': {
          guard: { type: 'hasToWait', params: ({ event }) => event },
          actions: { type: 'keepForLater', params: ({ event }) => event },
        },
      },
    },
    standing: {
      description: 'What the trolley holds is known; the shopper may change it as fast as they like.',
      meta: { rows: ['A1.13', 'A7.O2'] },
      entry: ['raiseWaiting', 'reportChange'],
      on: { 'trolley.refresh': 'loading' },
    },
    unknown: {
      description: 'The store did not say what the trolley holds: nothing is shown for it, and adding still works.',
      meta: { rows: ['A7.020'] },
      tags: 'failed',
      entry: 'raiseWaiting',
      always: { guard: 'isKnown', target: 'standing' },
      on: { 'trolley.refresh': 'loading' },
    },
  },
  on: {
    'line.add': { guard: 'isSomebody', actions: { type: 'raiseWanted', params: ({ event }) => event } },
    'line.set': {
      guard: 'isSomebody',
      actions: [
        { type: 'reportWish', params: ({ event }) => event },
        { type: 'keepWish', params: ({ event }) => event },
        'reportChange',
      ],
    },
    'line.retry': {
      guard: { type: 'hasFailed', params: ({ event }) => event },
      actions: { type: 'reportRetry', params: ({ event }) => event },
    },
    'line.putBack': {
      guard: { type: 'hasFailed', params: ({ event }) => event },
      actions: [
        { type: 'stopLine', params: ({ event }) => event },
        { type: 'dropWish', params: ({ event }) => event },
        'reportChange',
      ],
    },
    'line.saved': {
      guard: 'isSomebody',
      actions: [
        { type: 'reportSaved', params: ({ event }) => event },
        { type: 'keepSaved', params: ({ event }) => event },
        'reportChange',
      ],
    },
    'line.refused': {
      actions: [
        { type: 'keepRefused', params: ({ event }) => event },
        { type: 'reportFailed', params: ({ event }) => event },
      ],
    },
    'line.resumed': { actions: { type: 'clearFault', params: ({ event }) => event } },
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event } },
      {
        guard: { type: 'isShopper', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: [{ type: 'keepUser', params: ({ event }) => event }, 'reportChange'],
      },
      { target: '.away', actions: [{ type: 'keepUser', params: ({ event }) => event }, 'reportChange'] },
    ],
  },
});
