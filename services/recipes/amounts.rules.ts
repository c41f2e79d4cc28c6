import type { IngredientUnit } from './recipes.words.ts';

/** What a thing weighs and takes up, as far as a kitchen has to know. */
export type Measures = {
  /** Grams of a millilitre; null for what is neither spooned nor poured. */
  readonly density: number | null;
  /** Grams of one: a piece, a clove, a slice, a can; and of a bunch where the shop sells pieces by the bunch. */
  readonly grams: Readonly<Partial<Record<'each' | 'clove' | 'slice' | 'can' | 'bunch', number>>>;
};
export type Amount = { readonly amount: number; readonly unit: IngredientUnit };
/** How packs of it are measured. */
export type Measure = 'g' | 'ml' | 'each';

const spoonMl: Readonly<Partial<Record<IngredientUnit, number>>> = { ml: 1, tsp: 5, tbsp: 15, cup: 250 };
const pinchGrams = 0.3;
/** What floating point leaves behind is no reason for another pack. */
const crumbs = 1e-6;

export const scaled = (amount: number, told: number, wanted: number): number => (amount * wanted) / told;

const millilitresOf = ({ amount, unit }: Amount): number | null => {
  const each = spoonMl[unit];
  return each === undefined ? null : amount * each;
};

/** What it weighs; null where nobody said what one of it weighs. */
export function gramsOf(wanted: Amount, { density, grams }: Measures): number | null {
  const { amount, unit } = wanted;
  if (unit === 'g') return amount;
  if (unit === 'pinch') return amount * pinchGrams;
  const millilitres = millilitresOf(wanted);
  if (millilitres !== null) return density === null ? null : millilitres * density;
  const one = grams[unit as keyof Measures['grams']];
  return one === undefined ? null : amount * one;
}

/** The same amount as packs of it are measured; null where the one does not lead to the other. */
export function needIn(measure: Measure, wanted: Amount, measures: Measures): number | null {
  if (measure === 'each' && wanted.unit === 'each' && measures.grams.bunch === undefined) return wanted.amount;
  const millilitres = millilitresOf(wanted);
  if (measure === 'ml' && millilitres !== null) return millilitres;
  const grams = gramsOf(wanted, measures);
  if (grams === null || measure === 'g') return grams;
  const one = measure === 'ml' ? measures.density : (measures.grams.bunch ?? measures.grams.each ?? null);
  return one === null ? null : grams / one;
}

/**
 * All that several recipes want of one thing: in the unit that they share, in cups where all of them spoon or pour it, and
 * by weight where one counts and the other weighs.
 */
export function mergedAmount(all: readonly [Amount, ...Amount[]], measures: Measures): Amount {
  const [first] = all;
  if (all.every(({ unit }) => unit === first.unit))
    return { amount: all.reduce((sum, { amount }) => sum + amount, 0), unit: first.unit };
  const millilitres = all.map(millilitresOf);
  if (millilitres.every((one) => one !== null))
    return { amount: millilitres.reduce((sum, one) => sum + one, 0) / (spoonMl.cup ?? 1), unit: 'cup' };
  return { amount: all.reduce((sum, one) => sum + (gramsOf(one, measures) ?? 0), 0), unit: 'g' };
}

/** Whole packs; one at least of what is used at all. */
export const packsFor = (need: number, inPack: number): number =>
  Math.max(1, Math.ceil(need / Math.max(inPack, crumbs) - crumbs));

/** So much of what is weighed out, in grams: whole steps, and no less than is sold. */
export const gramsFor = (need: number, { min, step }: { readonly min: number; readonly step: number }): number =>
  Math.max(min, min + Math.ceil((need - min) / step - crumbs) * step);
