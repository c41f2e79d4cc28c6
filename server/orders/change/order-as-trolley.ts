import { instructionsIn } from '#services/orders/order-notes.rules.ts';
import { lineCents, unitCents } from '#services/trolley/amounts.rules.ts';
import type { ActiveOrderFacts } from '../../db/repositories/active-orders.ts';
import type { KeptTrolley } from '../../db/repositories/kept-trolley.ts';
import type { TrolleyChoices } from '../../db/repositories/trolley.ts';
import type { OrderFacts, OrderLine } from '../order.types.ts';
import type { BonusOffer } from '../bonus-products.ts';
import { restrictedIn } from '../disclaimer.ts';
import { type CardOf, offerOf } from '../../trolley/trolley-told.ts';

/** Where its lines come from, for those who count what is put into trolleys. */
const source = 'ChangeOrder';
const gramsPerKilogram = 1_000;
/** How an order is packed of which nothing was said. */
const unsaid: TrolleyChoices = { paperPackingSlip: false, packagingPreferenceId: null };

type Today = { readonly cardOf: CardOf; readonly isMember: boolean };

/**
 * What one piece or one kilogram cost in an order. Where the line costs the same today, that is today's price: what was
 * rounded then, or came of an offer, is not told as a price that has changed.
 */
function agreedCents({ sku, unit, amount, totalCents }: OrderLine, { cardOf, isMember }: Today): number {
  const card = cardOf(sku);
  const pieceGrams = card?.unit === 'Kg' ? (card.pieceGrams ?? 0) : 0;
  const offer = card && offerOf(card);
  if (offer && lineCents(offer, amount, unit, isMember, pieceGrams) === totalCents) return unitCents(offer, isMember);
  const isByWeight = unit === 'Kg' || pieceGrams > 0;
  const grams = unit === 'Kg' ? amount : amount * pieceGrams;
  return Math.round(isByWeight ? (totalCents * gramsPerKilogram) / grams : totalCents / amount);
}

/** The products that came along, by their offers: an order keeps their names alone. */
const bonusOf = (names: readonly string[], offers: readonly BonusOffer[]): Record<string, string> =>
  Object.fromEntries(
    offers.flatMap(({ id, products }) => {
      const chosen = products.find(({ name }) => names.includes(name));
      return chosen ? [[id, chosen.id] as const] : [];
    }),
  );

export type ToFill = Today & {
  readonly order: OrderFacts;
  readonly offers: readonly BonusOffer[];
  /** The samples there are for such an order, by the campaigns that ask for an answer. */
  readonly samples: readonly { readonly responseId: string; readonly name: string }[];
};

function saidOf({ order, offers, cardOf }: ToFill): ActiveOrderFacts {
  const { hold, lines, coupons, bonusProducts, orderNotes } = order;
  return {
    ...instructionsIn(order.instructions),
    orderNotes,
    coupon: coupons[0]?.code ?? null,
    bonus: bonusOf(bonusProducts, offers),
    disclaimer: { reservationId: hold.reservationId, restricted: restrictedIn(lines, cardOf) },
  };
}

/** What an order was made of, as a trolley that would become the same order, and all that was said of it. */
export function orderAsTrolley(fill: ToFill, nowMs: number): KeptTrolley {
  const { order, samples } = fill;
  const { lines, trolleyChoices } = order;
  const accepted = samples.filter(({ name }) => order.samples.includes(name));
  return {
    trolley_lines: lines.map(({ sku, unit, amount }, at) => ({
      ...{ sku, pricing_unit: unit, amount, source },
      ...{ added_ms: nowMs - lines.length + at, changed_ms: nowMs },
    })),
    trolley_line_terms: lines.map((line) => ({
      sku: line.sku,
      agreed_cents: agreedCents(line, fill),
      allow_substitutes: line.allowSubstitutes ? 1 : 0,
    })),
    // Said in full: what its shopper prefers by now is no word of an order that was placed before.
    trolley_choices: [{ facts: JSON.stringify({ ...unsaid, ...trolleyChoices }), changed_ms: nowMs }],
    sample_responses: accepted.map(({ responseId }) => ({
      ...{ sample_id: responseId, action_taken: 'accepted', changed_ms: nowMs },
    })),
    active_orders: [{ facts: JSON.stringify(saidOf(fill)), changed_ms: nowMs }],
  };
}
