import type { ActiveOrder } from './order.contract.ts';
import { doorstepAddOn } from './orders.words.ts';

type Order = ActiveOrder['order'];
type Given = { readonly order?: Partial<Order> } & Partial<Omit<ActiveOrder, 'order'>>;

/** An order with everything usual filled in: what samples and tests begin from. */
export function orderWith({ order, ...given }: Given = {}): ActiveOrder {
  return {
    order: {
      totals: {
        components: [
          { part: 'goods', name: 'Groceries', valueCents: 2_000, isTotal: false },
          { part: 'delivery', name: 'Delivery', valueCents: 1_100, isTotal: false },
          { part: 'total', name: 'Total', valueCents: 3_100, isTotal: true },
        ],
      },
      totalCents: 3_100,
      savingsCents: 0,
      bonusProducts: [],
      fulfilmentInstructions: '',
      orderNotes: '',
      noteAddOns: [{ value: doorstepAddOn, selected: false }],
      coupons: [],
      samples: [],
      isAgeAsked: false,
      disclaimer: 'Weights and prices of fresh food are estimates. What you pay is what we pick.',
      ...order,
    },
    items: [],
    disclaimerAccepted: false,
    updatedFromServer: true,
    shoppingListItems: [],
    ...given,
  };
}
