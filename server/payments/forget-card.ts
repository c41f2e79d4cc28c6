import type { StoreWorld } from '../api/store-world.ts';
import { forgetCaptures, isCaptureOf } from '../db/repositories/card-captures.ts';
import { liveSubscription } from '../db/repositories/subscriptions.ts';
import { holdSubscription, stepSubscription } from '../db/repositories/subscription-steps.ts';
import type { PaymentProvider } from './provider.ts';

type Parts = Pick<StoreWorld, 'db'> & { readonly payments: Pick<PaymentProvider, 'forget'> };

/**
 * Forgets a card of a shopper: nothing is paid with it any more, and a delivery pass waits for another one. False where
 * it is not theirs, or forgotten already. The payment side is told first: it is asked outside of any transaction.
 */
export async function forgetCard({ db, payments }: Parts, shopperId: string, instrumentId: string): Promise<boolean> {
  if (!(await isCaptureOf(db.read, shopperId, instrumentId))) return false;
  await payments.forget(instrumentId);
  await db.transaction(async (trx) => {
    await forgetCaptures(trx, shopperId, [instrumentId]);
    const live = await liveSubscription(trx, shopperId);
    const held = live && (await holdSubscription(trx, live.id));
    if (held?.instrumentId === instrumentId)
      await stepSubscription(trx, held, { instrumentId: null, facts: { ...held.facts, instrument: null } });
  });
  return true;
}
