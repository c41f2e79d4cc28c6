import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { addMealPlan, changeMealPlan, mealPlansOf, removeMealPlan } from '#server/db/repositories/meal-plans.ts';
import { forgetRecipe, savedRecipesOf, saveRecipe } from '#server/db/repositories/saved-recipes.ts';
import { listShopper } from './contract.lists.ts';

export function recipesContract(db: () => Database): void {
  const save = (shopper: string, slug: string, nowMs: number, most = 200) =>
    db().transaction((trx) => saveRecipe(trx, shopper, slug, { most, nowMs }));
  const add = (shopper: string, id: string, nowMs: number, most = 50) =>
    db().transaction((trx) =>
      addMealPlan(trx, shopper, { id, name: 'Week', meals: [{ slug: 'pavlova', servings: 4 }] }, { most, nowMs }),
    );
  const plans = async (shopper: string) => (await mealPlansOf(db().read, shopper)).map(({ id }) => id);

  test('a recipe is saved once, the newest stands first, and so many are kept [B6.07]', async () => {
    const one = await listShopper(db(), 'cook-a');
    expect([await save(one, 'pavlova', 1), await save(one, 'boil-up', 2), await save(one, 'pavlova', 3)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await savedRecipesOf(db().read, one)).toEqual(['boil-up', 'pavlova']);
    expect(await save(one, 'takakau', 4, 2)).toBe(false);
    expect(await save(one, 'pavlova', 5, 2)).toBe(true);
    await db().transaction((trx) => forgetRecipe(trx, one, 'boil-up'));
    await db().transaction((trx) => forgetRecipe(trx, one, 'boil-up'));
    expect(await savedRecipesOf(db().read, one)).toEqual(['pavlova']);
    expect(await savedRecipesOf(db().read, 'cook-nobody')).toEqual([]);
  });

  test('of two that save at once neither goes past the most', async () => {
    const one = await listShopper(db(), 'cook-b');
    const done = await Promise.all(['a', 'b', 'c', 'd'].map((slug) => save(one, slug, 1, 2)));
    expect(done.filter(Boolean)).toHaveLength(2);
    expect(await savedRecipesOf(db().read, one)).toHaveLength(2);
  });

  test('a meal plan is of one shopper: nobody else reads, changes or removes it', async () => {
    const [one, other] = [await listShopper(db(), 'cook-c'), await listShopper(db(), 'cook-d')];
    expect([await add(one, 'plan-1', 1), await add(one, 'plan-2', 2), await add(one, 'plan-3', 3, 2)]).toEqual([
      true,
      true,
      false,
    ]);
    const change = (shopper: string, id: string) =>
      db().transaction((trx) =>
        changeMealPlan(trx, shopper, { id, name: 'Next', meals: [{ slug: 'boil-up', servings: 2 }] }, 9),
      );
    const remove = (shopper: string, id: string) => db().transaction((trx) => removeMealPlan(trx, shopper, id));
    expect([await change(other, 'plan-1'), await remove(other, 'plan-1'), await plans(other)]).toEqual([
      false,
      false,
      [],
    ]);
    expect(await plans(one)).toEqual(['plan-2', 'plan-1']);
    expect(await change(one, 'plan-1')).toBe(true);
    expect(await mealPlansOf(db().read, one)).toMatchObject([
      { id: 'plan-1', name: 'Next', meals: [{ slug: 'boil-up', servings: 2 }], changedMs: 9 },
      { id: 'plan-2' },
    ]);
    expect([await remove(one, 'plan-1'), await remove(one, 'plan-1'), await plans(one)]).toEqual([
      true,
      false,
      ['plan-2'],
    ]);
  });
}
