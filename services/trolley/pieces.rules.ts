import { nearest, type QuantityLimits } from '../display/quantity.rules.ts';
import type { Unit } from './amounts.rules.ts';
import { mostOfOne } from './trolley.words.ts';

type Weighed = { readonly amount: number; readonly unit: Unit; readonly pieceGrams: number };

/** Where nothing is known of the product itself. */
const usual = {
  Each: { unit: 'Each', step: 1, min: 1, max: mostOfOne.Each },
  Kg: { unit: 'Kg', step: 100, min: 100, max: mostOfOne.Kg },
} as const satisfies Record<Unit, QuantityLimits>;

/** About as much of a product in the other unit, as it can be had: whole pieces, or steps of its weight. */
export function inUnit({ amount, unit, pieceGrams }: Weighed, to: Unit, limits: QuantityLimits = usual[to]): number {
  if (unit === to || amount === 0) return amount;
  return nearest(to === 'Each' ? amount / pieceGrams : amount * pieceGrams, limits);
}
