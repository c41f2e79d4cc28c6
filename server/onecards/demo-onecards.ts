import { demoOnecards } from '#fixtures/onecards.ts';
import type { Database } from '../db/database.ts';
import { issueOnecards, keepTillPoints } from '../db/repositories/onecards.ts';
import type { Ids } from '../ids.ts';
import { hashOf } from '../security/secrets.ts';
import type { Clock } from '../world.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const monthMs = 30 * dayMs;
type Parts = { readonly db: Database; readonly clock: Pick<Clock, 'nowMs'>; readonly ids: Ids };

/** Issues the cards of a demonstration with a new link each time it starts, and says the token of that link. */
export async function makeDemoOnecards({ db, clock, ids }: Parts): Promise<string> {
  const token = ids.secret();
  const nowMs = clock.nowMs();
  await db.transaction(async (trx) => {
    await issueOnecards(
      trx,
      demoOnecards.map(({ number, hasLink }) => ({
        number,
        is_primary: 1,
        token_hash: hasLink ? hashOf(token) : null,
        token_expires_ms: hasLink ? nowMs + monthMs : null,
      })),
    );
    for (const { number, gathered } of demoOnecards)
      await keepTillPoints(
        trx,
        number,
        gathered.map(({ daysAgo, points, told }, at) => ({
          nth: at + 1,
          points,
          told,
          at_ms: nowMs - daysAgo * dayMs,
        })),
      );
  });
  return token;
}
