import * as v from 'valibot';
import { methods } from '#services/fulfilment/fulfilment.words.ts';
import {
  ExpressTimeSlots,
  slotId,
  TimeSlotsQuery,
  TimeSlotsSummary,
} from '#services/fulfilment/time-slots.contract.ts';
import { ServerContext } from '#services/session/session.contract.ts';
import { expressTold } from '../fulfilment/express-told.ts';
import { dropWatch } from '../db/repositories/slot-watches.ts';
import { isDay } from '../fulfilment/slot-plan.ts';
import { summaryTold } from '../fulfilment/summary-told.ts';
import { touchHold } from '../fulfilment/touch-hold.ts';
import { watchSlot } from '../fulfilment/watch-slot.ts';
import type { Transaction } from '../db/database.ts';
import type { Person } from '../db/repositories/accounts.ts';
import { contextOf } from './context.ts';
import { type Ask, operation } from './operation.ts';
import { refusals } from './refusal.ts';
import type { Known } from './visitor-session.ts';

const tag = 'fulfilment';
type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;
type Work = (trx: Transaction, known: Known, person: Person) => Promise<unknown>;

async function change({ world, session }: Asked, work: Work) {
  const known = await world.db.transaction(async (trx) => {
    await session.remember(trx, {});
    const before = await session.reread(trx);
    if (!before.person) throw refusals.notSignedIn();
    await work(trx, before, before.person);
    await touchHold(trx, world, before.person);
    return session.reread(trx);
  });
  return contextOf(world, known);
}

const watching = { endpoint: 'timeSlotWatch', tag, role: 'shopper', isAdded: true, answer: ServerContext } as const;

export const timeSlotOperations = [
  operation({
    endpoint: 'timeSlotsSummary',
    tag,
    summary: 'The time slots of some days where the visitor shops, and what each would mean for their trolley.',
    query: TimeSlotsQuery,
    answer: TimeSlotsSummary,
    handle: async ({ world, session, query }) => {
      if (query.from !== undefined && !isDay(query.from))
        throw refusals.invalid({ from: 'is a date such as 2026-11-21' });
      return summaryTold(world, await session.known(), query);
    },
  }),
  operation({
    endpoint: 'expressTimeSlots',
    tag,
    summary: 'The express slots of the next few hours, or why there are none.',
    query: v.object({ method: v.optional(v.picklist(methods, `is ${methods.join(' or ')}`)) }),
    answer: ExpressTimeSlots,
    handle: async ({ world, session, query: { method } }) => expressTold(world, await session.known(), method),
  }),
  operation({
    ...watching,
    method: 'PUT',
    summary: 'Asks to be written to when a full time slot has a place again.',
    params: v.object({ slotId }),
    handle: (ask) => change(ask, (trx, known, person) => watchSlot(trx, ask.world, known, person, ask.params.slotId)),
  }),
  operation({
    ...watching,
    method: 'DELETE',
    summary: 'Takes that back. Saying it twice does no harm.',
    params: v.object({ slotId }),
    handle: (ask) => change(ask, (trx, _, person) => dropWatch(trx, person.accountId, ask.params.slotId)),
  }),
];
