import type { CouponFacts } from '#fixtures/coupons.ts';
import type { Reader, Transaction } from '../database.ts';
import { given } from '../parameters.ts';

export type Coupon = CouponFacts & { readonly code: string; readonly left: number; readonly usedByShopper: number };

/** A coupon as it stands for one shopper; null for a code that is none. */
export async function couponOf(db: Reader, code: string, shopperId: string): Promise<Coupon | null> {
  const row = await db
    .selectFrom('coupons')
    .select(['facts', 'most_uses', 'uses'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { count } = await db
    .selectFrom('coupon_uses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('code', '=', code)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const facts = JSON.parse(row.facts) as CouponFacts;
  return { ...facts, code, left: row.most_uses - row.uses, usedByShopper: Number(count) };
}

type Issued = { readonly code: string; readonly mostUses: number; readonly facts: CouponFacts };

/** Issues coupons; one that is there already stays as it is. */
export async function issueCoupons(trx: Transaction, issued: readonly Issued[]): Promise<void> {
  for (const { code, mostUses, facts } of issued.toSorted((one, other) => (one.code < other.code ? -1 : 1)))
    await trx
      .insertInto('coupons')
      .values(given({ code, facts: JSON.stringify(facts), most_uses: mostUses, uses: 0 }))
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute();
}
