import type { ServerContextWire } from '#services/session/session.contract.ts';
import type { ShopperFacts } from '../db/repositories/accounts.ts';
import type { TrolleyLine } from '../db/repositories/trolley.ts';
import { isAccepted } from '../orders/disclaimer.ts';
import type { CardOf } from '../trolley/trolley-told.ts';
import { validateLines } from '../trolley/validate-lines.ts';
import type { Hold } from './hold.ts';
import type { Terms } from './terms.ts';

/** A slot that is held, and what would come with it. */
type Held = {
  readonly terms: Terms;
  readonly hold: Hold | null;
  readonly lines: readonly TrolleyLine[];
  readonly cardOf: CardOf;
  /** Something has just been added that an express order has no room for. */
  readonly isTooMuch: boolean;
  readonly shopper: Pick<ShopperFacts, 'disclaimer' | 'isOrderUnderWay'> | null;
};

/** What a client has to tell a shopper of their slot and their trolley together. */
export const flagsOf = ({
  terms,
  hold,
  lines,
  cardOf,
  isTooMuch,
  shopper,
}: Held): ServerContextWire['context']['flags'] => ({
  trolleyNeedsReview: hold !== null && validateLines(terms, lines, cardOf).size > 0,
  liquorCannotBeDelivered:
    hold?.slot.allowsAlcohol === false && lines.some(({ sku }) => cardOf(sku)?.restriction === 'Alcohol'),
  isExpressDelivery: hold?.slot.kind === 'express' && terms.method === 'Courier',
  isFlexibleDelivery: hold?.slot.kind === 'flexible',
  isELockerPickupSlot: hold?.slot.pickupType === 'ELocker',
  expressItemQuantityExceededWhenItemIsAdded: hold?.slot.kind === 'express' && isTooMuch,
  disclaimerAccepted: isAccepted(shopper?.disclaimer, { hold, lines, cardOf }),
  isOrderUnderWay: shopper?.isOrderUnderWay ?? false,
});
