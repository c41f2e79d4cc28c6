import type { ChangePlacement } from '#services/orders/order-change.contract.ts';
import type { PlacementTold } from '#services/orders/placing.contract.ts';
import type { Ask } from '../../api/operation.ts';
import { refusals } from '../../api/refusal.ts';
import { shopperOf } from '../../api/trolley-change.ts';
import type { Transaction } from '../../db/database.ts';
import { type KeyedSave, saveByKey } from '../../db/repositories/order-saves.ts';
import { orderByKey } from '../../db/repositories/orders.ts';
import { holdTrolley } from '../../db/repositories/trolley.ts';
import { paidWith } from '../../payments/paid-with.ts';
import type { KnownInstrument } from '../../payments/provider.ts';
import { hashOf } from '../../security/secrets.ts';
import { checkMayPay } from '../check-placement.ts';
import { draftOf } from '../draft.ts';
import { isFinal, keepRefusal, refusedBefore } from '../refused-key.ts';
import { beginSave } from './begin.ts';
import { changeToSave, checkSave } from './check-save.ts';

type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'> & {
  readonly key: string;
  readonly orderId: string;
  readonly wanted: ChangePlacement;
};
type Hashed = Asked & { readonly requestHash: string };

export const saveTold = ({ orderId, version, state, reason }: KeyedSave): PlacementTold => ({
  orderId,
  orderNumber: version.orderNumber,
  state,
  reason,
});

/**
 * Puts what is in the trolley in the place of the order that is changed, once for each key. The old version stands until
 * the difference is paid for; whoever dies in between, it is settled.
 */
export async function saveChange(asked: Asked): Promise<PlacementTold> {
  const { world, session, key, orderId, wanted } = asked;
  const { accountId: shopperId } = await shopperOf({ session });
  const requestHash = hashOf(JSON.stringify(['save', orderId, wanted]));
  const earlier = await saveByKey(world.db.read, shopperId, key);
  const save = earlier ?? (await saveOrRefuse({ ...asked, requestHash }, shopperId));
  if (save.requestHash !== requestHash) throw refusals.keyReused();
  if (save.intended === null) {
    await world.charging.giveBack(orderId);
    return saveTold(save);
  }
  await world.charging.waitFor(save.intended);
  return saveTold((await saveByKey(world.db.read, shopperId, key)) ?? save);
}

async function saveOrRefuse(asked: Hashed, shopperId: string): Promise<KeyedSave> {
  const { world, key, requestHash, wanted } = asked;
  const request = { owner: shopperId, key, requestHash };
  try {
    const { instrumentId } = wanted;
    const isPaid = wanted.expectedDifferenceCents > 0 && instrumentId !== null;
    const instrument = isPaid ? await paidWith(world, shopperId, instrumentId) : null;
    return await world.db.transaction((trx) => begin(trx, asked, instrument, shopperId));
  } catch (error) {
    if (!isFinal(error)) throw error;
    const made = await world.db.transaction(async (trx) => {
      if ((await keepRefusal(trx, request, error, world.clock.nowMs())) !== null) throw refusals.keyReused();
      return saveByKey(trx, shopperId, key);
    });
    if (made === null) throw error;
    return made;
  }
}

/** What was saved with a key, now unless another request with it was first. */
async function begin(
  trx: Transaction,
  { world, session, key, requestHash, orderId, wanted }: Hashed,
  instrument: KnownInstrument | null,
  shopperId: string,
): Promise<KeyedSave> {
  const nowMs = world.clock.nowMs();
  await session.remember(trx, {});
  await holdTrolley(trx, shopperId, nowMs);
  const earlier = await saveByKey(trx, shopperId, key);
  if (earlier) return earlier;
  if (await orderByKey(trx, shopperId, key)) throw refusals.keyReused();
  const refusal = await refusedBefore(trx, { owner: shopperId, key, requestHash }, nowMs);
  if (refusal) throw refusal;
  const { change, order } = await changeToSave(trx, shopperId, orderId, nowMs);
  const known = await session.reread(trx);
  if (!known.person?.shopper) throw refusals.notSignedIn();
  if (known.person.accountId !== shopperId) throw refusals.subjectChanged();
  if (wanted.expectedDifferenceCents > 0) await checkMayPay(trx, shopperId, nowMs);
  const draft = await draftOf(trx, world, known);
  const differenceCents = checkSave({ draft, order, wanted });
  const found = { change, order, draft, differenceCents, instrument };
  return beginSave(trx, world, { shopperId, key, requestHash, wanted, ...found }, nowMs);
}
