import { describe, expect, it } from 'vitest';
import { type RecipesContext, recipesMachine } from '#machines/recipes/index.ts';
import { FaultError } from '#services/fault.ts';
import { type Staged, staged } from '../kit/staged.ts';
import { none, soups, whole } from './recipes.roster.ts';

const down = new FaultError({ tag: 'timeout', message: 'It took too long.' });
const blank: RecipesContext = { asked: null, shown: null, answered: null, fault: null, text: '', suggestions: [] };
const ask = (asked: object = {}) => ({ type: 'recipes.ask', asked });
const type = (text: string) => ({ type: 'text.type', text });
const reload = { type: 'recipes.reload' };
const [ended, user] = [{ type: 'session.ended' }, { type: 'user.changed', subject: 'hemi', isShopper: true }];

const open = () => staged<RecipesContext>(recipesMachine);
const at = (shop: Staged<RecipesContext>, region: string) => (shop.state() as Record<string, string>)[region];
async function shows() {
  const shop = open();
  shop.send(ask());
  await shop.answer('loadRecipes', whole);
  return shop;
}
async function offers() {
  const shop = open();
  shop.send(type('soup'));
  shop.world.clock.increment(300);
  await shop.answer('suggestRecipes', soups);
  return shop;
}

describe('The page of recipes', () => {
  it('is not asked for before it has come on show', () => {
    const shop = open();
    shop.send(reload, ended, user);
    expect([shop.state(), shop.asking(), shop.context()]).toEqual([{ shelf: 'resting', search: 'quiet' }, [], blank]);
  });

  it('is kept with the question that it answers', async () => {
    const shop = open();
    shop.send(ask({ page: '2' }));
    expect([at(shop, 'shelf'), shop.tags(), shop.context()]).toEqual([
      'asking',
      ['busy'],
      { ...blank, asked: { page: '2' } },
    ]);
    await shop.answer('loadRecipes', whole);
    expect([at(shop, 'shelf'), shop.tags(), shop.context()]).toEqual([
      'shown',
      [],
      { ...blank, asked: { page: '2' }, answered: { page: '2' }, shown: whole },
    ]);
  });

  it('that did not come has its reason, keeps what is known, and comes when it is asked for again', async () => {
    const shop = await shows();
    shop.send(reload);
    expect([at(shop, 'shelf'), shop.asking(), shop.context().shown]).toEqual(['asking', ['loadRecipes'], whole]);
    await shop.refuse('loadRecipes', down);
    expect([at(shop, 'shelf'), shop.tags(), shop.context()]).toEqual([
      'failed',
      ['failed'],
      { ...blank, asked: {}, answered: {}, shown: whole, fault: down.fault },
    ]);
    shop.send(reload);
    await shop.answer('loadRecipes', none);
    expect([at(shop, 'shelf'), shop.context()]).toEqual(['shown', { ...blank, asked: {}, answered: {}, shown: none }]);
  });

  it.each([ended, user])('is asked for anew after $type, and what was known of another is not shown', async (event) => {
    const shop = await shows();
    shop.send(event);
    expect([at(shop, 'shelf'), shop.asking(), shop.context()]).toEqual([
      'asking',
      ['loadRecipes'],
      { ...blank, asked: {} },
    ]);
  });
});

describe('Suggestions of recipes', () => {
  it('are asked for 300 ms after the last key, of the words without blanks around them', async () => {
    const shop = open();
    shop.send(type(' sou'));
    shop.world.clock.increment(299);
    shop.send(type(' soup '));
    shop.world.clock.increment(299);
    expect([at(shop, 'search'), shop.asking()]).toEqual(['typing', []]);
    shop.world.clock.increment(1);
    expect([at(shop, 'search'), shop.asking(), shop.context()]).toEqual([
      'suggesting',
      ['suggestRecipes'],
      { ...blank, text: 'soup' },
    ]);
    await shop.answer('suggestRecipes', soups);
    expect([at(shop, 'search'), shop.tags(), shop.context()]).toEqual([
      'offering',
      ['offered'],
      { ...blank, text: 'soup', suggestions: soups.suggestions },
    ]);
  });

  it('that are none are said to be none', async () => {
    const shop = open();
    shop.send(type('caviar'));
    shop.world.clock.increment(300);
    await shop.answer('suggestRecipes', { search: 'caviar', suggestions: [] });
    expect([at(shop, 'search'), shop.tags()]).toEqual(['nothing', ['none']]);
  });

  it('are waited for five seconds, and not missed when they fail', async () => {
    const shop = open();
    shop.send(type('soup'));
    shop.world.clock.increment(300);
    shop.world.clock.increment(4_999);
    expect(shop.asking()).toEqual(['suggestRecipes']);
    shop.world.clock.increment(1);
    expect([at(shop, 'search'), shop.asking(), shop.context()]).toEqual(['quiet', [], blank]);
    shop.send(type('soup'));
    shop.world.clock.increment(300);
    await shop.refuse('suggestRecipes', down);
    expect([at(shop, 'search'), shop.context()]).toEqual(['quiet', blank]);
  });

  it.each([type(' s '), { type: 'suggestions.close' }])(
    'are gone after %o, and nothing more is asked',
    async (event) => {
      const shop = await offers();
      shop.send(event);
      expect([at(shop, 'search'), shop.context()]).toEqual(['quiet', blank]);
      shop.send(type('soup'), event);
      shop.world.clock.increment(300);
      expect([at(shop, 'search'), shop.count('suggestRecipes')]).toEqual(['quiet', 1]);
    },
  );
});
