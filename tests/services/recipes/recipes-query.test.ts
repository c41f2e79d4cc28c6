import { describe, expect, it } from 'vitest';
import { createKeptKitchens } from '#services/recipes/kept-kitchens.ts';
import { dietsIn, isWholeShelf, recipesAsked, recipeSearch, withDiet } from '#services/recipes/recipes-query.rules.ts';

describe('The address of the recipes [A2.049] [B2.17]', () => {
  it('says what is asked, and leaves out what it cannot mean and what is usual', () => {
    expect(
      recipesAsked({ search: ' soup ', course: 'dinner', diets: 'vegan,caviar,vegetarian', minutes: 30, page: 2 }),
    ).toEqual({ search: 'soup', course: 'dinner', diets: 'vegetarian,vegan', minutes: '30', page: '2' });
    expect(
      recipesAsked({ search: '', course: 'midnight', diets: '', minutes: '-3', sort: 'popular', page: '1' }),
    ).toEqual({});
    expect(recipesAsked({ search: 'x'.repeat(400), sort: 'quickest', minutes: '9999' })).toEqual({
      search: 'x'.repeat(100),
      sort: 'quickest',
    });
  });

  it('of a form without script may name a diet twice or more', () => {
    expect(recipesAsked({ diets: ['vegan', 'nut-free'] })).toEqual({ diets: 'vegan,nut-free' });
  });

  it('is the whole shelf only where nothing narrows it', () => {
    expect([{}, { page: '2' }, { diets: 'vegan' }, { sort: 'name' as const }].map(isWholeShelf)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('takes a diet more or one less, and begins on its first page', () => {
    expect(withDiet({ diets: 'vegan', page: '3' }, 'nut-free')).toEqual({ diets: 'vegan,nut-free' });
    expect(withDiet({ diets: 'vegan' }, 'vegan')).toEqual({});
    expect(dietsIn(undefined)).toEqual([]);
  });
});

describe('The address of one recipe', () => {
  it('says for how many between 1 and 20, and whether it is to be cooked by', () => {
    expect([1, '20', 0, 21, '1.5', 'all', -4].map((servings) => recipeSearch({ servings }).servings)).toEqual([
      ...[1, 20],
      ...[undefined, undefined, undefined, undefined, undefined],
    ]);
    expect(recipeSearch({ view: 'cooking' })).toEqual({ view: 'cooking' });
    expect(recipeSearch({ view: 'upside-down' })).toEqual({});
  });
});

describe('What is at home', () => {
  const area = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  const soup = { isAtHome: { milk: true }, chosen: { kumara: '100045' } };

  it('is remembered for as long as the tab is open, and forgotten with whoever said it', () => {
    const tab = area();
    const kitchens = createKeptKitchens(() => tab);
    kitchens.remember(null, { soup });
    expect(kitchens.recall('mere')).toEqual({ soup });
    kitchens.remember('mere', { soup });
    expect([kitchens.recall('mere'), kitchens.recall('hone'), kitchens.recall(null)]).toEqual([{ soup }, {}, {}]);
    kitchens.remember('mere', {});
    expect([kitchens.recall('mere'), tab.getItem('recipeKitchens')]).toEqual([{}, null]);
  });

  it.each([
    '{',
    '[]',
    '7',
    '{"subject":null,"kitchens":{"soup":7}}',
    '{"subject":null,"kitchens":{"soup":{"isAtHome":{"milk":"yes"},"chosen":{}}}}',
  ])('that does not have its form (%s) is left out', (text) => {
    const tab = area();
    tab.setItem('recipeKitchens', text);
    expect(createKeptKitchens(() => tab).recall(null)).toEqual({});
  });

  it('is not missed where a browser keeps nothing', () => {
    const kitchens = createKeptKitchens(() => {
      throw new Error('No storage.');
    });
    kitchens.remember(null, { soup });
    expect(kitchens.recall(null)).toEqual({});
  });
});
