import type { Hold } from '../../fulfilment/hold.ts';

type Row = {
  readonly reservation_id: string | null;
  readonly slot: string | null;
  readonly held_ms: number | null;
  readonly held_until_ms: number | null;
};
/** A line of the trolley as it was when its owner took a slot: what has changed since can be told. */
export type HeldLine = {
  readonly sku: string;
  readonly name: string;
  readonly unitCents: number | null;
  readonly isBuyable: boolean;
};
/** What a row keeps as text. */
export type HoldFacts = Pick<Hold, 'slot' | 'isTimed'> & { readonly lines: readonly HeldLine[] };

/** The hold of a row that may be none. */
export function holdIn({ reservation_id: reservationId, slot: facts, held_ms, held_until_ms }: Row): Hold | null {
  if (reservationId === null || facts === null) return null;
  const { slot, isTimed } = JSON.parse(facts) as HoldFacts;
  return { reservationId, slot, isTimed, heldMs: held_ms ?? 0, heldUntilMs: held_until_ms ?? 0 };
}
