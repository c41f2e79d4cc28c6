import { type Refusal, refusals } from '../api/refusal.ts';
import type { Reader } from '../db/database.ts';
import { lostHoldOf } from '../db/repositories/holds.ts';
import { closesMs } from './hold-timing.ts';

/** Of a hold that is not live any more: whichever of its two ends came first; the cut-off when they fall together. */
export async function overOf(db: Reader, shopperId: string, nowMs: number): Promise<Refusal> {
  const lost = await lostHoldOf(db, shopperId, nowMs);
  return lost && lost.lostMs >= closesMs(lost.facts.slot) ? refusals.slotClosed() : refusals.slotExpired();
}
