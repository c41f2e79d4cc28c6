import type { Transaction } from '../database.ts';
import { given } from '../parameters.ts';

type Use = { readonly code: string; readonly shopperId: string; readonly orderId: string };

/** Takes one use of a coupon for an order; false when none is left, or none for this shopper: then give all of it up. */
export async function takeCouponUse(trx: Transaction, { code, shopperId, orderId }: Use): Promise<boolean> {
  const coupon = await trx
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .whereRef('uses', '<', 'most_uses')
    .returning('facts')
    .executeTakeFirst();
  if (coupon === undefined) return false;
  const { mostPerShopper = 1 } = JSON.parse(coupon.facts) as { readonly mostPerShopper?: number };
  const had = await trx
    .selectFrom('coupon_uses')
    .select('nth')
    .where('code', '=', code)
    .where('shopper_id', '=', shopperId)
    .execute();
  const used = new Set(had.map((row) => row.nth));
  let nth = 1;
  while (used.has(nth)) nth++;
  if (nth > mostPerShopper) return false;
  const taken = await trx
    .insertInto('coupon_uses')
    .values(given({ code, shopper_id: shopperId, nth, order_id: orderId }))
    .onConflict((conflict) => conflict.columns(['code', 'shopper_id', 'nth']).doNothing())
    .returning('nth')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Gives back what an order took. */
export async function giveCouponUsesBack(trx: Transaction, orderId: string): Promise<void> {
  const taken = await trx
    .selectFrom('coupon_uses')
    .select('code')
    .where('order_id', '=', orderId)
    .orderBy('code')
    .execute();
  for (const { code } of taken)
    await trx
      .updateTable('coupons')
      .set((eb) => ({ uses: eb('uses', '-', 1) }))
      .where('code', '=', code)
      .where('uses', '>', 0)
      .execute();
  await trx.deleteFrom('coupon_uses').where('order_id', '=', orderId).execute();
}
