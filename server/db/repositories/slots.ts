import type { Reader } from '../database.ts';

/** How much of a slot is given away. What nobody has asked for has no row. */
export type TakenSlot = { readonly capacity: number; readonly taken: number };
type Asked = {
  readonly place: string;
  readonly fromMs: number;
  readonly untilMs: number;
  readonly ids: readonly string[];
};

/**
 * What is taken of a place's slots that begin in that time, and of these others. A hold that is over has given its place
 * back, also before anybody has taken it out.
 */
export async function takenSlots(
  db: Reader,
  { place, fromMs, untilMs, ids }: Asked,
  nowMs: number,
): Promise<ReadonlyMap<string, TakenSlot>> {
  const rows = await db
    .selectFrom('slots')
    .leftJoin('holds', (join) => join.onRef('holds.slot_id', '=', 'slots.id').on('holds.held_until_ms', '<=', nowMs))
    .select(({ fn }) => ['slots.id', 'slots.capacity', 'slots.taken', fn.count('holds.shopper_id').as('over')])
    .where(({ and, or, eb }) =>
      or([
        and([eb('slots.place', '=', place), eb('slots.starts_ms', '>=', fromMs), eb('slots.starts_ms', '<', untilMs)]),
        ...ids.map((id) => eb('slots.id', '=', id)),
      ]),
    )
    .groupBy(['slots.id', 'slots.capacity', 'slots.taken'])
    .execute();
  return new Map(rows.map(({ id, capacity, taken, over }) => [id, { capacity, taken: taken - Number(over) }]));
}
