import { describe, expect, it } from 'vitest';
import { dietsOf } from '#services/recipes/diets.rules.ts';
import { dishLabelsOf } from '#services/recipes/dish-labels.rules.ts';
import { untouchedKitchen } from '#services/recipes/ingredients.rules.ts';
import type { Ingredient } from '#services/recipes/recipes.contract.ts';
import { sampleIngredients } from '#ui/recipe-card/sample-recipes.ts';

const fresh = { dietary: ['Vegan', 'Vegetarian', 'Dairy free', 'Gluten free'], allergens: [], mayContain: [] };
const butter = { dietary: ['Vegetarian', 'Gluten free'], allergens: ['Milk'], mayContain: [] };
const oats = { dietary: ['Vegan', 'Vegetarian', 'Dairy free'], allergens: ['Oats'], mayContain: ['Tree nuts'] };
const meat = { dietary: ['Gluten free', 'Dairy free'], allergens: [], mayContain: [] };

describe('The diets of a dish', () => {
  it('are those that every label of it promises', () => {
    const all = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free', 'egg-free'];
    expect(dietsOf([fresh, fresh])).toEqual(all);
    expect(dietsOf([fresh, butter])).toEqual(['vegetarian', 'gluten-free', 'nut-free', 'egg-free']);
    expect(dietsOf([fresh, meat])).toEqual(['gluten-free', 'dairy-free', 'nut-free', 'egg-free']);
  });

  it('are not claimed of nuts and eggs where a label says that there may be some', () => {
    expect(dietsOf([fresh, oats])).toEqual(['vegetarian', 'vegan', 'dairy-free', 'egg-free']);
    expect(dietsOf([{ ...fresh, mayContain: ['Egg'] }])).not.toContain('egg-free');
  });

  it('are not claimed to be free of what a label says may be in it, though another mark of it promises that', () => {
    expect(dietsOf([{ ...fresh, mayContain: ['Wheat'] }])).not.toContain('gluten-free');
    expect(dietsOf([{ ...fresh, mayContain: ['Milk'] }])).not.toContain('dairy-free');
    expect(dietsOf([{ ...fresh, mayContain: ['Milk'] }]), 'is made of no animal all the same').toContain('vegan');
  });

  it('are none that a label promises and denies at once, and none at all of nothing', () => {
    expect(dietsOf([{ ...fresh, allergens: ['Milk'] }])).not.toContain('vegan');
    expect(dietsOf([{ ...fresh, allergens: ['Milk'] }])).not.toContain('dairy-free');
    expect(dietsOf([{ ...fresh, allergens: ['Oats'] }])).not.toContain('gluten-free');
    expect(dietsOf([])).toEqual([]);
  });
});

describe('The labels of a dish', () => {
  const { plain, milk, bay } = sampleIngredients;
  const [oat] = milk.substitutes;
  const labelsOf = (...ingredients: readonly Ingredient[]) => dishLabelsOf(ingredients, untouchedKitchen);
  it('say together what each contains, once, and what is in it is not said to be perhaps in it', () => {
    const traces = {
      ...plain,
      buy: plain.buy && { ...plain.buy, label: { ...plain.buy.label, mayContain: ['Milk'] } },
    };
    expect(labelsOf(traces, milk)).toMatchObject({ contains: ['Milk'], mayContain: ['Tree nuts'], unread: [] });
  });

  it('promise what every one of them does, and nothing while one is not known', () => {
    expect(labelsOf(plain, milk).diets).toEqual(['vegetarian', 'gluten-free', 'egg-free']);
    expect(labelsOf(plain, milk, bay)).toMatchObject({ diets: [], unread: ['horopito'] });
    expect(labelsOf().diets).toEqual([]);
  });

  it('are those of what was chosen', () => {
    const kitchen = { isAtHome: {}, chosen: { milk: oat?.product.sku ?? '' } };
    const { contains, isOwnChoice } = dishLabelsOf([plain, milk], kitchen);
    expect([contains, isOwnChoice, labelsOf(plain, milk).isOwnChoice]).toEqual([['Oats'], true, false]);
  });
});
