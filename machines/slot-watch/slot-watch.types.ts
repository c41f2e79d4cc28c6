import type { Fault } from '#services/fault.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import type { Carriage } from '../kit/index.ts';

/** Whether somebody wants to be told when a full time opens. */
export type SlotWatch = { readonly slotId: string; readonly isWanted: boolean };
export type SlotWatches = Readonly<Record<string, boolean>>;

export type SlotWatchContext = {
  /** What the store has been told on this page, by slot. */
  readonly told: SlotWatches;
  /** What it has not heard yet. */
  readonly wishes: SlotWatches;
  /** What it is being told. */
  readonly sent: SlotWatch | null;
  /** The one that did not get through last. */
  readonly failed: { readonly slotId: string; readonly fault: Fault } | null;
};

export type SlotWatchEvent =
  | ({ readonly type: 'slot.watch' } & SlotWatch)
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** What the parent hears: the terms that came with the answer to a write. */
export type SlotWatchReport = { readonly type: 'context.told'; readonly context: ServerContext };
/** What others may want to know of. */
export type SlotWatchHappening = ({ readonly type: 'slot.watched' } & SlotWatch) | { readonly type: 'watch.failed' };

/** `busy`: the store is being told. */
export type SlotWatchTag = 'busy';

export const blankSlotWatch: SlotWatchContext = { told: {}, wishes: {}, sent: null, failed: null };
export const slotWatchCarriage: Carriage = { keeps: [], blank: blankSlotWatch };
