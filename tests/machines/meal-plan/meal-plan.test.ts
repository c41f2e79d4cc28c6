import { describe, expect, it } from 'vitest';
import { type MealPlanContext, mealPlanMachine, mealPlanShown, mealsShown } from '#machines/meal-plan/index.ts';
import { mostMeals } from '#services/meal-plans/meal-plans.words.ts';
import { sampleKept, samplePlan, sampleReview } from '#ui/pages/meal-planning/sample-plan.ts';
import { createWorld } from '../kit/world.ts';
import { choose, kumara, loaf, milk, nameRefused, noSuchPlan, oatMilk, recipeGone, soup } from './meal-plan.roster.ts';

function open(subject: string | null = 'mere') {
  const world = createWorld(mealPlanMachine, { input: { subject } });
  const last = (name: string) => world.questions.filter((question) => question.name === name).at(-1)!;
  return {
    ...world,
    last,
    /** What the store is asked, and what it is told to keep. */
    asked: () => (world.snapshot().context as MealPlanContext).asked,
    sent: () => (world.snapshot().context as MealPlanContext).keeping,
    shown: () => mealPlanShown(world.snapshot() as never),
    said: (type: string) => world.emitted.filter((report) => report.type === type),
    review: (told = sampleReview) => world.answer(last('reviewPlan'), told),
  };
}
async function reviewed(subject: string | null = 'mere') {
  const world = open(subject);
  world.chart.send({ type: 'plan.recall', plan: samplePlan });
  world.chart.send({ type: 'review.open' });
  // The staples are not known before the first answer.
  await world.review();
  await world.review();
  return world;
}

describe('Meals that are chosen [A2.051]', () => {
  it('are each there once, for as many as they are written for or as is said, and 14 at most', () => {
    const { chart, snapshot } = open(null);
    chart.send({ type: 'plan.recall', plan: { ...samplePlan, meals: [] } });
    chart.send(choose(soup));
    chart.send(choose(soup));
    chart.send({ type: 'meal.serve', slug: soup.slug, servings: 7 });
    chart.send({ type: 'meal.serve', slug: soup.slug, servings: 21 });
    expect(mealsShown(snapshot() as never).meals).toEqual([{ slug: soup.slug, title: soup.title, servings: 7 }]);
    for (let at = 0; at < 20; at++) chart.send(choose({ ...soup, slug: `soup-${at}` }));
    const { count, isFull } = mealsShown(snapshot() as never);
    expect([count, isFull]).toEqual([mostMeals, true]);
  });

  it('are told to be kept, are there again after a reload, and are no other shopper’s', () => {
    const first = open(null);
    first.chart.send(choose(soup));
    const [{ plan }] = first.said('plan.changed') as unknown as [{ plan: typeof samplePlan }];
    const second = open(null);
    second.chart.send({ type: 'plan.recall', plan });
    expect(second.shown().meals).toMatchObject([{ slug: soup.slug, servings: 4 }]);
    second.chart.send({ type: 'user.changed', subject: 'mere', isShopper: true });
    expect(second.shown().count).toBe(1);
    second.chart.send({ type: 'user.changed', subject: 'hone', isShopper: true });
    expect([second.shown().count, second.shown().asideCount]).toEqual([0, 0]);
  });
});

describe('The review of a plan [A2.052]', () => {
  it('waits until this tab was asked what it remembers, and is of no meal or of those', () => {
    const { chart, questions, shown } = open();
    chart.send({ type: 'review.open' });
    expect([shown().state, questions.length]).toEqual(['recalling', 0]);
    chart.send({ type: 'plan.recall', plan: { ...samplePlan, meals: [] } });
    expect(shown().state).toBe('empty');
    chart.send(choose(soup));
    expect([shown().state, questions.length]).toEqual(['reviewing', 1]);
  });

  it('has staples at home, and shows no sum before the store has counted without them [A1.11]', async () => {
    const { chart, questions, asked, shown, review } = open();
    chart.send({ type: 'plan.recall', plan: samplePlan });
    chart.send({ type: 'review.open' });
    expect(asked()).toMatchObject({ atHome: [] });
    await review({ ...sampleReview, totalCents: 2633 });
    expect([shown().state, questions.length, asked()]).toMatchObject(['reviewing', 2, { atHome: ['honey'] }]);
    await review();
    expect([shown().state, shown().totalCents, shown().buyCount, shown().listCount]).toEqual(['shown', 943, 2, 3]);
  });

  it('is asked for anew by each tick, and only the last answer counts', async () => {
    const { chart, answer, last, asked, shown } = await reviewed();
    chart.send({ type: 'ingredient.tick', ingredientId: 'milk', isAtHome: true });
    const early = last('reviewPlan');
    chart.send({ type: 'ingredient.tick', ingredientId: 'honey', isAtHome: false });
    expect(asked()).toMatchObject({ atHome: ['milk'] });
    await answer(early, { ...sampleReview, totalCents: 1 });
    expect([shown().state, shown().totalCents]).not.toEqual(['shown', 1]);
    await answer(last('reviewPlan'), { ...sampleReview, totalCents: 2214 });
    expect([shown().state, shown().totalCents, shown().buyCount]).toEqual(['shown', 2214, 2]);
  });

  it('puts exactly what is not at home into the trolley, the product that was chosen too', async () => {
    const { chart, said, shown } = await reviewed();
    chart.send({ type: 'product.choose', ingredientId: 'milk', sku: '999999' });
    chart.send({ type: 'product.choose', ingredientId: 'milk', sku: oatMilk });
    expect([shown().totalCents, shown().costPerServeCents]).toEqual([943 - 419 + 450, null]);
    for (let press = 0; press < 2; press++) chart.send({ type: 'items.add' });
    expect(said('lines.wanted')).toMatchObject([
      {
        lines: [
          { sku: kumara, amount: 750 },
          { sku: oatMilk, amount: 1 },
        ],
      },
    ]);
    chart.send({ type: 'line.done', sku: kumara });
    chart.send({ type: 'line.lost', sku: oatMilk });
    expect(said('items.added')).toEqual([{ type: 'items.added', added: 1, lost: 1, waiting: 0 }]);
    expect(shown().adding).toEqual({ state: 'added', added: 1, lost: 1, waiting: 0 });
  });

  it('goes on the shopping list of anybody, and into the trolley of a shopper alone', async () => {
    const { chart, said } = await reviewed(null);
    chart.send({ type: 'items.add' });
    chart.send({ type: 'list.add' });
    expect(said('lines.wanted')).toEqual([]);
    expect(said('list.wanted')).toMatchObject([
      { items: [{ sku: kumara }, { sku: milk }, { text: 'horopito, a pinch', sku: null }] },
    ]);
  });

  it('that did not come keeps the meals, marks one that is gone, and is asked for again', async () => {
    const { chart, refuse, last, shown, review } = await reviewed();
    chart.send({ type: 'review.reload' });
    await refuse(last('reviewPlan'), recipeGone);
    expect(shown().meals.map(({ isGone }) => isGone)).toEqual([false, true]);
    expect([shown().state, shown().count]).toEqual(['failed', 2]);
    chart.send({ type: 'meal.drop', slug: loaf.slug });
    await review();
    expect([shown().state, shown().count]).toEqual(['shown', 1]);
  });

  it('is not asked for once the page is left', async () => {
    const { chart, questions } = await reviewed();
    chart.send({ type: 'review.close' });
    chart.send({ type: 'meal.serve', slug: soup.slug, servings: 2 });
    expect(questions).toHaveLength(2);
  });
});

describe('Keeping a plan', () => {
  const keep = (key: string, more: object = {}) =>
    ({ type: 'plan.keep', name: ' A week ', key, isNew: false, ...more }) as const;

  it('goes by one key until the store has answered, whatever was pressed [A7.096]', async () => {
    const { chart, refuse, answer, last, sent, shown, said } = await reviewed();
    chart.send(keep('one'));
    expect(sent()).toMatchObject({ key: 'one', planId: null, wanted: { name: 'A week' } });
    await refuse(last('keepPlan'), new Error('down'));
    expect(shown().keep.state).toBe('failed');
    chart.send(keep('two'));
    expect(sent()).toMatchObject({ key: 'one' });
    await answer(last('keepPlan'), sampleKept);
    expect([shown().keep.isKept, shown().keep.name, said('plan.kept')]).toMatchObject([true, sampleKept.name, [{}]]);
    chart.send({ type: 'meal.drop', slug: loaf.slug });
    expect(shown().keep.isKept).toBe(false);
    chart.send(keep('three'));
    expect(sent()).toMatchObject({ key: 'three', planId: sampleKept.planId });
  });

  it('needs a shopper [A2.O10], a name, and a plan that is still there', async () => {
    const guest = await reviewed(null);
    guest.chart.send(keep('one'));
    expect(guest.shown().keep.state).toBe('resting');
    const { chart, refuse, last, sent, shown } = await reviewed();
    chart.send(keep('one', { problems: { name: 'Please give the plan a name.' } }));
    expect(shown().keep.problems).toEqual({ name: 'Please give the plan a name.' });
    chart.send(keep('one'));
    await refuse(last('keepPlan'), nameRefused);
    expect([shown().keep.state, shown().keep.problems]).toEqual(['resting', { name: 'is one plan too many' }]);
    chart.send({ type: 'plan.open', plan: sampleKept });
    chart.send(keep('two'));
    await refuse(last('keepPlan'), noSuchPlan);
    chart.send(keep('three'));
    expect(sent()).toMatchObject({ planId: null, key: 'three' });
  });

  it('a kept plan is opened in the place of another, which can be brought back', async () => {
    const { chart, shown } = open();
    chart.send({ type: 'plan.recall', plan: { ...samplePlan, meals: samplePlan.meals.slice(0, 1) } });
    chart.send({ type: 'plan.open', plan: sampleKept });
    expect([shown().count, shown().asideCount, shown().keep.isKept]).toEqual([2, 1, true]);
    chart.send({ type: 'plan.bringBack' });
    expect([shown().count, shown().asideCount, shown().keep.name]).toEqual([1, 2, null]);
    chart.send({ type: 'plan.clear' });
    expect([shown().count, shown().asideCount]).toEqual([0, 1]);
  });
});
