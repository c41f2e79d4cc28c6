/** The measures a price may be compared by, from small to large within each unit, as shoppers read them. */
const ladders = {
  g: [
    ['10 g', 10],
    ['100 g', 100],
    ['1 kg', 1000],
  ],
  ml: [
    ['10 mL', 10],
    ['100 mL', 100],
    ['1 L', 1000],
  ],
  each: [
    ['1 ea', 1],
    ['10 ea', 10],
    ['100 ea', 100],
  ],
  sheets: [
    ['100 sheets', 100],
    ['1000 sheets', 1000],
  ],
  m: [
    ['1 m', 1],
    ['10 m', 10],
  ],
} as const;

export type MeasuredUnit = keyof typeof ladders;
export type Measure = (typeof ladders)[MeasuredUnit][number][0];

/** How much of a unit a product holds: 500 g, 6 each. */
export type Amount = { readonly amount: number; readonly unit: MeasuredUnit };

const usual: Readonly<Record<MeasuredUnit, Measure>> = {
  g: '100 g',
  ml: '100 mL',
  each: '1 ea',
  sheets: '100 sheets',
  m: '1 m',
};
const leastTenths = 5;

/** A UnitPrice of the contract, with a measure that is one of ours. */
export type MeasuredPrice = { readonly unitPriceTenths: number; readonly measure: Measure };

/**
 * The price of the wished measure, rounded half up to a tenth of a cent. Where that would read as $0.00, the next larger
 * measure of the unit is taken; a measure of another unit is not used.
 */
export function unitPriceOf(
  priceCents: number,
  { amount, unit }: Amount,
  wished: Measure = usual[unit],
): MeasuredPrice {
  const ladder = ladders[unit];
  const rungOf = (measure: Measure) => ladder.findIndex(([rung]) => rung === measure);
  const from = rungOf(wished) < 0 ? rungOf(usual[unit]) : rungOf(wished);
  const rungs = ladder.slice(from).map(([measure, each]) => ({
    unitPriceTenths: Math.round((priceCents * 10 * each) / amount),
    measure,
  }));
  const last = rungs.at(-1) ?? { unitPriceTenths: 0, measure: usual[unit] };
  const found = rungs.find(({ unitPriceTenths }) => unitPriceTenths >= leastTenths) ?? last;
  return { unitPriceTenths: Math.max(1, found.unitPriceTenths), measure: found.measure };
}

/** What the measure costs when one piece costs `eachCents`, from what it costs at `priceCents`. */
export const unitPriceAt = <P extends { readonly unitPriceTenths: number }>(
  unitPrice: P,
  priceCents: number,
  eachCents: number,
): P => ({ ...unitPrice, unitPriceTenths: Math.round((unitPrice.unitPriceTenths * eachCents) / priceCents) });

type Offers = {
  readonly priceCents: number;
  readonly saleCents?: number | null;
  readonly memberCents?: number | null;
  readonly multibuy?: { readonly quantity: number; readonly valueCents: number } | null;
};

/** What one piece costs by each way of buying it. A multibuy's share of a cent is kept; nothing is ever dearer. */
export function effectivePrices({ priceCents, saleCents, memberCents, multibuy }: Offers) {
  const todayCents = saleCents ?? priceCents;
  return {
    todayCents,
    memberCents: memberCents == null ? null : Math.min(memberCents, todayCents),
    multibuyCents: multibuy ? Math.min(multibuy.valueCents / multibuy.quantity, todayCents) : null,
  };
}
