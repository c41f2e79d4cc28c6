import type { SnapshotFrom } from 'xstate';
import type { slotWatchMachine } from './slot-watch.machine.ts';
import type { SlotWatch, SlotWatchContext, SlotWatches } from './slot-watch.types.ts';

type Watch = SnapshotFrom<typeof slotWatchMachine>;

export const withoutSlot = (watches: SlotWatches, slotId: string | undefined): SlotWatches =>
  Object.fromEntries(Object.entries(watches).filter(([id]) => id !== slotId));

/** The wishes that are left once that one has been sent; pressed again meanwhile, it is one of them. */
export const unlessChanged = (wishes: SlotWatches, sent: SlotWatch | null): SlotWatches =>
  sent && wishes[sent.slotId] === sent.isWanted ? withoutSlot(wishes, sent.slotId) : wishes;

export function firstIn(wishes: SlotWatches): SlotWatch | null {
  const [slotId, isWanted] = Object.entries(wishes)[0] ?? [];
  return slotId === undefined || isWanted === undefined ? null : { slotId, isWanted };
}

/** What is watched as the shopper last wanted it, by slot; of others the store's own word holds. */
export const watchesIn = ({ context: { told, wishes } }: Watch): SlotWatches => ({ ...told, ...wishes });
/** The slot whose watch did not get through last. */
export const unwatchedIn = ({ context }: Watch): SlotWatchContext['failed'] => context.failed;
