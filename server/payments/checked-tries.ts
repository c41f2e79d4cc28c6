import { refusals } from '../api/refusal.ts';
import type { Reader } from '../db/database.ts';
import { declinedSince } from '../db/repositories/payments.ts';
import { declinedChargesSince } from '../db/repositories/subscription-charges.ts';

const mostDeclined = 5;
const declinedLastMs = 15 * 60_000;

/** So often in vain that the bank is not asked for numbers of cards, whatever was to be paid for. */
export async function checkTries(db: Reader, shopperId: string, nowMs: number): Promise<void> {
  const sinceMs = nowMs - declinedLastMs;
  const orders = await declinedSince(db, shopperId, sinceMs);
  const declined = [...orders, ...(await declinedChargesSince(db, shopperId, sinceMs))].sort((a, b) => a - b);
  const firstOfLast = declined.at(-mostDeclined);
  if (firstOfLast !== undefined) throw refusals.tooMany(Math.ceil((firstOfLast + declinedLastMs - nowMs) / 1_000));
}
