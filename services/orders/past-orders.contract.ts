import * as v from 'valibot';
import { Product } from '../catalogue/catalogue.contract.ts';
import { methods, pickupTypes } from '../fulfilment/fulfilment.words.ts';
import { DisplayedInstrument } from '../payments/instruments.contract.ts';
import { cents, instantMs } from '../wire.ts';
import { OrderTotals } from './order.contract.ts';
import { orderHappenings, orderMonths, orderShows, orderStates, storageZones } from './order-states.words.ts';

const uuid = v.pipe(v.string(), v.uuid());
const wholeCents = v.pipe(v.number(), v.integer());
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Pieces, or grams of what is weighed. */
const amount = whole;

/** Which orders are asked for: as they stand in an address. */
export const PastOrdersAsked = v.object({
  show: v.optional(v.picklist(orderShows, 'is all, current, past or cancelled'), 'all'),
  method: v.optional(v.picklist(methods, 'is Courier or Pickup')),
  months: v.optional(v.picklist(orderMonths.map(String), 'is 1, 3, 6 or 12')),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'is a page'))),
});
export type PastOrdersAsked = v.InferInput<typeof PastOrdersAsked>;

/** An order in a row of its own. */
export const PastOrderRow = v.object({
  orderId: uuid,
  orderNumber: v.string(),
  placedAt: instantMs,
  state: v.picklist(orderStates),
  method: v.picklist(methods),
  pickupType: v.nullable(v.picklist(pickupTypes)),
  place: v.string(),
  startTime: instantMs,
  endTime: instantMs,
  /** Until when it may be changed or cancelled. */
  cutOffTime: v.nullable(instantMs),
  itemCount: whole,
  totalCents: wholeCents,
  images: v.array(v.string()),
  /** What may be done with it now. */
  isChangeable: v.boolean(),
  isCancellable: v.boolean(),
  /** The shopper is changing it. */
  isInChange: v.boolean(),
});
export type PastOrderRow = v.InferOutput<typeof PastOrderRow>;
export const PastOrders = v.object({
  orders: v.array(PastOrderRow),
  totalOrders: whole,
  page: whole,
  pageSize: whole,
});
export type PastOrders = v.InferOutput<typeof PastOrders>;

/** What was wanted of a product and what came of it: four things that are never one. */
export const PastOrderLine = v.pipe(
  v.object({
    sku: v.string(),
    name: v.string(),
    image: v.string(),
    category: v.string(),
    unit: v.picklist(['Each', 'Kg']),
    ordered: amount,
    /** Null before it is picked. */
    supplied: v.nullable(amount),
    /** What came in its place. */
    substitute: v.nullable(v.object({ sku: v.string(), name: v.string(), amount })),
    /** What was given back for it. */
    refundedCents: wholeCents,
    total: cents,
    allowSubstitutes: v.boolean(),
    note: v.nullable(v.string()),
    zone: v.picklist(storageZones),
  }),
  v.transform(({ total, ...line }) => ({ ...line, totalCents: total })),
);
export type PastOrderLine = v.InferOutput<typeof PastOrderLine>;

/** A whole order, with all that happened to it and to its money. */
export const PastOrder = v.object({
  ...PastOrderRow.entries,
  storeName: v.string(),
  instructions: v.string(),
  orderNotes: v.string(),
  lines: v.array(PastOrderLine),
  bonusProducts: v.array(v.string()),
  samples: v.array(v.string()),
  totals: OrderTotals,
  savingsCents: wholeCents,
  instrument: v.nullable(DisplayedInstrument),
  timeline: v.array(v.object({ happening: v.picklist(orderHappenings), at: instantMs })),
  money: v.object({ chargedCents: wholeCents, refundedCents: wholeCents, refundPendingCents: wholeCents }),
});
export type PastOrder = v.InferOutput<typeof PastOrder>;
export type PastOrderWire = v.InferInput<typeof PastOrder>;

/** What could be ordered again, with what it cost then; `product` is null where it is not sold any more. */
export const ReorderItem = v.object({
  sku: v.string(),
  name: v.string(),
  image: v.string(),
  unit: v.picklist(['Each', 'Kg']),
  amount,
  /** Of one piece or one kilogram, as it was charged. */
  thenCents: wholeCents,
  /** The same today; null where it cannot be had. */
  nowCents: v.nullable(wholeCents),
  product: v.nullable(Product),
});
export type ReorderItem = v.InferOutput<typeof ReorderItem>;
export const PastOrderItems = v.object({ items: v.array(ReorderItem) });
export type PastOrderItems = v.InferOutput<typeof PastOrderItems>;

/** Everything that was ever bought, the latest first unless it is sorted otherwise. */
export const PastItemsAsked = v.object({
  sort: v.optional(v.picklist(['Recency', 'Often', 'Name'], 'is Recency, Often or Name'), 'Recency'),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, 'is too long'))),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'is a page'))),
});
export type PastItemsAsked = v.InferInput<typeof PastItemsAsked>;
export const PastItem = v.object({
  ...ReorderItem.entries,
  lastOrderedAt: instantMs,
  /** In how many orders it stood. */
  orderCount: whole,
});
export type PastItem = v.InferOutput<typeof PastItem>;
export const PastItems = v.object({ items: v.array(PastItem), totalItems: whole, page: whole, pageSize: whole });
export type PastItems = v.InferOutput<typeof PastItems>;

/** How the last order comes: for the banner that leads to changing it. Null without one that is still to come. */
export const LastOrderFulfilment = v.object({
  lastOrder: v.nullable(
    v.object({
      orderId: uuid,
      orderNumber: v.string(),
      method: v.picklist(methods),
      address: v.string(),
      deliveryTimeSpan: v.string(),
      isChangeable: v.boolean(),
    }),
  ),
});
export type LastOrderFulfilment = v.InferOutput<typeof LastOrderFulfilment>;
