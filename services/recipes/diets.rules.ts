import type { RecipeDiet } from './recipes.words.ts';

/** What the labels of everything that goes into a dish say. */
type Read = {
  readonly dietary: readonly string[];
  readonly allergens: readonly string[];
  readonly mayContain: readonly string[];
};

const marks = [
  ['vegetarian', 'Vegetarian', []],
  ['vegan', 'Vegan', ['Milk', 'Egg']],
  ['gluten-free', 'Gluten free', ['Wheat', 'Barley', 'Oats', 'Rye']],
  ['dairy-free', 'Dairy free', ['Milk']],
] as const;
const absences = [
  ['nut-free', ['Peanuts', 'Tree nuts']],
  ['egg-free', ['Egg']],
] as const;

/**
 * What may be claimed of a dish: a diet that every label of it promises and none denies. No label promises that there are
 * no nuts or eggs, so these are claimed where no label names them, not even as what may be in it.
 */
export function dietsOf(labels: readonly Read[]): readonly RecipeDiet[] {
  if (labels.length === 0) return [];
  const isFree = (label: Read, names: readonly string[]) => !names.some((name) => label.allergens.includes(name));
  const isClear = (label: Read, names: readonly string[]) =>
    isFree(label, names) && !names.some((name) => label.mayContain.includes(name));
  return [
    ...marks.flatMap(([diet, mark, names]) =>
      labels.every((label) => label.dietary.includes(mark) && isFree(label, names)) ? [diet] : [],
    ),
    ...absences.flatMap(([diet, names]) => (labels.every((label) => isClear(label, names)) ? [diet] : [])),
  ];
}

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();

/** What the products that a dish is made with contain, and what besides may be in them. */
export function allergensOf(labels: readonly Read[]): {
  readonly contains: readonly string[];
  readonly mayContain: readonly string[];
} {
  const contains = sorted(labels.flatMap(({ allergens }) => allergens));
  const may = sorted(labels.flatMap(({ mayContain }) => mayContain));
  return { contains, mayContain: may.filter((name) => !contains.includes(name)) };
}
