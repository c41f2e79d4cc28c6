import type { SavedInstrument } from '#services/payments/instruments.contract.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { Reader } from '../db/database.ts';
import { capturesOf, isCaptureOf } from '../db/repositories/card-captures.ts';
import { displayedOf } from './displayed.ts';
import type { KnownInstrument, PaymentProvider } from './provider.ts';

type Parts = { readonly payments: Pick<PaymentProvider, 'instrument'> };

/**
 * A card or wallet that a shopper may pay with: it came of a frame of theirs, and the payment side has taken it. Somebody
 * else's and one that there is not are the same: null. It asks the payment side, so never inside a transaction.
 */
export async function ownInstrument(
  db: Reader,
  { payments }: Parts,
  shopperId: string,
  instrumentId: string,
): Promise<KnownInstrument | null> {
  return (await isCaptureOf(db, shopperId, instrumentId)) ? payments.instrument(instrumentId) : null;
}

/** The cards of a shopper that they wanted to pay with again. */
export async function savedInstruments(
  { db, clock, payments }: Parts & Pick<StoreWorld, 'db' | 'clock'>,
  shopperId: string,
): Promise<SavedInstrument[]> {
  const known = await Promise.all((await capturesOf(db.read, shopperId)).map((id) => payments.instrument(id)));
  return known.flatMap((one) =>
    one?.isSaved ? [{ instrumentId: one.instrumentId, ...displayedOf(one, clock.nowMs()) }] : [],
  );
}
