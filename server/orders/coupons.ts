import { shortMoney } from '#services/display/money.rules.ts';
import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import { couponShape } from '#services/orders/orders.words.ts';
import type { Person } from '../db/repositories/accounts.ts';
import type { Coupon } from '../db/repositories/coupons.ts';
import type { OrderCoupon } from './order.types.ts';

type For = { readonly goodsCents: number; readonly method: Method; readonly nowMs: number };

/** Why a coupon does not count for such an order, in words that can be shown; null when it does. */
export function whyNot(coupon: Coupon, { goodsCents, method, nowMs }: For): string | null {
  const { code, left, usedByShopper, mostPerShopper = 1, minGoodsCents = 0, expiresMs = null } = coupon;
  if (expiresMs !== null && nowMs >= expiresMs) return `The coupon ${code} is over.`;
  if (usedByShopper >= mostPerShopper) return `You have used the coupon ${code} already.`;
  if (left <= 0) return `The coupon ${code} is used up.`;
  if (coupon.method && coupon.method !== method)
    return `The coupon ${code} is for ${coupon.method === 'Pickup' ? 'pick up' : 'delivery'} alone.`;
  if (goodsCents < minGoodsCents)
    return `The coupon ${code} is for goods of ${shortMoney(minGoodsCents)} or more. Add ${shortMoney(minGoodsCents - goodsCents)} to use it.`;
  return null;
}

/** A coupon as it counts for somebody: the one of an order that they are changing was used by that order alone. */
export function couponFor({ shopper }: Person, coupon: Coupon | null): Coupon | null {
  if (!coupon || !shopper?.change) return coupon;
  const { expiresMs: _, ...lasting } = coupon;
  return { ...lasting, left: coupon.left + 1, usedByShopper: coupon.usedByShopper - 1 };
}

/** What it takes off: never more than the goods come to. A part of a cent is not given. */
export function offOf({ off }: Coupon, goodsCents: number): number {
  const cents = off.kind === 'amount' ? off.cents : Math.floor((goodsCents * off.percent) / 100);
  return Math.min(Math.max(0, cents), goodsCents);
}

/** A code as it is kept, however it was typed; null for what cannot be one. */
export function codeIn(typed: string): string | null {
  const code = typed.replace(/\s+/g, '').toUpperCase();
  return couponShape.test(code) ? code : null;
}

/** The coupon that was applied, with what it takes off now; one that does not hold any more says why in place of its name. */
export function couponTold(
  applied: string | null | undefined,
  coupon: Coupon | null,
  order: For,
): readonly OrderCoupon[] {
  if (!applied) return [];
  if (!coupon) return [{ code: applied, name: `The coupon ${applied} is over.`, valueCents: 0 }];
  const why = whyNot(coupon, order);
  return [{ code: applied, name: why ?? coupon.name, valueCents: why === null ? offOf(coupon, order.goodsCents) : 0 }];
}
