import type { DietaryProfile } from '#services/dietary/dietary.contract.ts';
import type { Label } from '#services/dietary/dietary.rules.ts';
import { allergens } from '#services/dietary/dietary.words.ts';
import type { IndexData } from './index-data.ts';

const tracesFrom = 16;
const labelled = 1 << 15;
const bitsOf = (names: readonly string[]): number =>
  allergens.reduce((bits, name, at) => (names.includes(name) ? bits | (1 << at) : bits), 0);

/** What a label says of allergens in one number: contained in its lower half, possible traces in its upper, and that there is one. */
export const allergenBits = (label: Label | null): number =>
  label === null ? 0 : (labelled | bitsOf(label.allergens) | (bitsOf(label.mayContain) << tracesFrom)) >>> 0;

/** What the index knows of a product's label; null where there is none. */
export function createLabels({ head, columns }: IndexData) {
  return (doc: number): Label | null => {
    const said = columns.allergens[doc] ?? 0;
    if ((said & labelled) === 0) return null;
    const promised = columns.dietary[doc] ?? 0;
    return {
      dietary: head.dietary.filter((_, at) => (promised & (1 << at)) !== 0),
      allergens: allergens.filter((_, at) => (said & (1 << at)) !== 0),
      mayContain: allergens.filter((_, at) => (said & (1 << (at + tracesFrom))) !== 0),
    };
  };
}

/**
 * Which products suit how somebody eats, as `conflictsOf` says of each label. What has no label to read suits everybody: it
 * is not eaten, or nobody can say.
 */
export function createDietTest({ head, columns }: IndexData) {
  return ({ diets, avoids, avoidsTraces }: DietaryProfile): ((doc: number) => boolean) => {
    const places = diets.map((diet) => head.dietary.indexOf(diet));
    const isPromisedByNone = places.includes(-1);
    const wanted = places.reduce((bits, at) => (at < 0 ? bits : bits | (1 << at)), 0);
    const avoided = bitsOf(avoids) | (avoidsTraces ? bitsOf(avoids) << tracesFrom : 0);
    return (doc) => {
      const said = columns.allergens[doc] ?? 0;
      if ((said & labelled) === 0) return true;
      if (isPromisedByNone || (said & avoided) !== 0) return false;
      return ((columns.dietary[doc] ?? 0) & wanted) === wanted;
    };
  };
}
