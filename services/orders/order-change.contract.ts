import * as v from 'valibot';
import { methods } from '../fulfilment/fulfilment.words.ts';
import { DisplayedInstrument } from '../payments/instruments.contract.ts';
import { ServerContext } from '../session/session.contract.ts';
import { instantMs } from '../wire.ts';
import { Problem } from './order.contract.ts';

const uuid = v.pipe(v.string(), v.uuid());
const wholeCents = v.pipe(v.number(), v.integer());
const amount = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What is known of an order before anybody begins to change it. */
export const OrderChangeContext = v.object({
  orderId: uuid,
  orderNumber: v.string(),
  isChangeable: v.boolean(),
  /** A code; stores may say others than those that are known. */
  unchangeableOrderReason: v.nullable(v.string()),
  deliveryMethod: v.picklist(methods),
  deliveryTimeSpan: v.string(),
  deliveryDate: v.string(),
  deliveryStreet1: v.string(),
  deliveryStreet2: v.string(),
  deliverySuburb: v.string(),
  deliveryCity: v.string(),
  deliveryPostalCode: v.string(),
  /** Until when it can be changed. */
  cutOffTime: v.nullable(instantMs),
  products: v.array(
    v.object({
      stockCode: v.string(),
      quantity: v.number(),
      /** In dollars. */
      totalPrice: v.number(),
      pricingUnit: v.picklist(['Each', 'Kg']),
    }),
  ),
  /** In dollars. */
  total: v.number(),
});
export type OrderChangeContext = v.InferOutput<typeof OrderChangeContext>;

export const ChangeAsked = v.strictObject({ orderId: v.pipe(v.string(), v.uuid('is the id of an order')) });

/** Whether it was done, and the terms on which the shopper shops then. */
export const ChangeAnswered = v.intersect([
  v.pipe(
    v.looseObject({ isSuccessful: v.boolean() }),
    v.transform(({ isSuccessful }) => ({ isSuccessful })),
  ),
  v.pipe(
    ServerContext,
    v.transform((context) => ({ context })),
  ),
]);
export type ChangeAnswered = {
  readonly isSuccessful: boolean;
  readonly context: v.InferOutput<typeof ServerContext>;
};

/** How the change of a shopper stands; `isChangable` is spelled so on the wire. */
export const OrderChangeCheck = v.object({
  isInChangeOrder: v.boolean(),
  isChangable: v.boolean(),
  changeOrderCancelled: v.boolean(),
  changeOrderCancelledReason: v.nullable(v.string()),
});
export type OrderChangeCheck = v.InferOutput<typeof OrderChangeCheck>;

const Side = v.nullable(v.object({ amount, unit: v.picklist(['Each', 'Kg']), totalCents: wholeCents }));
/** The change as a difference; lines that are the same before and after are counted only. */
export const OrderDifference = v.object({
  orderId: uuid,
  orderNumber: v.string(),
  cutOffTime: v.nullable(instantMs),
  lines: v.array(v.object({ sku: v.string(), name: v.string(), image: v.string(), before: Side, after: Side })),
  unchangedCount: amount,
  beforeCents: wholeCents,
  afterCents: wholeCents,
  /** After less before: above 0 it is to be paid, below 0 it comes back. */
  differenceCents: wholeCents,
  /** Something is other than it was ordered, be it only what is said to the driver. */
  isChanged: v.boolean(),
  /** Whoever pays says once more that they are 18 or over. */
  isAgeAsked: v.boolean(),
  /** What the order was paid with last. */
  instrument: v.nullable(DisplayedInstrument),
  problems: v.array(Problem),
});
export type OrderDifference = v.InferOutput<typeof OrderDifference>;

/** Saves the change, once for each key: `expectedDifferenceCents` is what the shopper saw. */
export const ChangePlacement = v.strictObject({
  expectedDifferenceCents: v.pipe(v.number('is a number'), v.integer('is in whole cents')),
  instrumentId: v.nullable(v.pipe(v.string(), v.uuid('is the name of a card'))),
  isOfAge: v.boolean('is true or false'),
});
export type ChangePlacement = v.InferOutput<typeof ChangePlacement>;
