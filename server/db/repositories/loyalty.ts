import type { RedemptionPreference } from '#services/loyalty/loyalty.words.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';
import type { Schema } from '../schema.ts';

export type LoyaltyAccount = {
  readonly points: number;
  readonly movements: number;
  readonly rewardsMade: number;
  readonly rewardCents: number;
  readonly preference: RedemptionPreference;
  readonly joinedMs: number | null;
};

const accountIn = (row: Schema['loyalty_accounts']): LoyaltyAccount => ({
  points: row.points,
  movements: row.movements,
  rewardsMade: row.rewards_made,
  rewardCents: row.reward_cents,
  preference: row.preference as RedemptionPreference,
  joinedMs: row.joined_ms,
});

export async function loyaltyAccountOf(db: Reader, shopperId: string): Promise<LoyaltyAccount | null> {
  const row = await db
    .selectFrom('loyalty_accounts')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return row ? accountIn(row) : null;
}

/** Holds a member's points for this transaction: another that moves them waits until this one ends. */
export async function holdLoyalty(trx: Transaction, shopperId: string, nowMs: number): Promise<LoyaltyAccount> {
  const row = await trx
    .insertInto('loyalty_accounts')
    .values(
      given({
        ...{ shopper_id: shopperId, points: 0, movements: 0, rewards_made: 0, reward_cents: 0 },
        ...{ preference: 'automatic', joined_ms: null, changed_ms: nowMs },
      }),
    )
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet({ changed_ms: nowMs }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return accountIn(row);
}

type Kept = {
  readonly preference?: RedemptionPreference;
  /** When the card was joined; null once there is none. */
  readonly joinedMs?: number | null;
};

export async function keepLoyalty(
  trx: Transaction,
  shopperId: string,
  { preference, joinedMs }: Kept,
  nowMs: number,
): Promise<void> {
  await trx
    .updateTable('loyalty_accounts')
    .set({
      changed_ms: nowMs,
      ...(preference === undefined ? {} : { preference }),
      ...(joinedMs === undefined ? {} : { joined_ms: joinedMs }),
    })
    .where('shopper_id', '=', shopperId)
    .execute();
}

export type Movement = {
  /** What nothing else is called by: what has moved points once moves none again. */
  readonly cause: string;
  readonly points: number;
  readonly told: string;
  readonly atMs: number;
};

/** Moves points of a member whose account is held; false when that cause has moved some before. */
export async function movePoints(
  trx: Transaction,
  shopperId: string,
  { cause, points, told, atMs }: Movement,
): Promise<boolean> {
  const moved = await trx
    .updateTable('loyalty_accounts')
    .set((eb) => ({ movements: eb('movements', '+', 1), points: eb('points', '+', points) }))
    .where('shopper_id', '=', shopperId)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('loyalty_movements').select('loyalty_movements.cause').where('cause', '=', cause)),
      ),
    )
    .returning('movements')
    .executeTakeFirst();
  if (moved === undefined) return false;
  await trx
    .insertInto('loyalty_movements')
    .values(given({ cause, shopper_id: shopperId, nth: moved.movements, points, told, at_ms: atMs }))
    .execute();
  return true;
}

/** Counts one more reward, unless as many were made meanwhile. */
export async function countReward(trx: Transaction, shopperId: string, nth: number, cents: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('loyalty_accounts')
    .set((eb) => ({ rewards_made: nth, reward_cents: eb('reward_cents', '+', cents) }))
    .where('shopper_id', '=', shopperId)
    .where('rewards_made', '=', nth - 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The last movements, the newest first. */
export async function latestMovements(
  db: Reader,
  shopperId: string,
  most: number,
): Promise<readonly Pick<Movement, 'points' | 'told' | 'atMs'>[]> {
  const rows = await db
    .selectFrom('loyalty_movements')
    .select(['points', 'told', 'at_ms'])
    .where('shopper_id', '=', shopperId)
    .orderBy('at_ms', 'desc')
    .orderBy('nth', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ points, told, at_ms: atMs }) => ({ points, told, atMs }));
}

/** Members who save for Christmas and have enough for a reward. */
export async function christmasSavers(db: Reader, leastPoints: number, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('loyalty_accounts')
    .innerJoin('shoppers', 'shoppers.account_id', 'loyalty_accounts.shopper_id')
    .select('shopper_id')
    .where('preference', '=', 'christmas')
    .where('points', '>=', leastPoints)
    .where('onecard_number', 'is not', null)
    .orderBy('shopper_id')
    .limit(most)
    .execute();
  return rows.map(({ shopper_id }) => shopper_id);
}
