import type { Ask } from '../../api/operation.ts';
import { refusals } from '../../api/refusal.ts';
import type { StoreWorld } from '../../api/store-world.ts';
import { shopperOf } from '../../api/trolley-change.ts';
import type { Transaction } from '../../db/database.ts';
import type { Person } from '../../db/repositories/accounts.ts';
import {
  type ChangeFacts,
  changeOf,
  createChange,
  forgetChange,
  orderInChange,
} from '../../db/repositories/order-changes.ts';
import { isOrderUnderWay } from '../../db/repositories/orders.ts';
import { holdOrder, type OrderToChange, orderToChange } from '../../db/repositories/orders-to-change.ts';
import { holdTrolley } from '../../db/repositories/trolley.ts';
import type { FulfilmentChoice } from '../../fulfilment/choice.ts';
import { termsOfChoice } from '../../fulfilment/terms.ts';
import { campaigns, samplesFor } from '../../trolley/samples.ts';
import { bonusOffers } from '../bonus-products.ts';
import { orderAsTrolley } from './order-as-trolley.ts';
import { fillTrolley } from './put-aside.ts';
import { reasonAgainst } from './reasons.ts';

type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;

/** Gives the transaction up: nothing has changed, not even the revision of the trolley. */
class Unchanged extends Error {
  override readonly name = 'Unchanged';
}

/**
 * Begins to change an order, and says whether that order is changed from now on. What was in the trolley is put aside, and
 * the order's own lines take its place. Begun twice it is begun once; while another one is changed, nothing is begun.
 */
export async function beginChange({ world, session }: Asked, orderId: string): Promise<boolean> {
  const { accountId } = await shopperOf({ session });
  if (!(await orderToChange(world.db.read, accountId, orderId))) throw refusals.notFound();
  const before = await orderInChange(world.db.read, accountId);
  if (before) return before.orderId === orderId;
  try {
    await world.db.transaction(async (trx) => {
      await session.remember(trx, {});
      const person = await shopperOf({ session });
      if (person.accountId !== accountId) throw refusals.subjectChanged();
      await begin(trx, world, person, orderId);
    });
    return true;
  } catch (error) {
    if (!(error instanceof Unchanged)) throw error;
    return (await orderInChange(world.db.read, accountId))?.orderId === orderId;
  }
}

async function begin(trx: Transaction, world: StoreWorld, person: Person, orderId: string): Promise<void> {
  const nowMs = world.clock.nowMs();
  const { accountId: shopperId } = person;
  await holdTrolley(trx, shopperId, nowMs);
  const order = await holdOrder(trx, shopperId, orderId);
  const choice = order?.facts.choice;
  if (!order || !choice) throw new Unchanged();
  const last = await changeOf(trx, shopperId);
  if (last?.state === 'cancelled') await forgetChange(trx, last);
  const standing = {
    state: order.state,
    cutOffMs: order.facts.hold.slot.cutOffMs,
    hasChoice: true,
    isUnderWay: await isOrderUnderWay(trx, shopperId),
  };
  if (reasonAgainst(standing, nowMs) !== null) throw new Unchanged();
  const kept = await fillTrolley(trx, shopperId, await filled(trx, world, person, order, choice));
  const facts: ChangeFacts = {
    orderNumber: order.number,
    revision: order.revision,
    totalCents: order.totalCents,
    choice,
    hold: order.facts.hold,
    place: order.facts.place,
    taken: order.facts.taken,
    kept,
    reason: null,
  };
  if (!(await createChange(trx, { shopperId, orderId, facts }, nowMs))) throw new Unchanged();
}

async function filled(
  trx: Transaction,
  world: StoreWorld,
  { shopper }: Person,
  { facts: order }: OrderToChange,
  choice: FulfilmentChoice,
) {
  const { view } = world.catalogue;
  const shelf = termsOfChoice(world, choice);
  const cardOf = (sku: string) => view.card(sku, shelf);
  const isMember = shopper?.onecardNumber != null;
  const lines = order.lines.map(({ sku, unit, amount }) => ({ sku, unit, amount, source: '' }));
  const samples = samplesFor(await campaigns(trx), { view, shelf, lines }, new Map()).map(
    ({ name, onlineSample: { responseId } }) => ({ name, responseId }),
  );
  const offers = await bonusOffers(trx);
  return orderAsTrolley({ order, cardOf, isMember, offers, samples }, world.clock.nowMs());
}
