import type { SnapshotFrom } from 'xstate';
import type { Fault } from '#services/fault.ts';
import { nearestOpen, placeWordOf } from '#services/fulfilment/slots.rules.ts';
import type { TimeSlot, TimeSlotsSummary } from '#services/fulfilment/time-slots.contract.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import type { timeSlotsMachine } from './time-slots.machine.ts';
import type { TimeSlotsContext, TimeSlotsHappening } from './time-slots.types.ts';

type Slots = SnapshotFrom<typeof timeSlotsMachine>;
type Known = TimeSlotsContext;

export const termsIn = (fulfilment: Fulfilment | null): Pick<Known, 'place' | 'heldId'> => ({
  place: placeWordOf(fulfilment),
  heldId: fulfilment?.slotId ?? null,
});

/** The first day of a week as it is asked for, by its date where that is known. */
export const weekIn = ({ summary }: Known, from: string | null): string | null => from ?? summary?.firstDate ?? null;

/** What is known once the store has told the slots: a mark stays only on one that is open. */
export const answeredIn = ({ markedId }: Known, summary: TimeSlotsSummary): Partial<Known> => ({
  summary,
  fault: null,
  markedId: summary.slots.some(({ id, state }) => id === markedId && state === 'open') ? markedId : null,
});

/** The store has said so much of the slot that was asked for: it is not chosen again before the slots are loaded. */
export const toldIn = ({ summary, sent, markedId }: Known, state: 'full' | 'closed'): Partial<Known> => ({
  summary: summary && {
    ...summary,
    slots: summary.slots.map((slot) => (slot.id === sent?.slotId ? { ...slot, state, placesLeft: null } : slot)),
  },
  markedId: markedId === sent?.slotId ? null : markedId,
});

const sentIn = ({ sent }: Known) => ({ slotId: sent?.slotId ?? '', key: sent?.key ?? null });
export const heldIn = (context: Known): TimeSlotsHappening => ({
  type: 'slot.held',
  ...sentIn(context),
  isOvertaken: context.next !== null,
});
export const refusedIn = (context: Known, fault: Fault): TimeSlotsHappening => ({
  type: 'slot.refused',
  ...sentIn(context),
  fault,
});

export type SlotsState = 'unasked' | 'asked' | 'failed' | 'shown' | 'reloading' | 'outdated';

/** What there is to show of the times, and how it fares. */
export const slotsOf = (slots: Slots): { readonly state: SlotsState; readonly summary: TimeSlotsSummary | null } => ({
  state: slots.value.slots,
  summary: slots.context.summary,
});

/** Another week than the one on show has been asked for and is not there. */
export const isTurning = ({ context: { summary, from } }: Slots): boolean =>
  summary !== null && (from ?? summary.firstDate) !== summary.from;

export type SlotChoiceState = 'resting' | 'holding' | 'held' | 'full' | 'closed' | 'notOurs' | 'failed';
export type SlotChoice = {
  readonly state: SlotChoiceState;
  readonly slotId: string | null;
  readonly fault: Fault | null;
};

/** What has come of the last choice; of two, the last one. */
export const slotChoiceOf = ({ value, context }: Slots): SlotChoice => ({
  state: typeof value.choice === 'string' ? value.choice : value.choice.refused,
  slotId: (context.next ?? context.sent)?.slotId ?? null,
  fault: context.refusal,
});

/** The open time nearest to the one that could not be had; null while that is not known. */
export const offerOf = (slots: Slots): TimeSlot | null =>
  slots.context.summary && slots.value.slots === 'shown'
    ? nearestOpen(slots.context.summary.slots, slots.context.sent?.slotId ?? null)
    : null;

export const markedIn = ({ context }: Slots): string | null => context.markedId;
