import { describe, expect, it } from 'vitest';
import { noDiet } from '#services/dietary/dietary.contract.ts';
import { conflictsOf, conflictWords, isEmptyProfile, profileWords } from '#services/dietary/dietary.rules.ts';

const label = { dietary: ['Vegetarian'], allergens: ['Milk', 'Wheat'], mayContain: ['Egg', 'Milk'] };

describe('What speaks against a product', () => {
  it('is what it contains, what it may contain where that counts, and a diet that it does not promise; each once', () => {
    const profile = { diets: ['Vegan', 'Vegetarian'] as const, avoids: ['Egg', 'Milk'] as const, avoidsTraces: false };
    const own = { ...profile, diets: [...profile.diets], avoids: [...profile.avoids] };
    const words = (avoidsTraces: boolean) => conflictsOf(label, { ...own, avoidsTraces }).map(conflictWords);
    expect(words(false)).toEqual(['contains milk', 'is not marked vegan']);
    expect(words(true)).toEqual(['contains milk', 'may contain egg', 'is not marked vegan']);
  });

  it('is the diet alone where a label promises none at all', () => {
    const plain = { dietary: [], allergens: [], mayContain: [] };
    expect(conflictsOf(plain, { ...noDiet, diets: ['Vegan', 'Halal'] })).toEqual([
      { kind: 'unmarked', what: 'Vegan' },
      { kind: 'unmarked', what: 'Halal' },
    ]);
  });

  it('is nothing for whoever told nothing', () => {
    expect(conflictsOf(label, { ...noDiet, avoidsTraces: true })).toEqual([]);
    expect([isEmptyProfile(noDiet), isEmptyProfile({ ...noDiet, avoidsTraces: true })]).toEqual([true, true]);
    expect(isEmptyProfile({ ...noDiet, avoids: ['Soy'] })).toBe(false);
  });
});

it('A profile is said in few words', () => {
  expect(profileWords({ diets: ['Vegetarian', 'Gluten free'], avoids: ['Milk'], avoidsTraces: true })).toBe(
    'Vegetarian, gluten free, no milk, no traces of them',
  );
  expect(profileWords({ ...noDiet, avoids: ['Tree nuts'] })).toBe('no tree nuts');
});
