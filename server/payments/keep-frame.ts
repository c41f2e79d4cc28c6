import type { Database, Reader } from '../db/database.ts';
import { captureCountOf, forgetCaptures, keepCapture, oldCapturesOf } from '../db/repositories/card-captures.ts';
import type { Clock } from '../world.ts';
import type { Capture, PaymentProvider } from './provider.ts';

type Parts = {
  readonly db: Database;
  readonly clock: Pick<Clock, 'nowMs'>;
  readonly payments: Pick<PaymentProvider, 'hasInstrument'>;
};

/** A frame that is older gives no card any more: it takes one for a quarter of an hour. */
const longestFrameMs = 60 * 60_000;
const tidyEach = 50;

/** Those of a shopper's old frames that no card came of. */
async function emptyFrames(db: Reader, { clock, payments }: Parts, shopperId: string): Promise<readonly string[]> {
  const old = await oldCapturesOf(db, shopperId, clock.nowMs() - longestFrameMs);
  const taken = await Promise.all(old.map((instrumentId) => payments.hasInstrument(instrumentId)));
  return old.filter((_, index) => taken[index] === false);
}

/** Remembers whose frame it is; now and then it forgets those of theirs that nothing came of. */
export async function keepFrame(world: Parts, shopperId: string, frame: Capture): Promise<Capture> {
  const { db, clock } = world;
  const isFull = ((await captureCountOf(db.read, shopperId)) + 1) % tidyEach === 0;
  const empty = isFull ? await emptyFrames(db.read, world, shopperId) : [];
  await db.transaction(async (trx) => {
    await forgetCaptures(trx, shopperId, empty);
    await keepCapture(trx, shopperId, frame.instrumentId, clock.nowMs());
  });
  return frame;
}
