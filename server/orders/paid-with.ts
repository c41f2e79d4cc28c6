import { Refusal, refusals } from '../api/refusal.ts';
import { ownInstrument } from '../payments/own-instrument.ts';
import type { KnownInstrument } from '../payments/provider.ts';
import { longestWaitMs } from './charging.ts';
import type { OrderWorld } from './order-world.ts';

/** What a shopper wants to pay with. A card that is not theirs and one that there is not are refused alike. */
export async function paidWith(world: OrderWorld, shopperId: string, instrumentId: string): Promise<KnownInstrument> {
  const late = world.wait(longestWaitMs).then(() => Promise.reject(refusals.busy()));
  const known = await Promise.race([ownInstrument(world.db.read, world, shopperId, instrumentId), late]).catch(
    (error: unknown) => {
      throw error instanceof Refusal ? error : refusals.busy();
    },
  );
  if (!known) throw refusals.invalid({ instrumentId: 'is not a card of yours' });
  return known;
}
