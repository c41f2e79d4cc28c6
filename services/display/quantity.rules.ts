/** Pieces, or grams for what is sold by weight; always whole numbers. */
export type QuantityLimits = {
  readonly unit: 'Each' | 'Kg';
  readonly step: number;
  /** The least that can be had; below it there is nothing. */
  readonly min: number;
  readonly max: number;
};

const gramsPerKilogram = 1_000;

/** The most that can be had in whole steps. */
export const highest = ({ step, min, max }: QuantityLimits): number =>
  max < min ? 0 : min + Math.floor((max - min) / step) * step;

export const raised = (quantity: number, limits: QuantityLimits): number =>
  Math.min(highest(limits), quantity === 0 ? limits.min : quantity + limits.step);

/** One step less; below the least there is nothing. */
export const lowered = (quantity: number, limits: QuantityLimits): number =>
  quantity <= limits.min ? 0 : Math.min(highest(limits), Math.max(limits.min, quantity - limits.step));

/** The quantity that can be had nearest to a wish. */
export function nearest(wish: number, limits: QuantityLimits): number {
  if (wish <= 0) return 0;
  const steps = Math.round((wish - limits.min) / limits.step);
  return Math.min(highest(limits), limits.min + Math.max(0, steps) * limits.step);
}

/** 1250 grams are "1.25"; pieces are as they are. */
export function quantityText(quantity: number, unit: QuantityLimits['unit']): string {
  if (unit === 'Each') return String(quantity);
  const grams = String(quantity % gramsPerKilogram).padStart(3, '0');
  return `${Math.floor(quantity / gramsPerKilogram)}.${grams}`.replace(/\.?0+$/, '');
}

/** "1.25" is 1250 grams, "3" is 3 pieces; null for what is no number. Nothing is counted in fractions. */
export function quantityOf(text: string, unit: QuantityLimits['unit']): number | null {
  const found = /^\s*(\d{0,6})(?:[.,](\d*))?\s*$/.exec(text);
  const [, whole = '', fraction = ''] = found ?? [];
  if (!found || (whole === '' && fraction === '')) return null;
  if (unit === 'Each') return Number(whole);
  return Number(whole) * gramsPerKilogram + Number(fraction.padEnd(3, '0').slice(0, 3));
}
