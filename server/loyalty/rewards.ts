import { rewardMadeMessage } from '#fixtures/reward-messages.ts';
import { dayOf } from '#services/display/dates.rules.ts';
import { money } from '#services/display/money.rules.ts';
import { pointsPerReward, rewardCents, rewardsDue } from '#services/loyalty/points.rules.ts';
import type { Transaction } from '../db/database.ts';
import { countReward, holdLoyalty, movePoints } from '../db/repositories/loyalty.ts';
import { issueMessage } from '../db/repositories/reward-messages.ts';
import type { Ids } from '../ids.ts';

/** Makes as many rewards of a member's points as are due: each takes its points once, whoever else asks meanwhile. */
export async function makeRewards(
  trx: Transaction,
  { ids }: { readonly ids: Pick<Ids, 'uuid4'> },
  shopperId: string,
  nowMs: number,
): Promise<void> {
  const { points, preference, rewardsMade } = await holdLoyalty(trx, shopperId, nowMs);
  const due = rewardsDue(points, preference, dayOf(nowMs).month);
  for (let nth = rewardsMade + 1; nth <= rewardsMade + due; nth++) {
    if (!(await countReward(trx, shopperId, nth, rewardCents))) return;
    const cause = `reward/${shopperId}/${nth}`;
    await movePoints(trx, shopperId, {
      cause,
      points: -pointsPerReward,
      told: `${money(rewardCents)} reward`,
      atMs: nowMs,
    });
    const told = { id: ids.uuid4(), shopperId, cause: `reward/${nth}`, nth: 0, facts: rewardMadeMessage };
    await issueMessage(trx, told, nowMs);
  }
}
