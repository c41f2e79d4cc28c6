import type { Reader } from '#server/db/database.ts';
import type { HeldSlot } from '#server/fulfilment/hold.ts';

/** A slot that begins a long time after it can be ordered for. */
export const heldSlot = (more: Partial<HeldSlot> = {}): HeldSlot => ({
  id: 'a110-2026-11-23-0600-standard',
  place: 'a110',
  day: '2026-11-23',
  startMs: 10_000_000,
  endMs: 11_000_000,
  cutOffMs: 5_000_000,
  kind: 'standard',
  pickupType: null,
  feeCents: 1_200,
  discountCents: 0,
  itemsLimit: null,
  allowsAlcohol: true,
  ...more,
});

/**
 * Slots that say more, or fewer, are taken than are held or ordered, or more than there are: at one moment, in one
 * statement.
 */
export async function slotsWithoutTruth(db: Reader): Promise<readonly object[]> {
  const rows = await db
    .selectFrom('slots')
    .leftJoin('holds', 'holds.slot_id', 'slots.id')
    .leftJoin('orders', (join) =>
      join.onRef('orders.slot_id', '=', 'slots.id').on('orders.state', 'not in', ['declined', 'cancelled']),
    )
    .select(({ fn }) => [
      'slots.id',
      'slots.capacity',
      'slots.taken',
      fn.count('holds.shopper_id').distinct().as('held'),
    ])
    .select(({ fn }) => fn.count('orders.id').distinct().as('ordered'))
    .groupBy(['slots.id', 'slots.capacity', 'slots.taken'])
    .execute();
  return rows
    .map((row) => ({ ...row, held: Number(row.held), ordered: Number(row.ordered) }))
    .filter(({ capacity, taken, held, ordered }) => taken !== held + ordered || taken > capacity);
}
