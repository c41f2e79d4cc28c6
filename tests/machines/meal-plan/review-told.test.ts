import { describe, expect, it } from 'vitest';
import { noAdding } from '#machines/adding/index.ts';
import { FaultError } from '#services/fault.ts';
import { sampleMeals, sampleReview } from '#ui/pages/meal-planning/sample-plan.ts';
import { kumara, choose as meal, loaf, milk, oatMilk, soup } from './meal-plan.roster.ts';
import { at, buying, counts, isAdding, open, planned } from './meal-plan.rig.ts';

const down = new FaultError({ tag: 'timeout', message: 'It took too long.' });
const tick = (ingredientId: string, isAtHome = true) => ({ type: 'ingredient.tick', ingredientId, isAtHome });
const choose = (sku: string, ingredientId = 'milk') => ({ type: 'product.choose', ingredientId, sku });
const reload = { type: 'review.reload' };
const [add, list] = [{ type: 'items.add' }, { type: 'list.add' }];
const sent = sampleMeals.map(({ slug, servings }) => ({ slug, servings }));
const underWay = { ...noAdding, state: 'adding', of: JSON.stringify(sent), pending: [kumara, milk] };
const staples = (...ids: string[]) => ({
  ...sampleReview,
  lines: sampleReview.lines.map((line) => ({ ...line, isStaple: ids.includes(line.ingredientId) })),
});

describe('The review of a plan', () => {
  it('is kept with its question, and asked for once more where its staples were not known', async () => {
    const shop = open();
    shop.send({ type: 'plan.recall', plan: { ...(await planned()).context(), kitchen: { isAtHome: {}, chosen: {} } } });
    shop.send({ type: 'review.open' });
    expect([at(shop), shop.tags(), shop.context().asked]).toEqual([
      { open: 'asking' },
      ['busy', 'reviewing'],
      { meals: sent, atHome: [] },
    ]);
    await shop.answer('reviewPlan', sampleReview);
    expect([at(shop), shop.count('reviewPlan'), shop.context().asked, shop.context().review]).toEqual([
      { open: 'asking' },
      2,
      { meals: sent, atHome: ['honey'] },
      sampleReview,
    ]);
    await shop.answer('reviewPlan', staples('honey', 'horopito'));
    expect([at(shop), shop.tags(), shop.count('reviewPlan'), shop.context().answered]).toEqual([
      { open: 'shown' },
      ['reviewed'],
      2,
      { meals: sent, atHome: ['honey'] },
    ]);
  });

  it.each([
    reload,
    meal({ ...soup, slug: 'stew' }),
    { type: 'meal.serve', slug: loaf.slug, servings: 2 },
    { type: 'meal.drop', slug: loaf.slug },
    tick('milk'),
  ])('is settled anew each time it is told: $type', async (event) => {
    const shop = await planned();
    shop.send(event);
    await shop.answer('reviewPlan', staples('horopito'));
    expect([at(shop), shop.count('reviewPlan'), shop.context().asked?.atHome]).toEqual([
      { open: 'asking' },
      4,
      expect.arrayContaining(['horopito']),
    ]);
  });

  it('that did not come has its reason until it does, and nothing is bought meanwhile', async () => {
    const shop = await planned();
    shop.send(reload, add, list);
    await shop.refuse('reviewPlan', down);
    shop.send(add, list);
    expect([at(shop), shop.tags(), shop.context().fault, shop.context().review, shop.told()]).toEqual([
      { open: 'failed' },
      ['failed'],
      down.fault,
      sampleReview,
      [],
    ]);
    shop.send(reload);
    await shop.answer('reviewPlan', sampleReview);
    expect([at(shop), shop.context().fault]).toEqual([{ open: 'shown' }, null]);
    shop.send(reload);
    await shop.refuse('reviewPlan', down);
    shop.send(...sampleMeals.map(({ slug }) => ({ type: 'meal.drop', slug })));
    expect([at(shop), shop.context().fault, shop.context().asked]).toEqual([{ open: 'empty' }, null, null]);
  });

  it('is asked for anew by a tick of what it has, and told to be kept', async () => {
    const shop = await planned();
    shop.send(tick('caviar'));
    expect([at(shop), counts(shop)]).toEqual([{ open: 'shown' }, [0, 2]]);
    shop.send(tick('milk'));
    expect([at(shop), counts(shop), shop.context().kitchen]).toEqual([
      { open: 'asking' },
      [1, 3],
      { isAtHome: { milk: true }, chosen: {} },
    ]);
  });

  it('stands when another product is chosen of those there are, which is told to be kept', async () => {
    const shop = await planned();
    shop.send(choose('999999'), choose(oatMilk, 'caviar'));
    expect(counts(shop)).toEqual([0, 2]);
    shop.send(choose(oatMilk));
    expect([at(shop), counts(shop), shop.context().kitchen]).toEqual([
      { open: 'shown' },
      [1, 2],
      { isAtHome: {}, chosen: { milk: oatMilk } },
    ]);
  });

  it('has nothing to buy or to write down where all is at home', async () => {
    const shop = await planned();
    shop.send(...['kumara', 'milk', 'horopito'].map((id) => tick(id)));
    await shop.answer('reviewPlan', sampleReview);
    if (shop.asking().length > 0) await shop.answer('reviewPlan', sampleReview);
    expect(at(shop)).toEqual({ open: 'shown' });
    shop.send(add, list);
    expect(shop.types().filter((type) => type !== 'plan.changed')).toEqual([]);
  });
});

describe('What is put into the trolley from a plan', () => {
  it('is answered thing by thing, wherever one looks, and said at the end', async () => {
    const shop = await buying(false);
    expect([shop.context().adding, shop.types()]).toEqual([underWay, ['lines.wanted']]);
    shop.send({ type: 'line.done', sku: oatMilk }, { type: 'line.lost', sku: oatMilk });
    shop.send({ type: 'line.lost', sku: kumara });
    expect(shop.context().adding).toEqual({ ...underWay, pending: [milk], lost: [kumara] });
    shop.send({ type: 'line.done', sku: milk });
    expect([shop.told().slice(1), isAdding(shop)]).toEqual([
      [{ type: 'items.added', added: 1, lost: 1, waiting: 0 }],
      false,
    ]);
  });

  it('is not heard of where nothing is on its way', async () => {
    const shop = await planned();
    shop.send({ type: 'line.done', sku: kumara }, { type: 'line.lost', sku: milk });
    shop.send({ type: 'adding.told', adding: { ...underWay, state: 'added' } });
    expect([shop.context().adding, shop.told()]).toEqual([noAdding, []]);
  });
});
