import { assign, emit, fromPromise, sendParent, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import { absent } from '../kit/index.ts';
import { firstIn, unlessChanged, withoutSlot } from './slot-watch.select.ts';
import {
  blankSlotWatch,
  type SlotWatch,
  type SlotWatchContext,
  type SlotWatchEvent,
  type SlotWatchHappening,
  type SlotWatchTag,
} from './slot-watch.types.ts';

const keep = { type: 'keepWish', params: ({ event }: { event: SlotWatch }) => event } as const;
const told = [
  { type: 'reportContext', params: ({ event }: { event: { output: ServerContext } }) => ({ context: event.output }) },
  'reportWatched',
  'keepTold',
] as const;
const failed = [
  { type: 'keepFailed', params: ({ event }: { event: { error: unknown } }) => ({ fault: faultOf(event.error) }) },
  'reportFailed',
] as const;

/** Which full times a shopper wants to be told of when they open: the store hears of one after the other. */
export const slotWatchMachine = setup({
  types: {} as {
    context: SlotWatchContext;
    events: SlotWatchEvent;
    emitted: SlotWatchHappening;
    tags: SlotWatchTag;
  },
  actors: { watchSlot: fromPromise<ServerContext, SlotWatch>(absent('watchSlot')) },
  actions: {
    keepWish: assign(({ context }, { slotId, isWanted }: SlotWatch) => ({
      wishes: { ...withoutSlot(context.wishes, slotId), [slotId]: isWanted },
      failed: null,
    })),
    keepSent: assign(({ context }) => ({ sent: firstIn(context.wishes) })),
    keepTold: assign(({ context: { told: known, wishes, sent } }) => ({
      told: sent ? { ...known, [sent.slotId]: sent.isWanted } : known,
      wishes: unlessChanged(wishes, sent),
      sent: null,
    })),
    keepFailed: assign(({ context: { wishes, sent } }, { fault }: { fault: Fault }) => ({
      wishes: unlessChanged(wishes, sent),
      failed: { slotId: sent?.slotId ?? '', fault },
      sent: null,
    })),
    dropAll: assign(blankSlotWatch),
    reportContext: sendParent((_, { context }: { context: ServerContext }) => ({ type: 'context.told', context })),
    reportWatched: emit(({ context: { sent } }) => ({
      type: 'slot.watched',
      slotId: sent?.slotId ?? '',
      isWanted: sent?.isWanted ?? false,
    })),
    reportFailed: emit({ type: 'watch.failed' }),
  },
  guards: {
    hasMore: ({ context: { wishes, sent } }) => Object.keys(unlessChanged(wishes, sent)).length > 0,
  },
}).createMachine({
  id: 'slotWatch',
  description: 'Which full times a shopper wants to be told of when they open.',
  context: blankSlotWatch,
  initial: 'resting',
  states: {
    resting: {
      description: 'The store has heard of every time that is watched.',
      meta: { rows: ['A1.16'] },
      on: { 'slot.watch': { target: 'telling', actions: keep } },
    },
    telling: {
      description: 'The store is told of one time after the other that somebody wants to watch, or not any more.',
      meta: { rows: ['A1.16'] },
      tags: 'busy',
      entry: 'keepSent',
      invoke: {
        id: 'watchSlot',
        src: 'watchSlot',
        input: ({ context }) => context.sent ?? { slotId: '', isWanted: false },
        onDone: [
          { guard: 'hasMore', target: 'telling', reenter: true, actions: told },
          { target: 'resting', actions: told },
        ],
        onError: [
          { guard: 'hasMore', target: 'telling', reenter: true, actions: failed },
          { target: 'failed', actions: failed },
        ],
      },
      on: { 'slot.watch': { actions: keep } },
    },
    failed: {
      description: 'The last one did not get through: it stands as it was before, and can be pressed again.',
      meta: { rows: ['A1.16'] },
      on: { 'slot.watch': { target: 'telling', actions: keep } },
    },
  },
  on: { 'user.changed': { target: '.resting', actions: 'dropAll' } },
});
