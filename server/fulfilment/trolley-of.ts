import type { StoreWorld } from '../api/store-world.ts';
import type { Reader } from '../db/database.ts';
import type { Person } from '../db/repositories/accounts.ts';
import type { HeldLine } from '../db/repositories/holds.rows.ts';
import { linesOf, type TrolleyLine } from '../db/repositories/trolley.ts';
import { type CardOf, subtotalOf } from '../trolley/trolley-told.ts';
import { heldLines } from './held-lines.ts';
import { feesOf, type Money } from './slot-fees.ts';
import type { Terms } from './terms.ts';

/** What the trolley of whoever asks means for a slot: what it costs, and what would change with it. */
export type SlotTrolley = {
  readonly money: Money;
  readonly lines: readonly TrolleyLine[];
  readonly held: readonly HeldLine[];
};

/** Reads the trolley and the fees, once for a request; a guest has no trolley here. */
export async function slotTrolleyOf(
  db: Reader,
  { catalogue: { view } }: Pick<StoreWorld, 'catalogue'>,
  person: Person | null,
  terms: Terms,
): Promise<SlotTrolley> {
  const fees = await feesOf(db);
  if (!person?.shopper) return { money: { subtotalCents: 0, fees }, lines: [], held: [] };
  const lines = await linesOf(db, person.accountId);
  const cardOf: CardOf = (sku) => view.card(sku, terms);
  const isMember = person.shopper.onecardNumber !== null;
  const subtotalCents = subtotalOf(lines, cardOf, isMember);
  return {
    money: { subtotalCents, fees, pass: person.shopper.saver },
    lines,
    held: heldLines(lines, cardOf, isMember),
  };
}
