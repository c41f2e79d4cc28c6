/** Prices in four bands; the last has no upper end. */
export const priceBands = [
  { value: 'under-5', name: 'Under $5', belowCents: 500 },
  { value: '5-to-10', name: '$5 to $10', belowCents: 1000 },
  { value: '10-to-20', name: '$10 to $20', belowCents: 2000 },
  { value: 'over-20', name: '$20 and over', belowCents: Number.POSITIVE_INFINITY },
] as const;

export const priceBandOf = (cents: number | null): number =>
  cents === null ? 255 : priceBands.findIndex((band) => cents < band.belowCents);
