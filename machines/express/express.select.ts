import type { SnapshotFrom } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import type { ExpressTimeSlots } from '#services/fulfilment/time-slots.contract.ts';
import type { expressMachine } from './express.machine.ts';
import type { ExpressContext, ExpressHappening } from './express.types.ts';

type Express = SnapshotFrom<typeof expressMachine>;

export const isTaking = (answer: ExpressTimeSlots | null): boolean =>
  answer?.why === null && answer.slots.some(({ state }) => state === 'open');

/** The windows of that method are known. */
export const answerIsFor = ({ answer }: ExpressContext, method: Method): boolean => answer?.method === method;

export const heldIn = ({ wish }: ExpressContext): ExpressHappening => ({
  type: 'express.held',
  slotId: wish?.slotId ?? '',
  key: wish?.key ?? null,
});
export const refusedIn = ({ wish }: ExpressContext, fault: Fault): ExpressHappening => ({
  type: 'express.refused',
  slotId: wish?.slotId ?? '',
  key: wish?.key ?? null,
  fault,
});

/** The store has said so much of the window: it cannot be chosen until the windows are loaded anew. */
export const withoutWindow = ({ answer, wish }: ExpressContext, state: 'full' | 'closed'): Partial<ExpressContext> => ({
  answer: answer && {
    ...answer,
    slots: answer.slots.map((slot) => (slot.id === wish?.slotId ? { ...slot, state } : slot)),
  },
});

export type ExpressState =
  | 'unasked'
  | 'loading'
  | 'shown'
  | 'notHere'
  | 'nowhere'
  | 'closed'
  | 'failed'
  | 'choosing'
  | 'held'
  | 'full'
  | 'late'
  | 'refused';

export type ExpressShown = {
  readonly state: ExpressState;
  readonly method: Method | null;
  readonly answer: ExpressTimeSlots | null;
  /** The window that is being held, is held, or was refused. */
  readonly slotId: string | null;
};

/** What a page shows of it; without the chart, as if nobody had asked yet. */
export function expressShown(express: Express | undefined): ExpressShown {
  if (!express) return { state: 'unasked', method: null, answer: null, slotId: null };
  const { method, answer, wish } = express.context;
  const { value } = express;
  const state =
    typeof value === 'string'
      ? value === 'judged' || value === 'moved'
        ? 'loading'
        : value
      : ({ full: 'full', closed: 'late', failed: 'refused' } as const)[value.refused];
  return { state, method, answer, slotId: wish?.slotId ?? null };
}
