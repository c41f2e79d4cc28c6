import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

/** What a shopper said to samples, by their ids. */
export async function sampleResponsesOf(db: Reader, shopperId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('sample_responses')
    .select(['sample_id', 'action_taken'])
    .where('shopper_id', '=', shopperId)
    .execute();
  return new Map(rows.map(({ sample_id, action_taken }) => [sample_id, action_taken]));
}

export async function keepSampleResponses(
  trx: Transaction,
  shopperId: string,
  responses: ReadonlyMap<string, string>,
  nowMs: number,
): Promise<void> {
  for (const [sample_id, action_taken] of responses) {
    const kept = { action_taken, changed_ms: nowMs };
    await trx
      .insertInto('sample_responses')
      .values(given({ shopper_id: shopperId, sample_id, ...kept }))
      .onConflict((conflict) => conflict.columns(['shopper_id', 'sample_id']).doUpdateSet(kept))
      .execute();
  }
}

/** Samples that were accepted by then come with that order alone: of the next one their shopper is asked anew. */
export async function dropAcceptedSamples(trx: Transaction, shopperId: string, acceptedByMs: number): Promise<void> {
  await trx
    .deleteFrom('sample_responses')
    .where('shopper_id', '=', shopperId)
    .where('action_taken', '=', 'accepted')
    .where('changed_ms', '<=', acceptedByMs)
    .execute();
}
