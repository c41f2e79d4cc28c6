import type { OfferState } from '#services/loyalty/loyalty.words.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

export type KnownOffer = { readonly state: Exclude<OfferState, 'available'>; readonly boostedMs: number };

/** What a member has done with those offers; one that is not there can be boosted. */
export async function knownOffersOf(
  db: Reader,
  shopperId: string,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, KnownOffer>> {
  if (offerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('loyalty_offers')
    .select(['offer_id', 'boosted_ms', 'used_ms'])
    .where('shopper_id', '=', shopperId)
    .where('offer_id', 'in', [...offerIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.offer_id,
      { state: row.used_ms === null ? ('boosted' as const) : ('used' as const), boostedMs: row.boosted_ms },
    ]),
  );
}

/** Boosts an offer; what is boosted or used already stays as it is. */
export async function boostOffer(trx: Transaction, shopperId: string, offerId: string, nowMs: number): Promise<void> {
  await trx
    .insertInto('loyalty_offers')
    .values(given({ shopper_id: shopperId, offer_id: offerId, boosted_ms: nowMs, used_ms: null, order_id: null }))
    .onConflict((conflict) => conflict.columns(['shopper_id', 'offer_id']).doNothing())
    .execute();
}

type Use = { readonly shopperId: string; readonly offerId: string; readonly orderId: string };

/** Takes an offer for an order that was placed after it was boosted; false when it was not, or another has had it. */
export async function takeOffer(
  trx: Transaction,
  { shopperId, offerId, orderId }: Use,
  placedMs: number,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('loyalty_offers')
    .set({ used_ms: nowMs, order_id: orderId })
    .where('shopper_id', '=', shopperId)
    .where('offer_id', '=', offerId)
    .where('used_ms', 'is', null)
    .where('boosted_ms', '<=', placedMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
