import { expect, it } from 'vitest';
import { isSavedIn, savedRecipesMachine, savedRecipesShown } from '#machines/saved-recipes/index.ts';
import { createWorld } from '../kit/world.ts';
import { saved, soupWish } from './saved-recipes.roster.ts';

const [loaf] = saved;

function open(subject: string | null = 'mere') {
  const world = createWorld(savedRecipesMachine, { input: { subject } });
  return {
    ...world,
    isSaved: (slug = soupWish.slug, onPage = false) => isSavedIn(world.snapshot() as never, slug, onPage),
    shown: () => savedRecipesShown(world.snapshot() as never),
    said: () => world.emitted.map(({ type, isSaved }) => [type, isSaved as unknown]),
  };
}

it('a shopper saves a recipe: it shows at once, and is said when the store has it [B6.07]', async () => {
  const { chart, questions, answer, isSaved, said } = open();
  chart.send({ type: 'recipe.mark', ...soupWish, isSaved: true });
  expect([isSaved(), said()]).toEqual([true, []]);
  await answer(questions[0]!, undefined);
  expect([isSaved(), said()]).toEqual([true, [['recipe.marked', true]]]);
  const guest = open(null);
  guest.chart.send({ type: 'recipe.mark', ...soupWish, isSaved: true });
  expect(guest.questions).toEqual([]);
});

it('what is not kept turns back and says so', async () => {
  const { chart, questions, refuse, isSaved, said } = open();
  chart.send({ type: 'recipe.mark', ...soupWish, isSaved: false });
  expect(isSaved(soupWish.slug, true)).toBe(false);
  await refuse(questions[0]!, new Error('down'));
  expect([isSaved(soupWish.slug, true), said()]).toEqual([true, [['recipe.lost', false]]]);
});

it('the last of two presses counts, and each is told in its turn', async () => {
  const { chart, questions, answer, isSaved, said } = open();
  chart.send({ type: 'recipe.mark', ...soupWish, isSaved: true });
  chart.send({ type: 'recipe.mark', ...soupWish, isSaved: false });
  await answer(questions[0]!, undefined);
  expect([questions.length, isSaved(), said()]).toEqual([2, false, []]);
  await answer(questions[1]!, undefined);
  expect(said()).toEqual([['recipe.marked', false]]);
});

it('the page of saved recipes keeps one that was forgotten until it is read again [A2.046]', async () => {
  const { chart, questions, answer, refuse, shown } = open();
  expect(shown().state).toBe('reading');
  chart.send({ type: 'recipes.read' });
  await answer(questions[0]!, saved);
  chart.send({ type: 'recipe.mark', slug: loaf!.slug, title: loaf!.title, isSaved: false });
  await answer(questions[1]!, undefined);
  expect([shown().state, shown().recipes?.map(({ isSaved }) => isSaved), shown().savedCount]).toEqual([
    'read',
    [false],
    0,
  ]);
  chart.send({ type: 'recipes.read' });
  await refuse(questions[2]!, new Error('down'));
  expect([shown().state, shown().recipes?.length]).toEqual(['unread', 1]);
  chart.send({ type: 'recipes.read' });
  await answer(questions[3]!, []);
  expect([shown().state, shown().recipes]).toEqual(['read', []]);
});
