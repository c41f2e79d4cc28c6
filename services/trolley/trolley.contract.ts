import * as v from 'valibot';
import { Product } from '../catalogue/catalogue.contract.ts';
import { availabilityStatuses, keptOutReasons, restrictions, units } from '../catalogue/catalogue.words.ts';
import { DietConflict } from '../dietary/dietary.contract.ts';
import { ServerContext } from '../session/session.contract.ts';
import { cents, sku } from '../wire.ts';
import { amountOf, type Unit } from './amounts.rules.ts';
import { categoryTypes, longestSource, mostLines } from './trolley.words.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

export const TrolleyItem = v.pipe(
  v.object({
    sku,
    name: v.string(),
    quantity: v.object({ value: v.number(), max: v.nullable(v.number()) }),
    pricingUnit: v.picklist(units),
    /** Of one piece or one kilogram, for this shopper; null for what cannot be bought any more. */
    price: v.nullable(cents),
    /** What it cost when the shopper last agreed to it; only where it costs something else now. */
    priceWhenAdded: v.optional(cents),
    total: cents,
    /** What its offers take off; absent where nothing. */
    saving: v.optional(cents),
    availabilityStatus: v.optional(v.picklist(availabilityStatuses), 'In Stock'),
    /** Why it cannot be delivered to where this shopper has their groceries brought. */
    keptOut: v.optional(v.picklist(keptOutReasons)),
    /** Absent for what anybody may buy, at any time. */
    restriction: v.optional(v.picklist(restrictions)),
    /** Something else may be brought in its place: whether the product is one of that kind, and what the shopper says. */
    subsAllowed: v.boolean(),
    allowSubstitutes: v.boolean(),
    /** About what one piece weighs, of what is sold by weight and may be bought by the piece. */
    pieceGrams: v.optional(whole),
    /** What the shopper wrote on it for those who pick. */
    note: v.optional(v.string()),
    /** Why its label speaks against how the shopper eats; absent where nothing does, and for whoever told nothing. */
    againstDiet: v.optional(v.array(DietConflict)),
  }),
  v.transform(({ sku, name, quantity, pricingUnit, price, priceWhenAdded, total, saving = 0, ...others }) => ({
    sku,
    name,
    unit: pricingUnit,
    amount: amountOf(quantity.value, pricingUnit),
    max: quantity.max === null ? null : amountOf(quantity.max, pricingUnit),
    priceCents: price,
    ...(priceWhenAdded === undefined ? {} : { agreedCents: priceWhenAdded }),
    totalCents: total,
    savingCents: saving,
    ...others,
  })),
);

/** A shelf of the trolley: what is out of stock is one of its own. */
export const TrolleyCategory = v.object({
  categoryType: v.picklist(categoryTypes),
  name: v.string(),
  products: v.array(TrolleyItem),
});

const entries = {
  items: v.array(TrolleyCategory),
  /** Different products, and those of them that can be had today. */
  totalItems: whole,
  totalInStockItems: whole,
  /** Every piece, and what is weighed as one. */
  totalQuantity: whole,
  subtotal: cents,
  savings: cents,
  /** Of the time that is held; null while none is. */
  deliveryFees: v.nullable(cents),
  areAllAllowSubstitutesSelected: v.boolean(),
  paperPackingSlip: v.boolean(),
  /** How it is packed, and what that costs. */
  packaging: v.object({ packagingPreferenceId: v.nullable(v.string()), fee: cents }),
  /** Grows with every change, so that of two answers the later one is known. */
  revision: whole,
  /** The products themselves, for whoever asked to see them too. */
  products: v.optional(v.array(Product)),
};
const Summary = v.object(entries);
const trolleyOf = ({ items, totalQuantity, subtotal, savings, deliveryFees, packaging, ...told }: SummaryOut) => ({
  /** In the order in which they stand, shelf by shelf. */
  items: items.flatMap(({ categoryType, name: category, products }) =>
    products.map((product) => ({ ...product, categoryType, category })),
  ),
  count: totalQuantity,
  totalItems: told.totalItems,
  totalInStockItems: told.totalInStockItems,
  subtotalCents: subtotal,
  savingsCents: savings,
  deliveryFeesCents: deliveryFees,
  areAllAllowSubstitutesSelected: told.areAllAllowSubstitutesSelected,
  paperPackingSlip: told.paperPackingSlip,
  packaging: { packagingPreferenceId: packaging.packagingPreferenceId, feeCents: packaging.fee },
  revision: told.revision,
  ...(told.products === undefined ? {} : { products: told.products }),
});
type SummaryOut = v.InferOutput<typeof Summary>;

/** What a shopper's trolley holds, at the prices of the store they shop in. */
export const Trolley = v.pipe(Summary, v.transform(trolleyOf));
export type Trolley = v.InferOutput<typeof Trolley>;
export type TrolleyWire = v.InferInput<typeof Trolley>;
export type TrolleyItemWire = TrolleyWire['items'][number]['products'][number];
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
    /** The order that whoever wrote it was changing; absent, or null, where none was. */
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

/** What else a shopper says of the whole trolley. */
export const TrolleyMetadata = v.strictObject({ paperPackingSlip: v.boolean('is true or false') });
export type TrolleyMetadata = v.InferOutput<typeof TrolleyMetadata>;

/** Prices that a shopper agrees to, as they saw them: what has changed again since is not agreed to. */
export const AgreedPrices = v.strictObject({
  items: v.pipe(
    v.array(
      v.strictObject({
        sku: v.pipe(v.string(), v.regex(/^\d{6}$/, 'has six digits')),
        price: v.pipe(v.number('is a number'), v.finite('is a number'), v.minValue(0, 'is 0 or more')),
      }),
    ),
    v.minLength(1, 'names a product'),
    v.maxLength(mostLines, 'is too long'),
  ),
});

/** A way of packing what is brought. */
export const PackagingOption = v.pipe(
  v.object({
    packagingPreferenceId: v.string(),
    name: v.string(),
    description: v.string(),
    fee: cents,
    isSelected: v.boolean(),
  }),
  v.transform(({ fee, ...option }) => ({ ...option, feeCents: fee })),
);
export const PackagingOptions = v.object({ packagingOptions: v.array(PackagingOption) });
export type PackagingOption = v.InferOutput<typeof PackagingOption>;
export const PackagingChoice = v.strictObject({
  packagingPreferenceId: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,40}$/, 'is one of the ways to pack')),
});

/** One line as the shopper wants it. */
export type LineWish = {
  readonly sku: string;
  /** Altogether, in pieces or grams. */
  readonly amount: number;
  readonly unit: Unit;
  readonly source: string;
  /** Of a change that may not happen twice. */
  readonly key?: string | null;
  /** Nobody has just tapped: it is sent once more by itself, and what is held is not held longer for it. */
  readonly isBackground?: boolean;
  /** The order in change for whose trolley it was said; the store refuses it for any other. */
  readonly orderId?: string | null;
};

export interface TrolleyService {
  /** With its products where they are to be shown. */
  trolley(isWhole: boolean, signal?: AbortSignal): Promise<Trolley>;
  /** Says how much of a product is wanted altogether. Said again, it changes nothing. */
  keep(wish: LineWish, signal?: AbortSignal): Promise<TrolleyChanged>;
  /** Takes everything out. */
  clear(signal?: AbortSignal): Promise<TrolleyChanged>;
  /** Whether something else may be brought in the place of one product, or of any when `sku` is null. */
  allowSubstitutes(sku: string | null, isAllowed: boolean, signal?: AbortSignal): Promise<TrolleyChanged>;
  keepMetadata(metadata: TrolleyMetadata, signal?: AbortSignal): Promise<TrolleyChanged>;
  agreeToPrices(prices: readonly { sku: string; priceCents: number }[], signal?: AbortSignal): Promise<TrolleyChanged>;
  packagingOptions(signal?: AbortSignal): Promise<readonly PackagingOption[]>;
  choosePackaging(packagingPreferenceId: string, signal?: AbortSignal): Promise<TrolleyChanged>;
}
