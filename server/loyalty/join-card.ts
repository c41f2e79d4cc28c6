import { welcomeMessages } from '#fixtures/reward-messages.ts';
import type { Transaction } from '../db/database.ts';
import { holdLoyalty, keepLoyalty, movePoints } from '../db/repositories/loyalty.ts';
import { joinOnecard, leaveOnecard, onecardOf, tillPointsOf } from '../db/repositories/onecards.ts';
import { issueMessage } from '../db/repositories/reward-messages.ts';
import type { Ids } from '../ids.ts';
import { makeRewards } from './rewards.ts';

type World = { readonly ids: Pick<Ids, 'uuid4'> };
type Joining = { readonly number: string; readonly accountId: string };

/**
 * Joins a card to an account, with the points that it has gathered and that nobody was given before. False when there is
 * no such card or somebody else has it: then give all of it up.
 */
export async function joinCard(
  trx: Transaction,
  { ids }: World,
  { number, accountId }: Joining,
  nowMs: number,
): Promise<boolean> {
  const before = await onecardOf(trx, accountId);
  if (!(await joinOnecard(trx, number, accountId))) return false;
  const { joinedMs } = await holdLoyalty(trx, accountId, nowMs);
  if (joinedMs === null || before !== number) await keepLoyalty(trx, accountId, { joinedMs: nowMs }, nowMs);
  for (const { nth, points, told, at_ms: atMs } of await tillPointsOf(trx, number))
    await movePoints(trx, accountId, { cause: `card/${number}/${nth}`, points, told, atMs });
  for (const [nth, { cause, ...facts }] of welcomeMessages.entries())
    await issueMessage(trx, { id: ids.uuid4(), shopperId: accountId, cause, nth, facts }, nowMs);
  await makeRewards(trx, { ids }, accountId, nowMs);
  return true;
}

/** Takes the card off an account. Its points stay with it, and are there again once it has a card. */
export async function leaveCard(trx: Transaction, accountId: string, nowMs: number): Promise<void> {
  await leaveOnecard(trx, accountId);
  await keepLoyalty(trx, accountId, { joinedMs: null }, nowMs);
}
