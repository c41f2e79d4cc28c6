import { Refusal, refusals } from '../api/refusal.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { Transaction } from '../db/database.ts';
import { holdCapture } from '../db/repositories/card-captures.ts';
import { ownInstrument } from './own-instrument.ts';
import type { KnownInstrument } from './provider.ts';
import { longestWaitMs } from './see-through.ts';

/** What a shopper wants to pay with. A card that is not theirs and one that there is not are refused alike. */
export async function paidWith(
  world: Pick<StoreWorld, 'db' | 'payments' | 'wait'>,
  shopperId: string,
  instrumentId: string,
): Promise<KnownInstrument> {
  const late = world.wait(longestWaitMs).then(() => Promise.reject(refusals.busy()));
  const known = await Promise.race([ownInstrument(world.db.read, world, shopperId, instrumentId), late]).catch(
    (error: unknown) => {
      throw error instanceof Refusal ? error : refusals.busy();
    },
  );
  if (!known) throw notTheirs();
  return known;
}

const notTheirs = () => refusals.invalid({ instrumentId: 'is not a card of yours' });

/** Refuses a card that its shopper has deleted since it was looked for: what goes on by itself may not be paid with it. */
export async function checkStillTheirs(trx: Transaction, shopperId: string, instrumentId: string): Promise<void> {
  if (!(await holdCapture(trx, shopperId, instrumentId))) throw notTheirs();
}
