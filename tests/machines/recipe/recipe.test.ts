import { describe, expect, it } from 'vitest';
import { recipeMachine, recipeShown } from '#machines/recipe/index.ts';
import { boughtFor, hindranceOf, linesOf, untouchedKitchen, waysOf } from '#services/recipes/ingredients.rules.ts';
import { sampleIngredients } from '#ui/recipe-card/sample-recipes.ts';
import { createWorld } from '../kit/world.ts';
import { detail, kumara, milk, noSuchRecipe, oatMilk, slug } from './recipe.roster.ts';

async function open(subject: string | null = 'mere') {
  const world = createWorld(recipeMachine, { input: { subject } });
  world.chart.send({ type: 'recipe.open', slug, servings: null });
  await world.answer(world.questions[0]!, detail);
  const said = (type: string) => world.emitted.filter((report) => report.type === type);
  return { ...world, said, shown: () => recipeShown(world.snapshot() as never, slug) };
}

describe('One recipe [A1.10]', () => {
  it('is bought without what is in most kitchens, until that is said not to be at home', async () => {
    const { chart, shown } = await open();
    expect([shown().state, shown().buyCount, shown().buyCents]).toEqual(['shown', 2, 524 + 419]);
    chart.send({ type: 'ingredient.tick', ingredientId: 'honey', isAtHome: false });
    expect([shown().buyCount, shown().buyCents]).toEqual([3, 524 + 419 + 1690]);
    chart.send({ type: 'ingredient.tick', ingredientId: 'milk', isAtHome: true });
    expect(shown().ingredients.map(({ isAtHome }) => isAtHome)).toEqual([false, true, false, false]);
  });

  it('puts exactly what is not at home into the trolley, and says what came of it there alone', async () => {
    const { chart, said, shown, snapshot } = await open();
    chart.send({ type: 'ingredient.tick', ingredientId: 'milk', isAtHome: true });
    chart.send({ type: 'items.add' });
    expect(said('lines.wanted')).toEqual([
      { type: 'lines.wanted', lines: [{ sku: kumara, amount: 750, unit: 'Kg', source: 'Recipe' }] },
    ]);
    chart.send({ type: 'line.done', sku: kumara });
    expect(said('items.added')).toEqual([{ type: 'items.added', added: 1, lost: 0, waiting: 0 }]);
    expect(shown().adding).toEqual({ state: 'added', added: 1, lost: 0, waiting: 0 });
    expect(recipeShown(snapshot() as never, 'baked-hoki').adding.state).toBe('resting');
  });

  it('is put into the trolley once, however often that is said while it is on its way', async () => {
    const { chart, said } = await open();
    for (let press = 0; press < 3; press++) chart.send({ type: 'items.add' });
    expect(said('lines.wanted')).toHaveLength(1);
    chart.send({ type: 'line.done', sku: kumara });
    chart.send({ type: 'line.done', sku: milk });
    chart.send({ type: 'items.add' });
    expect(said('lines.wanted'), 'and again when somebody wants it again').toHaveLength(2);
  });

  it('buys what was chosen in the place of the first, and nothing that was not offered', async () => {
    const { chart, said, shown } = await open();
    chart.send({ type: 'product.choose', ingredientId: 'milk', sku: '999999' });
    expect([shown().ingredients[1]?.bought?.product.sku, said('kitchens.changed')]).toEqual([milk, []]);
    chart.send({ type: 'product.choose', ingredientId: 'milk', sku: oatMilk });
    expect([shown().ingredients[1]?.bought?.product.sku, shown().buyCents]).toEqual([oatMilk, 524 + 450]);
    chart.send({ type: 'items.add' });
    expect(said('lines.wanted')).toMatchObject([{ lines: [{ sku: kumara }, { sku: oatMilk }] }]);
  });

  it('goes on the shopping list of anybody, by the words of the recipe where no product stands for it', async () => {
    const { chart, said } = await open(null);
    chart.send({ type: 'items.add' });
    chart.send({ type: 'list.add' });
    expect(said('lines.wanted')).toEqual([]);
    expect(said('list.wanted')).toEqual([
      {
        type: 'list.wanted',
        items: [
          { text: 'Red kūmara approx. 250 g each', sku: kumara },
          { text: 'Kōwhai blue milk 2 L', sku: milk },
          { text: 'a pinch of horopito', sku: null },
        ],
      },
    ]);
  });

  it('keeps what was ticked when it is scaled, and shows the servings that were asked for last', async () => {
    const { chart, questions, answer, shown } = await open();
    chart.send({ type: 'ingredient.tick', ingredientId: 'milk', isAtHome: true });
    chart.send({ type: 'recipe.open', slug, servings: 5 });
    chart.send({ type: 'recipe.open', slug, servings: 6 });
    expect([shown().state, shown().servings, shown().detail?.servings]).toEqual(['reading', 6, 4]);
    await answer(questions[1]!, { ...detail, servings: 5 });
    expect(shown().detail?.servings).toBe(4);
    await answer(questions[2]!, { ...detail, servings: 6 });
    expect([shown().detail?.servings, shown().ingredients[1]?.isAtHome]).toEqual([6, true]);
  });

  it('keeps what is at home over a sign-in, tells it to be kept, and forgets it for another shopper', async () => {
    const { chart, said, shown } = await open(null);
    chart.send({ type: 'kitchens.restore', kitchens: { [slug]: { isAtHome: { kumara: true }, chosen: {} } } });
    expect(shown().buyCount).toBe(1);
    chart.send({ type: 'user.changed', subject: 'mere', isShopper: true });
    expect(said('kitchens.changed').at(-1)).toMatchObject({ kitchens: { [slug]: { isAtHome: { kumara: true } } } });
    chart.send({ type: 'user.changed', subject: 'hone', isShopper: true });
    expect(said('kitchens.changed').at(-1)).toEqual({ type: 'kitchens.changed', kitchens: {} });
  });

  it('that is not there, and one that did not come, are told apart', async () => {
    const { chart, questions, refuse, answer, shown } = await open();
    chart.send({ type: 'recipe.reload' });
    await refuse(questions[1]!, new Error('down'));
    expect([shown().state, shown().detail?.recipe.slug]).toEqual(['failed', slug]);
    chart.send({ type: 'recipe.reload' });
    await answer(questions[2]!, detail);
    expect([shown().state, shown().fault]).toEqual(['shown', null]);
    chart.send({ type: 'recipe.reload' });
    await refuse(questions[3]!, noSuchRecipe);
    expect([shown().state, shown().detail]).toEqual(['missing', null]);
  });
});

describe('What is bought for an ingredient', () => {
  const { plain, milk: some, bay } = sampleIngredients;
  it('is the first choice or what was chosen, each product once in the trolley', () => {
    expect(waysOf(some).map(({ product }) => product.sku)).toEqual([milk, oatMilk]);
    expect(boughtFor(some, { ...untouchedKitchen, chosen: { milk: 'nothing there' } })?.product.sku).toBe(milk);
    expect(linesOf([some.buy!, plain.buy!, some.buy!])).toMatchObject([
      { sku: milk, amount: 2 },
      { sku: kumara, amount: 750 },
    ]);
  });

  it('that cannot be had says why', () => {
    const withProduct = (more: object) => ({ ...some.buy!, product: { ...some.buy!.product, ...more } });
    expect(hindranceOf(bay.buy)).toBe('gone');
    expect(hindranceOf(withProduct({ availabilityStatus: 'Out of Stock' }))).toBe('out');
    expect(hindranceOf(withProduct({ keptOut: 'Zone' }))).toBe('keptOut');
    expect(hindranceOf(some.buy)).toBeNull();
  });
});
