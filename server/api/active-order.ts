import * as v from 'valibot';
import {
  ActiveOrder,
  BonusChoice,
  BonusProducts,
  DisclaimerAnswer,
  OrderChanged,
  OrderTotals,
  OrderValidation,
} from '#services/orders/order.contract.ts';
import { overOf } from '../fulfilment/over-of.ts';
import { bonusTold, offerWith } from '../orders/bonus-products.ts';
import { restrictedIn } from '../orders/disclaimer.ts';
import { draftOf } from '../orders/draft.ts';
import { orderLines } from '../orders/order-lines.ts';
import { orderTold, totalsTold } from '../orders/order-told.ts';
import { readOrder } from '../orders/read-order.ts';
import { goodsCentsOf } from '../orders/totals.ts';
import { operation } from './operation.ts';
import { changeOrder } from './order-change.ts';
import { refusals } from './refusal.ts';
import type { Asked } from './trolley-change.ts';

const tag = 'orders';

const draftFor = async ({ world, session }: Asked) => draftOf(world.db.read, world, await session.known());

export const activeOrderOperations = [
  operation({
    endpoint: 'activeOrder',
    tag,
    summary: 'The order that the shopper’s trolley would become now, with what was said of it.',
    role: 'shopper',
    answer: ActiveOrder,
    handle: async ({ world, session }) => orderTold(world.db.read, world, await session.known()),
  }),
  operation({
    endpoint: 'activeOrderTotals',
    tag,
    summary: 'What that order would cost, row by row; the row that is the total is the sum of the others.',
    role: 'shopper',
    answer: OrderTotals,
    handle: async (ask) => totalsTold((await draftFor(ask)).components),
  }),
  operation({
    endpoint: 'activeOrderValidation',
    tag,
    summary: 'Whether it could be placed as it stands, and what stands in its way, the first to look at first.',
    role: 'shopper',
    answer: OrderValidation,
    handle: async (ask) => {
      const { problems } = await draftFor(ask);
      return { isValid: problems.length === 0, problems: [...problems] };
    },
  }),
  operation({
    endpoint: 'bonusProducts',
    tag,
    summary: 'What comes along with that order for nothing, if the shopper wants it: one thing of each offer.',
    role: 'shopper',
    query: v.object({ _: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}$/, 'is a time in milliseconds'))) }),
    answer: BonusProducts,
    handle: async ({ world, session }) => {
      const parts = await readOrder(world.db.read, world, await session.known());
      return { bonusProducts: [...bonusTold(parts.offers, goodsCentsOf(orderLines(parts)), parts.facts.bonus)] };
    },
  }),
  operation({
    method: 'PUT',
    endpoint: 'bonusProducts',
    tag,
    summary: 'Chooses something that comes along, in the place of the other thing of the same offer; or leaves it out.',
    role: 'shopper',
    body: BonusChoice,
    answer: OrderChanged,
    handle: (ask) =>
      changeOrder(ask, async ({ facts, parts: read }) => {
        const { id, selected } = ask.body;
        const parts = await read();
        const offer = offerWith(parts.offers, goodsCentsOf(orderLines(parts)), id);
        if (!offer) throw refusals.invalid({ id: 'is not offered now' });
        const { [offer.id]: chosen, ...others } = facts.bonus ?? {};
        const left = chosen === undefined || chosen === id ? {} : { [offer.id]: chosen };
        return { bonus: { ...others, ...(selected ? { [offer.id]: id } : left) } };
      }),
  }),
  operation({
    method: 'PUT',
    endpoint: 'acceptDisclaimer',
    tag,
    summary: 'Says that the shopper agrees, for the time that they hold and the restricted goods in their trolley now.',
    role: 'shopper',
    body: DisclaimerAnswer,
    answer: OrderChanged,
    handle: (ask) =>
      changeOrder(ask, async ({ parts }, trx) => {
        if (!ask.body.acceptDisclaimer) return { disclaimer: null };
        const { hold, rows, cardOf, person, nowMs } = await parts();
        if (!hold) throw await overOf(trx, person.accountId, nowMs);
        return { disclaimer: { reservationId: hold.reservationId, restricted: restrictedIn(rows.lines, cardOf) } };
      }),
  }),
];
