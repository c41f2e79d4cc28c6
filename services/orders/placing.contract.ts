import * as v from 'valibot';
import { pickupTypes, methods } from '../fulfilment/fulfilment.words.ts';
import { DisplayedInstrument } from '../payments/instruments.contract.ts';
import { ServerContext } from '../session/session.contract.ts';
import { cents, instantMs } from '../wire.ts';
import { OrderTotals } from './order.contract.ts';
import { placementStates } from './orders.words.ts';

const uuid = v.pipe(v.string(), v.uuid());
const wholeCents = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What is sent with the key of an order. Nothing is paid with when there is nothing to pay. */
export const Placement = v.strictObject({
  expectedTotalCents: v.pipe(v.number('is a number'), v.integer('is in whole cents'), v.minValue(0, 'is 0 or more')),
  instrumentId: v.nullable(v.pipe(v.string(), v.uuid('is the name of a card'))),
  /** The shopper has said once more that they are 18 or over. */
  isOfAge: v.boolean('is true or false'),
});
export type Placement = v.InferOutput<typeof Placement>;

/** What became of what was asked for with a key. `reason`: in words that can be shown, for one that was declined. */
export const PlacementTold = v.object({
  orderId: uuid,
  orderNumber: v.string(),
  state: v.picklist(placementStates),
  reason: v.nullable(v.string()),
});
export type PlacementTold = v.InferOutput<typeof PlacementTold>;

/** The answer of placing: what became of it, and the terms on which the shopper shops then. */
export const OrderPlaced = v.intersect([
  v.pipe(
    v.looseObject(PlacementTold.entries),
    v.transform(({ orderId, orderNumber, state, reason }) => ({ placement: { orderId, orderNumber, state, reason } })),
  ),
  v.pipe(
    ServerContext,
    v.transform((context) => ({ context })),
  ),
]);
export type OrderPlaced = { readonly placement: PlacementTold; readonly context: v.InferOutput<typeof ServerContext> };

const OrderedItem = v.pipe(
  v.object({
    sku: v.string(),
    name: v.string(),
    image: v.string(),
    /** Pieces, or grams of what is weighed. */
    amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    unit: v.picklist(['Each', 'Kg']),
    total: cents,
    allowSubstitutes: v.boolean(),
    note: v.nullable(v.string()),
  }),
  v.transform(({ total, ...item }) => ({ ...item, totalCents: total })),
);
export type OrderedItem = v.InferOutput<typeof OrderedItem>;

/** An order as it was placed. */
export const OrderConfirmation = v.object({
  orderId: uuid,
  orderNumber: v.string(),
  placedAt: instantMs,
  firstName: v.string(),
  email: v.string(),
  method: v.picklist(methods),
  pickupType: v.nullable(v.picklist(pickupTypes)),
  /** Where it is brought to or picked up, on one line. */
  place: v.string(),
  storeName: v.string(),
  startTime: instantMs,
  endTime: instantMs,
  /** Until when it may still be changed. */
  cutOffTime: v.nullable(instantMs),
  isExpress: v.boolean(),
  instructions: v.string(),
  orderNotes: v.string(),
  categories: v.array(v.object({ name: v.string(), items: v.array(OrderedItem) })),
  bonusProducts: v.array(v.string()),
  samples: v.array(v.string()),
  totals: OrderTotals,
  chargedCents: wholeCents,
  savingsCents: wholeCents,
  /** What it was paid with; null when there was nothing to pay. */
  instrument: v.nullable(DisplayedInstrument),
});
export type OrderConfirmation = v.InferOutput<typeof OrderConfirmation>;
export type OrderConfirmationWire = v.InferInput<typeof OrderConfirmation>;
