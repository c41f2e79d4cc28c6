import type { Ask } from '../../api/operation.ts';
import { shopperOf } from '../../api/trolley-change.ts';
import type { Transaction } from '../../db/database.ts';
import { changeOf, forgetChange } from '../../db/repositories/order-changes.ts';
import { holdTrolley } from '../../db/repositories/trolley.ts';
import { restoreTrolley } from './put-aside.ts';

type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;

/**
 * Gives the change of whoever asks up, and says whether there is none any more: what was in the trolley before it is there
 * again, and the order stays as it was. A change that ended by itself is only forgotten; one that is being paid for goes on.
 */
export const giveUpChange = ({ world, session }: Asked): Promise<boolean> =>
  world.db.transaction(async (trx) => {
    await session.remember(trx, {});
    const { accountId } = await shopperOf({ session });
    return giveUp(trx, accountId, world.clock.nowMs());
  });

async function giveUp(trx: Transaction, shopperId: string, nowMs: number): Promise<boolean> {
  if (!(await changeOf(trx, shopperId))) return true;
  await holdTrolley(trx, shopperId, nowMs);
  const change = await changeOf(trx, shopperId);
  if (!change) return true;
  if (change.state === 'paying') return false;
  if (change.state === 'open') await restoreTrolley(trx, change, nowMs);
  await forgetChange(trx, change);
  return true;
}
