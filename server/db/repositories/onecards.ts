import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import type { Schema } from '../schema.ts';

export type OnecardRow = Schema['onecards'];

/** The primary card that a link stands for while it is valid, whosever it is. */
export async function onecardByToken(db: Reader, tokenHash: string, nowMs: number): Promise<OnecardRow | null> {
  const row = await db
    .selectFrom('onecards')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('is_primary', '=', 1)
    .where('token_expires_ms', '>', nowMs)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Joins a primary card to an account; another card of that account is free again. False when there is no such card or
 * somebody else has it.
 */
export async function joinOnecard(trx: Transaction, number: string, accountId: string): Promise<boolean> {
  // Two cards that one shopper joins at the same moment are joined one after the other, so that the later one frees the other.
  await trx
    .updateTable('shoppers')
    .set((eb) => ({ onecard_number: eb.ref('onecard_number') }))
    .where('account_id', '=', accountId)
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('onecards')
    .set({ account_id: accountId })
    .where('number', '=', number)
    .where('is_primary', '=', 1)
    .where((where) => where.or([where('account_id', 'is', null), where('account_id', '=', accountId)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .updateTable('onecards')
    .set({ account_id: null })
    .where('account_id', '=', accountId)
    .where('number', '!=', number)
    .execute();
  await trx.updateTable('shoppers').set({ onecard_number: number }).where('account_id', '=', accountId).execute();
  return true;
}

/** Takes the card off an account: whoever has it in their hand may join it again. */
export async function leaveOnecard(trx: Transaction, accountId: string): Promise<void> {
  await trx.updateTable('shoppers').set({ onecard_number: null }).where('account_id', '=', accountId).execute();
  await trx.updateTable('onecards').set({ account_id: null }).where('account_id', '=', accountId).execute();
}

/** The number of the card that an account has joined. */
export async function onecardOf(db: Reader, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('shoppers')
    .select('onecard_number')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.onecard_number ?? null;
}

export type TillPoints = Omit<Schema['onecard_points'], 'number'>;

/** What a card has gathered at the till, the oldest first. */
export const tillPointsOf = (db: Reader, number: string): Promise<readonly TillPoints[]> =>
  db
    .selectFrom('onecard_points')
    .select(['nth', 'points', 'told', 'at_ms'])
    .where('number', '=', number)
    .orderBy('nth')
    .execute();

export async function keepTillPoints(trx: Transaction, number: string, gathered: readonly TillPoints[]): Promise<void> {
  for (const { nth, points, told, at_ms } of gathered)
    await trx
      .insertInto('onecard_points')
      .values(given({ number, nth, points, told, at_ms }))
      .onConflict((conflict) => conflict.columns(['number', 'nth']).doNothing())
      .execute();
}

/** Issues cards, and links that join them; what is known of a card that somebody has joined stays. */
export async function issueOnecards(trx: Transaction, cards: readonly Omit<OnecardRow, 'account_id'>[]): Promise<void> {
  for (const { number, is_primary, token_hash, token_expires_ms } of cards)
    await trx
      .insertInto('onecards')
      .values({ number, is_primary, token_hash, token_expires_ms, account_id: null })
      .onConflict((conflict) =>
        conflict
          .column('number')
          .doUpdateSet({ token_hash, token_expires_ms })
          .where('onecards.account_id', 'is', null),
      )
      .execute();
}
