import type { RecipeDiet } from './recipes.words.ts';

/** What the labels of everything that goes into a dish say. */
type Read = {
  readonly dietary: readonly string[];
  readonly allergens: readonly string[];
  readonly mayContain: readonly string[];
};

/** A diet, the mark that promises it, what must not be contained, and what may not even be there in traces. */
const claims = [
  ['vegetarian', 'Vegetarian', [], []],
  ['vegan', 'Vegan', ['Milk', 'Egg'], []],
  ['gluten-free', 'Gluten free', [], ['Wheat', 'Barley', 'Oats', 'Rye']],
  ['dairy-free', 'Dairy free', [], ['Milk']],
  ['nut-free', null, [], ['Peanuts', 'Tree nuts']],
  ['egg-free', null, [], ['Egg']],
] as const satisfies readonly (readonly [RecipeDiet, string | null, readonly string[], readonly string[]])[];

/**
 * What may be claimed of a dish: a diet that every label of it promises and none denies. Who asks for a dish that is free of
 * something is told of none of which a label says that it may be in it. No label promises that there are no nuts or eggs.
 */
export function dietsOf(labels: readonly Read[]): readonly RecipeDiet[] {
  if (labels.length === 0) return [];
  const names = (said: readonly string[], those: readonly string[]) => those.some((name) => said.includes(name));
  return claims.flatMap(([diet, mark, contained, traced]) =>
    labels.every(
      ({ dietary, allergens, mayContain }) =>
        (mark === null || dietary.includes(mark)) &&
        !names(allergens, [...contained, ...traced]) &&
        !names(mayContain, traced),
    )
      ? [diet]
      : [],
  );
}
