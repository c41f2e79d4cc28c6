import { beforeAll, describe, expect, it } from 'vitest';
import { collections } from '#fixtures/recipes/collections.ts';
import { ingredients } from '#fixtures/recipes/ingredients.ts';
import { recipes } from '#fixtures/recipes/recipes.ts';
import { stores } from '#fixtures/stores.ts';
import { noDiet } from '#services/dietary/dietary.contract.ts';
import { gramsOf } from '#services/recipes/amounts.rules.ts';
import { courses } from '#services/recipes/recipes.words.ts';
import { boardOf } from '#server/recipes/board.ts';
import { choiceOf } from '#server/recipes/choose.ts';
import { dishOf } from '#server/recipes/dish.ts';
import { isMeant } from '#server/recipes/kitchen.ts';
import { listed } from '#server/recipes/list.ts';
import { fitting } from './fitting.table.ts';
import { openUsualKitchen } from './usual-kitchen.ts';

type Usual = Awaited<ReturnType<typeof openUsualKitchen>>;
let usual: Usual;
beforeAll(async () => {
  usual = await openUsualKitchen();
}, 60_000);
const buyerAt = (storeId: number) => ({ cardOf: (sku: string) => usual.view.card(sku, storeId), isMember: false });
/** Every ingredient of every recipe, as one store sells it. */
const boughtAt = (storeId: number) =>
  recipes.flatMap((recipe) =>
    dishOf(recipe, recipe.serves, usual.kitchen, buyerAt(storeId)).map(({ facts, pool }) => ({
      id: facts.id,
      ...choiceOf(pool, noDiet, new Map()),
    })),
  );

describe('The recipes of the shop', () => {
  it('are about forty, of every course, each told whole [A1.10]', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(40);
    expect(new Set(recipes.map(({ slug }) => slug)).size).toBe(recipes.length);
    expect(new Set(recipes.map(({ course }) => course))).toEqual(new Set(courses));
    const halves = recipes.filter(
      ({ text, method, ingredients: all, serves, prepMinutes, cookMinutes }) =>
        text === '' || method.length < 2 || all.length < 3 || !(serves > 0) || !(prepMinutes + cookMinutes > 0),
    );
    expect(halves).toEqual([]);
  });

  it('are made of ingredients that are known, named once in each, and that a scale or a spoon can measure', () => {
    const wrong = recipes.flatMap(({ slug, ingredients: lines }) => {
      const ids = lines.map(({ ingredientId }) => ingredientId);
      const unknown = lines.filter(({ ingredientId, amount, unit }) => {
        const facts = ingredients.get(ingredientId);
        return !facts || (amount !== null && unit !== null && gramsOf({ amount, unit }, facts.measures) === null);
      });
      return unknown.length > 0 || new Set(ids).size < ids.length ? [[slug, unknown]] : [];
    });
    expect(wrong).toEqual([]);
    const used = new Set(recipes.flatMap(({ ingredients: lines }) => lines.map(({ ingredientId }) => ingredientId)));
    expect([...ingredients.keys()].filter((id) => !used.has(id))).toEqual([]);
  });
});

describe('Every ingredient of every recipe, on the usual catalogue', () => {
  it('finds a product that is that thing: flour is flour and no flour tortilla', () => {
    const wrong = boughtAt(1).flatMap(({ id, buy }) => {
      const facts = buy && usual.facts.get(buy.product.sku);
      const found = facts ? `${facts.kind.split('/').at(-1)}: ${facts.variety ?? '-'}` : 'nothing';
      return fitting.get(id)?.includes(found) ? [] : [`${id} found ${found}`];
    });
    expect(wrong).toEqual([]);
  });

  it('finds one wherever it is asked for, in stock, and with another to take instead where there are more', () => {
    for (const { id: storeId } of stores.filter((_, at) => at % 9 === 0)) {
      const bought = boughtAt(storeId);
      const missing = bought.filter(({ buy }) => buy === null).map(({ id }) => id);
      expect(missing.length / bought.length, `store ${storeId}: ${missing.join(', ')}`).toBeLessThan(0.02);
      const sold = bought.flatMap(({ buy, substitutes }) => (buy ? [buy, ...substitutes] : []));
      expect(sold.filter(({ product }) => !/^(?:In|Low) Stock$/.test(String(product.availabilityStatus)))).toEqual([]);
    }
  });

  it('is looked up once for a store, and is then only read', async () => {
    const terms = { storeId: 3, goods: 'P', isServed: true } as Parameters<typeof boardOf>[1];
    const board = await boardOf(usual.kitchen, terms, false);
    expect(await boardOf(usual.kitchen, { ...terms }, false)).toBe(board);
    const times = Array.from({ length: 101 }, () => {
      const from = performance.now();
      listed(board, { search: 'kumara', diets: 'gluten-free', sort: 'cheapest' });
      return performance.now() - from;
    }).toSorted((one, other) => one - other);
    expect(times[50]).toBeLessThan(5);
  });

  it('leaves no collection of the first page empty', async () => {
    const terms = { storeId: 1, goods: 'P', isServed: true } as Parameters<typeof boardOf>[1];
    const board = await boardOf(usual.kitchen, terms, false);
    expect(collections.map(({ search }) => listed(board, search).totalItems >= 3)).toEqual(collections.map(() => true));
  });
});

describe('A query', () => {
  const query = { shelf: 'flour', words: ['plain', 'flour'], without: ['tortilla'] };
  it('looks at the words of a name, whatever their number and their macrons, and not at its brand', () => {
    expect(isMeant({ name: 'Kāinga Plain Flours', brand: 'Kāinga' }, query)).toBe(true);
    expect(isMeant({ name: 'Kāinga Plain Flour Tortillas', brand: 'Kāinga' }, query)).toBe(false);
    expect(isMeant({ name: 'Plain Mill Rye Flour', brand: 'Plain Mill' }, query)).toBe(false);
    const red = { shelf: 'kumara', words: ['kūmara'], without: [] };
    expect(isMeant({ name: 'Red Kumara', brand: 'Red' }, red)).toBe(true);
  });
});
