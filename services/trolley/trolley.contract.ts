import * as v from 'valibot';
import { availabilityStatuses, keptOutReasons, units } from '../catalogue/catalogue.words.ts';
import { ServerContext } from '../session/session.contract.ts';
import { cents, sku } from '../wire.ts';
import { amountOf, type Unit } from './amounts.rules.ts';
import { longestSource } from './trolley.words.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

export const TrolleyItem = v.pipe(
  v.object({
    sku,
    name: v.string(),
    quantity: v.object({ value: v.number(), max: v.nullable(v.number()) }),
    pricingUnit: v.picklist(units),
    /** Of one piece or one kilogram, for this shopper; null for what cannot be bought any more. */
    price: v.nullable(cents),
    total: cents,
    availabilityStatus: v.picklist(availabilityStatuses),
    /** Why it cannot be delivered to where this shopper has their groceries brought. */
    keptOut: v.optional(v.picklist(keptOutReasons)),
  }),
  v.transform(({ sku, name, quantity, pricingUnit, price, total, availabilityStatus, keptOut }) => ({
    sku,
    name,
    unit: pricingUnit,
    amount: amountOf(quantity.value, pricingUnit),
    max: quantity.max === null ? null : amountOf(quantity.max, pricingUnit),
    priceCents: price,
    totalCents: total,
    availabilityStatus,
    ...(keptOut === undefined ? {} : { keptOut }),
  })),
);

const entries = {
  items: v.array(TrolleyItem),
  /** Every piece, and what is weighed as one. */
  count: whole,
  subtotal: cents,
  /** Grows with every change, so that of two answers the later one is known. */
  revision: whole,
};
const Summary = v.object(entries);
const trolleyOf = ({ items, count, subtotal, revision }: v.InferOutput<typeof Summary>) => ({
  items,
  count,
  subtotalCents: subtotal,
  revision,
});

/** What a shopper's trolley holds, at the prices of the store they shop in. */
export const Trolley = v.pipe(Summary, v.transform(trolleyOf));
export type Trolley = v.InferOutput<typeof Trolley>;
export type TrolleyWire = v.InferInput<typeof Trolley>;
export type TrolleyItem = Trolley['items'][number];

/** The answer of a change: the trolley as it is then, and the terms on which its owner shops. */
export const TrolleyChanged = v.intersect([
  v.pipe(
    v.looseObject(entries),
    v.transform((answer) => ({ trolley: trolleyOf(answer) })),
  ),
  v.pipe(
    ServerContext,
    v.transform((context) => ({ context })),
  ),
]);
export type TrolleyChanged = { readonly trolley: Trolley; readonly context: v.InferOutput<typeof ServerContext> };

/** A product with how much of it is wanted altogether: 0 takes it out. */
export const TrolleyItemChange = v.pipe(
  v.strictObject({
    sku: v.pipe(v.string(), v.regex(/^\d{6}$/, 'has six digits')),
    quantity: v.pipe(v.number('is a number'), v.finite('is a number'), v.minValue(0, 'is 0 or more')),
    pricingUnit: v.picklist(units, 'is Each or Kg'),
    addToBasketSource: v.pipe(v.string(), v.nonEmpty('says where'), v.maxLength(longestSource, 'is too long')),
    orderId: v.optional(v.nullable(v.pipe(v.string(), v.uuid('is the id of an order')))),
  }),
  v.forward(
    v.check(
      ({ quantity, pricingUnit }) => Number.isSafeInteger(amountOf(quantity, pricingUnit)),
      'is a whole number of pieces, or kilograms with at most three decimals',
    ),
    ['quantity'],
  ),
);
export type TrolleyItemChange = v.InferOutput<typeof TrolleyItemChange>;

/** One line as the shopper wants it. */
export type LineWish = {
  readonly sku: string;
  /** Altogether, in pieces or grams. */
  readonly amount: number;
  readonly unit: Unit;
  readonly source: string;
  /** Of a change that may not happen twice. */
  readonly key?: string | null;
};

export interface TrolleyService {
  trolley(signal?: AbortSignal): Promise<Trolley>;
  /** Says how much of a product is wanted altogether. Said again, it changes nothing. */
  keep(wish: LineWish, signal?: AbortSignal): Promise<TrolleyChanged>;
}
