import * as v from 'valibot';
import { CouponAsked, OrderChanged } from '#services/orders/order.contract.ts';
import { countsOf, giveBack, homeOf, takeTry } from '../accounts/slow-down.ts';
import { couponOf } from '../db/repositories/coupons.ts';
import { codeIn, whyNot } from '../orders/coupons.ts';
import { orderLines } from '../orders/order-lines.ts';
import { goodsCentsOf } from '../orders/totals.ts';
import { type Ask, operation } from './operation.ts';
import { changeOrder } from './order-change.ts';
import { Refusal } from './refusal.ts';
import { shopperOf } from './trolley-change.ts';

const tag = 'orders';

const refused = (says: string, message: string) =>
  new Refusal(400, 'Invalid', message, { fieldErrors: { couponCode: says } });
const unknown = () => refused('is not one of our coupons', 'We do not know that coupon. Please check what you typed.');
const staysWithOrder = () =>
  refused(
    'stays as it is while an order is changed',
    'The coupon of an order stays with it. A new one can be used for your next order.',
  );

type Adding = Ask<unknown, unknown, v.InferOutput<typeof CouponAsked>>;

/** The code of a coupon of ours; trying out codes that are none gets slower and slower. */
async function knownCode(ask: Adding): Promise<string> {
  const { world, client } = ask;
  const { accountId } = await shopperOf(ask);
  const code = codeIn(ask.body.couponCode);
  if (code === null) throw unknown();
  const counts = countsOf([
    ['coupon-shopper', accountId],
    ['coupon-client', homeOf(client)],
  ]);
  await world.db.transaction((trx) => takeTry(trx, world.clock.nowMs(), counts));
  if (!(await couponOf(world.db.read, code, accountId))) throw unknown();
  await world.db.transaction((trx) => giveBack(trx, counts));
  return code;
}

export const couponOperations = [
  operation({
    method: 'POST',
    endpoint: 'postCoupon',
    tag,
    summary:
      'Puts a coupon on the order, in the place of another one. One that does not count is refused and says why.',
    role: 'shopper',
    body: CouponAsked,
    answer: OrderChanged,
    handle: async (ask) => {
      if ((await shopperOf(ask)).shopper?.change) throw staysWithOrder();
      const code = await knownCode(ask);
      return changeOrder(ask, async ({ parts: read }, trx) => {
        const { terms, nowMs, person, ...parts } = await read();
        const coupon = await couponOf(trx, code, person.accountId);
        if (!coupon) throw unknown();
        const goodsCents = goodsCentsOf(orderLines(parts));
        const why = whyNot(coupon, { goodsCents, method: terms.method, nowMs });
        if (why !== null) throw refused('does not count for this order', why);
        return { coupon: code };
      });
    },
  }),
  operation({
    method: 'DELETE',
    endpoint: 'coupon',
    tag,
    summary: 'Takes a coupon off the order. Saying it twice does no harm.',
    role: 'shopper',
    isAdded: true,
    params: v.object({ couponCode: CouponAsked.entries.couponCode }),
    answer: OrderChanged,
    handle: (ask) =>
      changeOrder(ask, ({ facts }) => (facts.coupon === codeIn(ask.params.couponCode) ? { coupon: null } : {})),
  }),
];
