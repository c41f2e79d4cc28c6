import type { RewardMessageFacts } from '#fixtures/reward-messages.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

type Issued = {
  readonly id: string;
  readonly shopperId: string;
  /** What it is said for: once to each member. */
  readonly cause: string;
  /** Where it stands among those of one moment. */
  readonly nth: number;
  readonly facts: RewardMessageFacts;
};

/** Says something to a member; what they were told for that before stays as it is, also when they have deleted it. */
export async function issueMessage(
  trx: Transaction,
  { id, shopperId, cause, nth, facts }: Issued,
  nowMs: number,
): Promise<void> {
  await trx
    .insertInto('reward_messages')
    .values(
      given({
        ...{ id, shopper_id: shopperId, cause, nth, facts: JSON.stringify(facts) },
        ...{ created_ms: nowMs, deleted_ms: null },
      }),
    )
    .onConflict((conflict) => conflict.columns(['shopper_id', 'cause']).doNothing())
    .execute();
}

/** What a member was told and has not deleted, the newest first. */
export async function messagesOf(
  db: Reader,
  shopperId: string,
  most: number,
): Promise<readonly (RewardMessageFacts & { readonly messageId: string })[]> {
  const rows = await db
    .selectFrom('reward_messages')
    .select(['id', 'facts'])
    .where('shopper_id', '=', shopperId)
    .where('deleted_ms', 'is', null)
    .orderBy('created_ms', 'desc')
    .orderBy('nth')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id, facts }) => ({ ...(JSON.parse(facts) as RewardMessageFacts), messageId: id }));
}

/** Deletes a message of that member; true also when they had deleted it before, false when they have none of that id. */
export async function deleteMessage(
  trx: Transaction,
  shopperId: string,
  messageId: string,
  nowMs: number,
): Promise<boolean> {
  const mine = await trx
    .selectFrom('reward_messages')
    .select('deleted_ms')
    .where('id', '=', messageId)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  if (mine === undefined) return false;
  await trx
    .updateTable('reward_messages')
    .set({ deleted_ms: nowMs })
    .where('id', '=', messageId)
    .where('shopper_id', '=', shopperId)
    .where('deleted_ms', 'is', null)
    .execute();
  return true;
}
