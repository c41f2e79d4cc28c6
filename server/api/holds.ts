import { TimeSlotPayload } from '#services/fulfilment/time-slots.contract.ts';
import { ServerContext } from '#services/session/session.contract.ts';
import type { Transaction } from '../db/database.ts';
import type { Person } from '../db/repositories/accounts.ts';
import { overOf } from '../fulfilment/over-of.ts';
import { releaseHold } from '../fulfilment/release-hold.ts';
import { choiceForExpress, takeSlot } from '../fulfilment/take-slot.ts';
import { choiceOf, termsOf } from '../fulfilment/terms.ts';
import { touchHold } from '../fulfilment/touch-hold.ts';
import { tellWatchers } from '../fulfilment/watchers.ts';
import { contextOf } from './context.ts';
import { type Ask, operation } from './operation.ts';
import { refusals } from './refusal.ts';
import type { Known } from './visitor-session.ts';

const tag = 'fulfilment';
type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;
/** Says in which slots a place came free. */
type Work = (trx: Transaction, known: Known, person: Person) => Promise<readonly string[]>;

/** Changes what the shopper holds, tells those who wait for a place that came free, and says how things stand then. */
async function change({ world, session }: Asked, work: Work) {
  const { known, freed } = await world.db.transaction(async (trx) => {
    await session.remember(trx, {});
    const before = await session.known();
    if (!before.person) throw refusals.notSignedIn();
    if (before.person.shopper?.change) throw refusals.orderInChange();
    return { freed: await work(trx, before, before.person), known: await session.reread(trx) };
  });
  for (const slotId of freed) await tellWatchers(world, slotId);
  return contextOf(world, known);
}

export const holdOperations = [
  operation({
    method: 'PUT',
    endpoint: 'timeSlot',
    tag,
    summary: 'Holds a time slot for the shopper, in the place of any other they held.',
    role: 'shopper',
    body: TimeSlotPayload,
    answer: ServerContext,
    handle: (ask) =>
      change(ask, (trx, known, person) => takeSlot(trx, ask.world, person, termsOf(ask.world, known), ask.body.slotId)),
  }),
  operation({
    method: 'DELETE',
    endpoint: 'timeSlot',
    tag,
    summary: 'Lets go of the time slot that the shopper holds. Saying it twice does no harm.',
    role: 'shopper',
    answer: ServerContext,
    handle: (ask) =>
      change(ask, async (trx, _, person) => {
        const slotId = await releaseHold(trx, ask.world, person);
        return slotId === null ? [] : [slotId];
      }),
  }),
  operation({
    method: 'POST',
    endpoint: 'timeSlotConfirmations',
    tag,
    summary: 'Holds the same time slot for longer: for the whole time-out again, but not past its cut-off.',
    role: 'shopper',
    isAdded: true,
    answer: ServerContext,
    handle: (ask) =>
      change(ask, async (trx, _, person) => {
        if (await touchHold(trx, ask.world, person)) return [];
        // Its place is the order's until the payment is known: nothing has expired.
        if (person.shopper?.isOrderUnderWay) throw refusals.orderUnderWay();
        throw await overOf(trx, person.accountId, ask.world.clock.nowMs());
      }),
  }),
  operation({
    method: 'POST',
    endpoint: 'reserveExpressTimeSlot',
    tag,
    summary: 'Holds an express slot; from then on the groceries come as that slot says, brought or picked up.',
    role: 'shopper',
    body: TimeSlotPayload,
    answer: ServerContext,
    handle: (ask) =>
      change(ask, async (trx, known, person) => {
        const { slotId } = ask.body;
        const chosen = await ask.session.choose(trx, choiceForExpress(choiceOf(known), slotId));
        return takeSlot(trx, ask.world, person, termsOf(ask.world, chosen), slotId);
      }),
  }),
];
