import type { Fault } from '#services/fault.ts';
import type { TimeSlotsSummary } from '#services/fulfilment/time-slots.contract.ts';
import type { Fulfilment, ServerContext } from '#services/session/session.contract.ts';
import type { Carriage } from '../kit/index.ts';
import type { TermsTold } from '../session/index.ts';

export type TimeSlotsInput = {
  /** The terms on which the visitor shops as the chart is opened. */
  readonly fulfilment: Fulfilment | null;
};

/** A slot that is to be held, and the name under which whoever asked hears of it. */
export type SlotWish = { readonly slotId: string; readonly key: string | null };

export type TimeSlotsContext = {
  /** Where and how the visitor shops, in one word: another word, and the slots are others. */
  readonly place: string;
  /** The slot that the visitor holds, as the session says. */
  readonly heldId: string | null;
  /** From which day on slots are wanted; null is the first day there is. */
  readonly from: string | null;
  /** What the store last said; null until it has. */
  readonly summary: TimeSlotsSummary | null;
  /** Why the slots could not be loaded. */
  readonly fault: Fault | null;
  /** The slot whose button is pressed in, before it is asked for. */
  readonly markedId: string | null;
  /** The slot that is on its way to be held, or was last. */
  readonly sent: SlotWish | null;
  /** Another one that was chosen meanwhile: the last word counts. */
  readonly next: SlotWish | null;
  readonly refusal: Fault | null;
};

export type TimeSlotsEvent =
  /** Some page shows the slots of a week. */
  | { readonly type: 'slots.need'; readonly from: string | null }
  /** What is shown may be old, or did not come. */
  | { readonly type: 'slots.reload' }
  | { readonly type: 'slot.mark'; readonly slotId: string | null }
  /** The gate granted it: this slot is to be held. */
  | { readonly type: 'slot.choose'; readonly slotId: string; readonly key: string | null }
  | { readonly type: 'choice.retry' }
  /** What came of the last choice has been seen. */
  | { readonly type: 'choice.leave' }
  | TermsTold
  /** Nothing of whoever was here may stay: fees, watches and what was lost are a shopper's own. */
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** What the parent hears: the terms that came with the answer to a write. */
export type TimeSlotsReport = { readonly type: 'context.told'; readonly context: ServerContext };

/** What others may want to know of. An overtaken one was held for a moment, until the next one was. */
export type TimeSlotsHappening =
  | {
      readonly type: 'slot.held';
      readonly slotId: string;
      readonly key: string | null;
      readonly isOvertaken: boolean;
    }
  | { readonly type: 'slot.refused'; readonly slotId: string; readonly key: string | null; readonly fault: Fault };

/** `busy`: slots are being asked for. `holding`: one is being held. */
export type TimeSlotsTag = 'busy' | 'holding';

export const blankTimeSlots: TimeSlotsContext = {
  place: '',
  heldId: null,
  from: null,
  summary: null,
  fault: null,
  markedId: null,
  sent: null,
  next: null,
  refusal: null,
};

export const timeSlotsCarriage: Carriage = {
  keeps: ['place', 'heldId', 'from', 'summary', 'fault', 'markedId'],
  blank: blankTimeSlots,
};
