import type { TimeSlotsSummaryWire } from '#services/fulfilment/time-slots.contract.ts';
import { toDollars } from '#services/wire.ts';
import type { HeldLine } from '../db/repositories/holds.rows.ts';
import type { LostHold } from '../db/repositories/holds.ts';
import type { HeldSlot } from './hold.ts';
import { toPayOf } from './fee-now.ts';
import { type SlotView, slotTold } from './slot-told.ts';

type Last = NonNullable<TimeSlotsSummaryWire['last']>;
type Change = Last['changes'][number];

const dollars = (cents: number | null): number | null => (cents === null ? null : toDollars(cents));

/** What has changed of the lines that were in the trolley then and still are. */
const changesOf = (before: readonly HeldLine[], now: readonly HeldLine[]): Change[] =>
  before.flatMap((then): Change[] => {
    const line = now.find(({ sku }) => sku === then.sku);
    if (!line) return [];
    const told = { name: line.name, from: dollars(then.unitCents), to: dollars(line.unitCents) };
    if (then.isBuyable !== line.isBuyable) return [{ kind: line.isBuyable ? 'back' : 'gone', ...told }];
    return line.isBuyable && then.unitCents !== line.unitCents ? [{ kind: 'price', ...told }] : [];
  });

/** The slot that a shopper held and lost as it stands now, and what is not as it was; `here` is null when it is elsewhere. */
export function lastTold(
  { facts }: LostHold,
  here: (HeldSlot & { readonly capacity: number }) | null,
  now: readonly HeldLine[],
  view: SlotView,
): Last | null {
  const { slot: then, lines } = facts;
  if (then.startMs <= view.nowMs) return null;
  const feeOf = (slot: HeldSlot) => toPayOf(slot, view.subtotalCents ?? 0);
  const fee: Change[] =
    here && feeOf(here) !== feeOf(then)
      ? [{ kind: 'fee', name: null, from: toDollars(feeOf(then)), to: toDollars(feeOf(here)) }]
      : [];
  return {
    slot: slotTold(here ?? { ...then, capacity: 1 }, view),
    isHere: here !== null,
    changes: [...fee, ...changesOf(lines, now)],
  };
}
