import type { Http } from '../http/http.types.ts';
import type { ActiveOrderService } from './orders.contract.ts';

export const createActiveOrderService = (http: Http): ActiveOrderService => ({
  order: (signal) => http.get('activeOrder', { schema: (all) => all.ActiveOrder, signal }),
  totals: (signal) => http.get('activeOrderTotals', { schema: (all) => all.OrderTotals, signal }),
  validation: (signal) => http.get('activeOrderValidation', { schema: (all) => all.OrderValidation, signal }),
  instructions: (signal) => http.get('instructions', { schema: (all) => all.Instructions, signal }),
  bonusProducts: async (nowMs, signal) =>
    (await http.get('bonusProducts', { schema: (all) => all.BonusProducts, query: { _: nowMs }, signal }))
      .bonusProducts,
  chooseBonus: (id, selected, signal) =>
    http.put('bonusProducts', { schema: (all) => all.OrderChanged, body: { id, selected }, signal }),
  acceptDisclaimer: (acceptDisclaimer, signal) =>
    http.put('acceptDisclaimer', { schema: (all) => all.OrderChanged, body: { acceptDisclaimer }, signal }),
  keepInstructions: (instructions, signal) =>
    http.post('fulfilmentNotes', { schema: (all) => all.OrderChanged, body: { instructions }, signal }),
  keepNotes: (notes, signal) => http.post('orderNotes', { schema: (all) => all.OrderChanged, body: { notes }, signal }),
  addCoupon: (couponCode, signal) =>
    http.post('postCoupon', { schema: (all) => all.OrderChanged, body: { couponCode }, signal }),
  dropCoupon: (couponCode, signal) =>
    http.delete('coupon', { schema: (all) => all.OrderChanged, params: { couponCode }, signal }),
});
