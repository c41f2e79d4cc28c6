import { describe, expect, it } from 'vitest';
import { noAdding } from '#machines/adding/index.ts';
import { type RecipeContext, recipeMachine } from '#machines/recipe/index.ts';
import { FaultError } from '#services/fault.ts';
import { staged } from '../kit/staged.ts';
import { detail, kumara, milk, noSuchRecipe, oatMilk, slug } from './recipe.roster.ts';

const down = new FaultError({ tag: 'timeout', message: 'It took too long.' });
const blank: RecipeContext = {
  ...{ subject: 'mere', asked: null, detail: null, answered: null, fault: null, kitchens: {} },
  adding: noAdding,
};
const asked = { slug, servings: null };
const known = { ...blank, asked, detail, answered: asked };
const openRecipe = (of = slug, servings: number | null = null) => ({ type: 'recipe.open', slug: of, servings });
const tick = (ingredientId: string, isAtHome = true) => ({ type: 'ingredient.tick', ingredientId, isAtHome });
const choose = (sku: string, ingredientId = 'milk') => ({ type: 'product.choose', ingredientId, sku });
const user = (subject: string | null, isShopper = subject !== null) => ({ type: 'user.changed', subject, isShopper });
const [reload, ended] = [{ type: 'recipe.reload' }, { type: 'session.ended' }];
const [add, list] = [{ type: 'items.add' }, { type: 'list.add' }];
const milkAtHome = { [slug]: { isAtHome: { milk: true }, chosen: {} } };
const underWay = { ...noAdding, state: 'adding', of: slug, pending: [kumara, milk] };

const open = (subject: string | null = 'mere') => staged<RecipeContext>(recipeMachine, { subject });
async function shows(subject: string | null = 'mere') {
  const shop = open(subject);
  shop.send(openRecipe());
  await shop.answer('loadRecipe', detail);
  return shop;
}
const isAdding = (shop: ReturnType<typeof open>) => 'adding' in shop.world.snapshot().children;

describe('A recipe', () => {
  it('is not asked for before it is looked at', () => {
    const shop = open();
    shop.send(reload, tick('milk'), choose(oatMilk), add, list);
    expect([shop.state(), shop.asking(), shop.context(), shop.told()]).toEqual(['closed', [], blank, []]);
  });

  it('is kept with its question, and stays while it is told for others', async () => {
    const shop = open();
    shop.send(openRecipe());
    expect([shop.state(), shop.tags(), shop.context()]).toEqual(['reading', ['busy'], { ...blank, asked }]);
    await shop.answer('loadRecipe', detail);
    expect([shop.state(), shop.tags(), shop.context()]).toEqual(['shown', [], known]);
    shop.send(openRecipe(slug, 8), add, list);
    expect([shop.state(), shop.told(), shop.context()]).toEqual([
      'reading',
      [],
      { ...known, asked: { slug, servings: 8 } },
    ]);
    shop.send(openRecipe('baked-hoki'));
    expect(shop.context()).toEqual({ ...blank, asked: { slug: 'baked-hoki', servings: null } });
  });

  it('that does not come has its reason until it does, and is bought as it is known', async () => {
    const shop = await shows();
    shop.send(reload);
    await shop.refuse('loadRecipe', down);
    expect([shop.state(), shop.tags(), shop.context()]).toEqual([
      'failed',
      ['failed'],
      { ...known, fault: down.fault },
    ]);
    shop.send(add, list);
    expect(shop.types()).toEqual(['lines.wanted', 'list.wanted']);
    shop.send(reload);
    await shop.answer('loadRecipe', detail);
    expect([shop.state(), shop.context().fault]).toEqual(['shown', null]);
  });

  it('that never came has nothing to be bought or written down', async () => {
    const shop = open();
    shop.send(openRecipe());
    await shop.refuse('loadRecipe', down);
    shop.send(add, list);
    expect([shop.state(), shop.told(), shop.context()]).toEqual(['failed', [], { ...blank, asked, fault: down.fault }]);
  });

  it('that is not there any more is gone, and nothing is bought for it', async () => {
    const shop = await shows();
    shop.send(reload);
    await shop.refuse('loadRecipe', noSuchRecipe);
    expect([shop.state(), shop.tags(), shop.context()]).toEqual([
      'missing',
      ['missing'],
      { ...blank, asked, fault: noSuchRecipe.fault },
    ]);
    shop.send(add, list);
    expect(shop.told()).toEqual([]);
  });

  it('is somebody else’s to be asked for anew when another comes or the session ends', async () => {
    const shop = await shows();
    shop.send(tick('milk'), user('mere'));
    expect([shop.state(), shop.context().kitchens]).toEqual(['shown', milkAtHome]);
    shop.send(user('hone'));
    expect([shop.state(), shop.asking(), shop.context()]).toEqual([
      'reading',
      ['loadRecipe'],
      { ...blank, subject: 'hone', asked },
    ]);
    await shop.answer('loadRecipe', detail);
    shop.send(tick('milk'), ended);
    expect([shop.state(), shop.asking(), shop.context()]).toEqual([
      'reading',
      ['loadRecipe'],
      { ...blank, subject: null, asked },
    ]);
    expect(shop.told().at(-1)).toEqual({ type: 'kitchens.changed', kitchens: {} });
  });

  it('that nobody looks at is asked for by nobody, whoever comes', () => {
    const shop = open();
    shop.send({ type: 'kitchens.restore', kitchens: milkAtHome }, user('mere'));
    expect([shop.context(), shop.told()]).toEqual([{ ...blank, kitchens: milkAtHome }, []]);
    shop.send(user('hone'));
    expect([shop.state(), shop.context(), shop.told()]).toEqual([
      'closed',
      { ...blank, subject: 'hone' },
      [{ type: 'kitchens.changed', kitchens: {} }],
    ]);
    shop.send({ type: 'kitchens.restore', kitchens: milkAtHome }, ended);
    expect([shop.state(), shop.asking(), shop.context(), shop.told().length]).toEqual([
      'closed',
      [],
      { ...blank, subject: null },
      2,
    ]);
  });
});

describe('What is at home', () => {
  it('is told to be kept after each tick and choice, and of what the recipe has alone', async () => {
    const shop = await shows();
    shop.send(tick('caviar'), choose('999999'), choose(oatMilk, 'caviar'));
    expect([shop.context(), shop.told()]).toEqual([known, []]);
    shop.send(tick('milk'), choose(oatMilk));
    const kitchens = { [slug]: { isAtHome: { milk: true }, chosen: { milk: oatMilk } } };
    expect([shop.context(), shop.told()]).toEqual([
      { ...known, kitchens },
      [
        { type: 'kitchens.changed', kitchens: milkAtHome },
        { type: 'kitchens.changed', kitchens },
      ],
    ]);
  });

  it('needs no buying: a recipe of which all is there is not put anywhere', async () => {
    const shop = await shows();
    shop.send(...['kumara', 'milk'].map((id) => tick(id)), add);
    expect(shop.types()).not.toContain('lines.wanted');
    shop.send(...detail.ingredients.map(({ ingredientId }) => tick(ingredientId)), list);
    expect(shop.types()).not.toContain('list.wanted');
  });
});

describe('What is put into the trolley from a recipe', () => {
  const adding = async () => {
    const shop = await shows();
    shop.send(add);
    return shop;
  };

  it('is answered thing by thing, and said when all is answered', async () => {
    const shop = await adding();
    expect([shop.context().adding, shop.types()]).toEqual([underWay, ['lines.wanted']]);
    shop.send({ type: 'line.done', sku: oatMilk }, { type: 'line.lost', sku: oatMilk });
    expect(shop.context().adding).toEqual(underWay);
    shop.send({ type: 'line.lost', sku: kumara });
    expect([shop.context().adding, shop.types()]).toEqual([
      { ...underWay, pending: [milk], lost: [kumara] },
      ['lines.wanted'],
    ]);
    shop.send({ type: 'line.done', sku: milk });
    expect([shop.context().adding, shop.told().slice(1), isAdding(shop)]).toEqual([
      { ...underWay, state: 'added', pending: [], added: [milk], lost: [kumara] },
      [{ type: 'items.added', added: 1, lost: 1, waiting: 0 }],
      false,
    ]);
  });

  it('is waited for eight seconds', async () => {
    const shop = await adding();
    shop.world.clock.increment(7_999);
    expect(shop.types()).toEqual(['lines.wanted']);
    shop.world.clock.increment(1);
    expect(shop.told().slice(1)).toEqual([{ type: 'items.added', added: 0, lost: 0, waiting: 2 }]);
  });

  it('is not heard of where nothing is on its way', async () => {
    const shop = await shows();
    shop.send({ type: 'line.done', sku: kumara }, { type: 'line.lost', sku: milk });
    shop.send({ type: 'adding.told', adding: { ...underWay, state: 'added' } });
    expect([shop.context(), shop.told(), shop.world.errors]).toEqual([known, [], []]);
  });

  it.each([ended, user('hone')])('is not said to anybody else after %o', async (event) => {
    const shop = await adding();
    shop.send(event);
    expect(isAdding(shop)).toBe(false);
    shop.world.clock.increment(8_000);
    expect([shop.context().adding, shop.types()]).toEqual([noAdding, ['lines.wanted', 'kitchens.changed']]);
  });
});
