import { Refusal, refusals } from '../api/refusal.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { Known } from '../api/visitor-session.ts';
import type { Transaction } from '../db/database.ts';
import type { Person } from '../db/repositories/accounts.ts';
import { keepWatch, watchedSlots } from '../db/repositories/slot-watches.ts';
import { takenSlots } from '../db/repositories/slots.ts';
import { feesOf } from './slot-fees.ts';
import { slotFor } from './slot-for.ts';
import { stateOf } from './slot-told.ts';
import { termsOf } from './terms.ts';

/** More is not waiting for a time but collecting them. */
export const mostWatches = 20;

const hasPlaces = () => new Refusal(409, 'Invalid', 'That time has places left: you can choose it now.');
const tooMany = () =>
  new Refusal(400, 'Invalid', `You can wait for ${mostWatches} times at once. Take one back to wait for this one.`, {
    fieldErrors: { slotId: 'is one too many' },
  });

/** Remembers that a shopper wants to be told when a full slot of where they shop opens; once is enough. */
export async function watchSlot(
  trx: Transaction,
  world: StoreWorld,
  known: Known,
  { accountId }: Person,
  slotId: string,
): Promise<void> {
  const nowMs = world.clock.nowMs();
  const slot = slotFor(world, termsOf(world, known), slotId, { subtotalCents: 0, fees: await feesOf(trx) });
  if (!slot) throw refusals.notFound();
  const watched = await watchedSlots(trx, accountId, nowMs);
  const taken = await takenSlots(trx, { place: '', fromMs: 0, untilMs: 0, ids: [slotId] }, nowMs);
  const { state } = stateOf(slot, { nowMs, taken, watched, heldId: null });
  if (state === 'closed') throw refusals.slotClosed();
  if (state === 'open') throw hasPlaces();
  if (watched.size >= mostWatches && !watched.has(slotId)) throw tooMany();
  await keepWatch(trx, accountId, slot, nowMs);
}
