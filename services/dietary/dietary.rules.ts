import type { DietaryProfile, DietConflict } from './dietary.contract.ts';

/** What the label of something says. Null where it has none to read: loose goods, and what is not eaten. */
export type Label = {
  readonly dietary: readonly string[];
  readonly allergens: readonly string[];
  readonly mayContain: readonly string[];
};

/** Everything of a label that speaks against a profile, the surest first. */
export function conflictsOf(label: Label, { diets, avoids, avoidsTraces }: DietaryProfile): readonly DietConflict[] {
  const of = (kind: DietConflict['kind'], names: readonly string[]) => names.map((what) => ({ kind, what }));
  const contained = avoids.filter((what) => label.allergens.includes(what));
  const traces = avoidsTraces
    ? avoids.filter((what) => label.mayContain.includes(what) && !contained.includes(what))
    : [];
  return [
    ...of('contains', contained),
    ...of('mayContain', traces),
    ...of(
      'unmarked',
      diets.filter((diet) => !label.dietary.includes(diet)),
    ),
  ];
}

/** "contains milk", "may contain peanuts", "is not marked gluten free". */
export const conflictWords = ({ kind, what }: DietConflict): string => {
  const said = { contains: 'contains', mayContain: 'may contain', unmarked: 'is not marked' }[kind];
  return `${said} ${what.toLowerCase()}`;
};

/** "Vegetarian, no milk, no traces": a whole profile in few words. */
export const profileWords = ({ diets, avoids, avoidsTraces }: DietaryProfile): string =>
  [
    ...diets.map((diet, index) => (index === 0 ? diet : diet.toLowerCase())),
    ...avoids.map((what) => `no ${what.toLowerCase()}`),
    ...(avoidsTraces && avoids.length > 0 ? ['no traces of them'] : []),
  ].join(', ');

export const isEmptyProfile = ({ diets, avoids }: DietaryProfile): boolean => diets.length + avoids.length === 0;
