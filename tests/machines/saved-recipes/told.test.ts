import { describe, expect, it } from 'vitest';
import { isSavedIn, savedRecipesMachine, savedRecipesShown } from '#machines/saved-recipes/index.ts';
import { FaultError } from '#services/fault.ts';
import { sampleRecipes } from '#ui/recipe-card/sample-recipes.ts';
import { wantedOf } from '../kit/wanted.ts';
import { createWorld } from '../kit/world.ts';

const down = new FaultError({ tag: 'offline', message: 'Offline.' });
const { loaf: bread, soup: broth } = sampleRecipes;
const loaf = { slug: bread.slug, title: bread.title };
const soup = { slug: broth.slug, title: broth.title };

function enters(subject: string | null = 'mere') {
  const world = createWorld(savedRecipesMachine, { input: { subject } });
  const question = (name: string) => {
    const asked = world.open().find((one) => one.name === name);
    if (!asked) throw new Error(`Nobody asks ${name}.`);
    return asked;
  };
  return {
    ...world,
    send: world.chart.send.bind(world.chart),
    press: (what: typeof loaf, isSaved = true) => world.chart.send({ type: 'recipe.mark', ...what, isSaved }),
    saved: (what: typeof loaf, onPage = false) => isSavedIn(world.snapshot() as never, what.slug, onPage),
    shown: () => savedRecipesShown(world.snapshot() as never),
    asked: () => world.open().map(({ name }) => name),
    count: (name: string) => world.questions.filter((one) => one.name === name).length,
    wanted: () => wantedOf(world, 'markRecipe'),
    answered: (name: string, answer?: unknown) => world.answer(question(name), answer),
    refused: (name: string) => world.refuse(question(name), down),
  };
}
async function reads() {
  const entered = enters();
  entered.send({ type: 'recipes.read' });
  await entered.answered('loadSaved', [bread]);
  return entered;
}

describe('The page of saved recipes', () => {
  it('is asked for when it comes on show, of a shopper alone, and says what they are', async () => {
    const { send, shown, asked, answered, stop } = enters();
    expect(asked()).toEqual([]);
    send({ type: 'recipes.read' });
    expect([shown().state, asked()]).toEqual(['reading', ['loadSaved']]);
    await answered('loadSaved', [bread]);
    expect([shown().state, shown().recipes?.map(({ slug }) => slug), asked()]).toEqual(['read', [loaf.slug], []]);
    const guest = enters(null);
    guest.send({ type: 'recipes.read' });
    guest.press(soup);
    expect([guest.questions, guest.saved(soup)]).toEqual([[], false]);
    stop();
    guest.stop();
  });

  it('says why it did not come, keeps what was known, and loses the reason with the answer', async () => {
    const { send, shown, refused, answered, stop } = await reads();
    send({ type: 'recipes.read' });
    expect([shown().state, shown().recipes?.length]).toEqual(['reading', 1]);
    await refused('loadSaved');
    expect([shown().state, shown().fault, shown().recipes?.length]).toEqual(['unread', down.fault, 1]);
    send({ type: 'recipes.read' });
    await answered('loadSaved', [bread, broth]);
    expect([shown().state, shown().fault, shown().recipes?.length]).toEqual(['read', null, 2]);
    stop();
  });

  it('says what the store has, not what was pressed before it was read again', async () => {
    const { send, press, saved, answered, stop } = await reads();
    press(soup);
    await answered('markRecipe');
    expect(saved(soup)).toBe(true);
    send({ type: 'recipes.read' });
    await answered('loadSaved', [bread]);
    expect(saved(soup)).toBe(false);
    stop();
  });
});

describe('A press on a recipe', () => {
  it('is told the store by its name, one after the other, and said once each', async () => {
    const { press, wanted, count, asked, answered, emitted, stop } = enters();
    press(soup);
    press(loaf);
    expect([count('markRecipe'), wanted()]).toEqual([1, { ...soup, isSaved: true }]);
    await answered('markRecipe');
    expect([count('markRecipe'), wanted()]).toEqual([2, { ...loaf, isSaved: true }]);
    await answered('markRecipe');
    expect([asked(), emitted]).toEqual([
      [],
      [
        { type: 'recipe.marked', ...soup, isSaved: true },
        { type: 'recipe.marked', ...loaf, isSaved: true },
      ],
    ]);
    stop();
  });

  it('that is not kept turns back with the reason, and lets the next one be told', async () => {
    const { press, saved, wanted, refused, emitted, stop } = enters();
    press(soup);
    press(loaf);
    await refused('markRecipe');
    expect([saved(soup), saved(loaf), wanted()]).toEqual([false, true, { ...loaf, isSaved: true }]);
    expect(emitted).toEqual([{ type: 'recipe.lost', ...soup, isSaved: true, fault: down.fault }]);
    stop();
  });
});

describe('Whoever saves recipes', () => {
  it('keeps them when they are told of again, with what is on its way', async () => {
    const { send, press, shown, saved, asked, count, answered, emitted, stop } = await reads();
    press(soup);
    send({ type: 'user.changed', subject: 'mere', isShopper: true });
    expect([shown().recipes?.length, shown().state, saved(soup), asked()]).toEqual([1, 'read', true, ['markRecipe']]);
    expect(count('markRecipe')).toBe(1);
    await answered('markRecipe');
    expect(emitted).toEqual([{ type: 'recipe.marked', ...soup, isSaved: true }]);
    stop();
  });

  it.each([
    ['signs out', { type: 'session.ended' }, null],
    ['is somebody else', { type: 'user.changed', subject: 'hone', isShopper: true }, 'hone'],
  ])('and %s leaves none, and a late answer is nobody’s', async (_, event, subject) => {
    const { send, press, shown, saved, snapshot, questions, answer, emitted, stop } = await reads();
    press(soup);
    send({ type: 'recipes.read' });
    send(event);
    await answer(questions[1] as never, undefined);
    await answer(questions[2] as never, [bread]);
    expect([shown().recipes, saved(soup), emitted, snapshot().context['subject'], questions.length]).toEqual([
      null,
      false,
      [],
      subject,
      3,
    ]);
    expect([snapshot().value, questions.slice(1).map(({ signal }) => signal.aborted)]).toEqual([
      { list: 'resting', mark: 'resting' },
      [true, true],
    ]);
    stop();
  });
});
