import type { ActiveOrderWire, NoteAddOn, OrderTotals, TotalComponent } from '#services/orders/order.contract.ts';
import { doorstepAddOn } from '#services/orders/orders.words.ts';
import { toDollars } from '#services/wire.ts';
import type * as v from 'valibot';
import type { StoreWorld } from '../api/store-world.ts';
import type { Known } from '../api/visitor-session.ts';
import type { Reader } from '../db/database.ts';
import { shoppingListOf } from '../db/repositories/shopping-lists.ts';
import type { Terms } from '../fulfilment/terms.ts';
import { bonusTold } from './bonus-products.ts';
import { couponTold } from './coupons.ts';
import { disclaimerText } from './disclaimer.ts';
import { draftIn } from './draft.ts';
import { readOrder } from './read-order.ts';
import { goodsCentsOf } from './totals.ts';

/** What can be added to what is said of a delivery; nothing can at a pick up. */
export const addOnsTold = ({ method }: Pick<Terms, 'method'>, isAtDoorstep = false): NoteAddOn[] =>
  method === 'Courier' ? [{ value: doorstepAddOn, selected: isAtDoorstep }] : [];

export const totalsTold = (components: readonly TotalComponent[]): v.InferInput<typeof OrderTotals> => ({
  components: components.map(({ valueCents, ...component }) => ({ ...component, value: toDollars(valueCents) })),
});

/** The order that the trolley would become now, as the wire tells it. */
export async function orderTold(db: Reader, world: StoreWorld, known: Known): Promise<ActiveOrderWire> {
  const parts = await readOrder(db, world, known);
  const draft = draftIn(world, parts);
  const { facts, terms, offers, samples, trolley, nowMs } = parts;
  const goodsCents = goodsCentsOf(draft.lines);
  const list = await shoppingListOf(db, parts.person.accountId);
  return {
    order: {
      totals: totalsTold(draft.components),
      totalCents: draft.totalCents,
      savingsCents: draft.savingsCents,
      bonusProducts: [...bonusTold(offers, goodsCents, facts.bonus)],
      fulfilmentInstructions: facts.instructions ?? '',
      orderNotes: draft.orderNotes,
      noteAddOns: addOnsTold(terms, facts.isAtDoorstep),
      coupons: couponTold(facts.coupon, parts.coupon, { goodsCents, method: terms.method, nowMs }).map(
        ({ valueCents, ...coupon }) => ({ ...coupon, value: toDollars(valueCents) }),
      ),
      samples: [...samples],
      isAgeAsked: draft.isAgeAsked,
      disclaimer: await disclaimerText(db),
    },
    items: trolley.items,
    disclaimerAccepted: draft.isDisclaimerAccepted,
    updatedFromServer: true,
    shoppingListItems: list.filter(({ isTicked }) => !isTicked).map(({ text }) => text),
  };
}
