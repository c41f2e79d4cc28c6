import * as v from 'valibot';
import { ServerContext } from '../session/session.contract.ts';
import { TrolleyCategory } from '../trolley/trolley.contract.ts';
import { cents } from '../wire.ts';
import { longestInstructions, longestOrderNotes, orderProblems, totalParts } from './orders.words.ts';

const wholeCents = v.pipe(v.number(), v.integer());

/** One row of what an order costs; the one that `isTotal` is the sum of the others. */
export const TotalComponent = v.pipe(
  v.object({ part: v.picklist(totalParts), name: v.string(), value: cents, isTotal: v.boolean() }),
  v.transform(({ value, ...component }) => ({ ...component, valueCents: value })),
);
export type TotalComponent = v.InferOutput<typeof TotalComponent>;
export const OrderTotals = v.object({ components: v.array(TotalComponent) });
export type OrderTotals = v.InferOutput<typeof OrderTotals>;

/** Something that comes along for nothing, if the shopper wants it. */
export const BonusProduct = v.object({
  id: v.string(),
  name: v.string(),
  selected: v.boolean(),
  /** One of the same offer was chosen: each offer brings one thing. */
  bonusProductSelected: v.boolean(),
});
export type BonusProduct = v.InferOutput<typeof BonusProduct>;
export const BonusProducts = v.object({ bonusProducts: v.array(BonusProduct) });
export const BonusChoice = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,60}$/, 'is a bonus product')),
  selected: v.boolean('is true or false'),
});

/** Can be put in front of what is said to the driver. */
export const NoteAddOn = v.object({ value: v.string(), selected: v.boolean() });
export type NoteAddOn = v.InferOutput<typeof NoteAddOn>;

export const AppliedCoupon = v.pipe(
  v.object({ code: v.string(), name: v.string(), value: cents }),
  v.transform(({ value, ...coupon }) => ({ ...coupon, valueCents: value })),
);
export type AppliedCoupon = v.InferOutput<typeof AppliedCoupon>;

/** The order that the trolley would become now. */
export const ActiveOrder = v.object({
  order: v.object({
    totals: OrderTotals,
    /** What is sent back when it is paid for: the sum that the shopper saw. */
    totalCents: wholeCents,
    savingsCents: wholeCents,
    bonusProducts: v.array(BonusProduct),
    /** Without the text of the add-on in front of it. */
    fulfilmentInstructions: v.string(),
    orderNotes: v.string(),
    /** Empty where nothing can be added: at a pick up. */
    noteAddOns: v.array(NoteAddOn),
    coupons: v.array(AppliedCoupon),
    /** What comes along of the samples that were accepted. */
    samples: v.array(v.object({ sku: v.string(), name: v.string() })),
    /** Somebody of age has to say so once more before it is paid for. */
    isAgeAsked: v.boolean(),
    disclaimer: v.string(),
  }),
  items: v.array(TrolleyCategory),
  disclaimerAccepted: v.boolean(),
  updatedFromServer: v.boolean(),
  /** Words that still stand on the shopping list. */
  shoppingListItems: v.array(v.string()),
});
export type ActiveOrder = v.InferOutput<typeof ActiveOrder>;
export type ActiveOrderWire = v.InferInput<typeof ActiveOrder>;

export const Problem = v.object({
  code: v.picklist(orderProblems),
  message: v.string(),
  skus: v.optional(v.array(v.string()), []),
});
export type Problem = v.InferOutput<typeof Problem>;
export const OrderValidation = v.object({ isValid: v.boolean(), problems: v.array(Problem) });
export type OrderValidation = v.InferOutput<typeof OrderValidation>;

export const DisclaimerAnswer = v.strictObject({ acceptDisclaimer: v.boolean('is true or false') });
export const FulfilmentNotes = v.strictObject({
  instructions: v.pipe(
    v.string(),
    v.maxLength(longestInstructions, `is too long: ${longestInstructions} characters are the most`),
  ),
});
export const OrderNotes = v.strictObject({
  notes: v.pipe(
    v.string(),
    v.maxLength(longestOrderNotes, `is too long: ${longestOrderNotes} characters are the most`),
  ),
});
export const CouponAsked = v.strictObject({
  couponCode: v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'), v.maxLength(40, 'is too long')),
});

/** What the store suggests to say to those who bring or pick an order, and what was said. */
export const Instructions = v.object({ instructions: v.string(), noteAddOns: v.array(NoteAddOn) });
export type Instructions = v.InferOutput<typeof Instructions>;

/** The answer of a change of it: how it is then, and the terms on which the shopper shops. */
export const OrderChanged = v.intersect([
  v.pipe(
    v.looseObject(ActiveOrder.entries),
    v.transform(({ order, items, disclaimerAccepted, updatedFromServer, shoppingListItems }) => ({
      active: { order, items, disclaimerAccepted, updatedFromServer, shoppingListItems },
    })),
  ),
  v.pipe(
    ServerContext,
    v.transform((context) => ({ context })),
  ),
]);
export type OrderChangedWire = v.InferInput<typeof OrderChanged>;
