import { dayOf } from '#services/display/dates.rules.ts';
import { pointsPerReward, rewardsDue } from '#services/loyalty/points.rules.ts';
import type { Database } from '../db/database.ts';
import { christmasSavers } from '../db/repositories/loyalty.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../world.ts';
import { makeRewards } from './rewards.ts';

export type SaverWorld = {
  readonly db: Database;
  readonly clock: Pick<Clock, 'nowMs'>;
  readonly ids: Pick<Ids, 'uuid4'>;
  readonly log: Pick<Log, 'error'>;
};

const mostAtOnce = 100;

/** In December, makes the rewards of those who saved for Christmas and have not ordered since. Says how many they were. */
export async function payChristmasSavers({ db, clock, ids, log }: SaverWorld): Promise<number> {
  const nowMs = clock.nowMs();
  if (rewardsDue(pointsPerReward, 'christmas', dayOf(nowMs).month) === 0) return 0;
  let paid = 0;
  try {
    for (let left = await savers(); left.length > 0; left = await savers()) {
      for (const shopperId of left) await db.transaction((trx) => makeRewards(trx, { ids }, shopperId, nowMs));
      paid += left.length;
    }
  } catch (error) {
    log.error(
      { err: error, reason: 'christmas-rewards' },
      'Rewards for Christmas could not be made; they are tried again.',
    );
  }
  return paid;

  function savers() {
    return christmasSavers(db.read, pointsPerReward, mostAtOnce);
  }
}
