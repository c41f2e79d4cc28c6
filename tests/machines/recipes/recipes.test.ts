import { describe, expect, it } from 'vitest';
import { recipesMachine, recipesShown, suggestionsShown } from '#machines/recipes/index.ts';
import { createWorld } from '../kit/world.ts';
import { none, soups, whole } from './recipes.roster.ts';

const open = () => {
  const world = createWorld(recipesMachine);
  return {
    ...world,
    shown: () => recipesShown(world.snapshot() as never),
    suggested: () => suggestionsShown(world.snapshot() as never),
  };
};

describe('The page of recipes', () => {
  it('asks as the address says, and shows the answer [A2.049] [A7.077]', async () => {
    const { chart, questions, answer, shown } = open();
    expect(shown().state).toBe('asking');
    chart.send({ type: 'recipes.ask', asked: { course: 'dinner' } });
    await answer(questions[0]!, whole);
    expect([shown().state, shown().answered]).toEqual(['shown', { course: 'dinner' }]);
  });

  it('never takes an answer to an earlier address for one to the last', async () => {
    const { chart, questions, answer, shown } = open();
    chart.send({ type: 'recipes.ask', asked: {} });
    chart.send({ type: 'recipes.ask', asked: { search: 'soup' } });
    await answer(questions[0]!, whole);
    expect([shown().state, shown().shown]).toEqual(['asking', null]);
    await answer(questions[1]!, none);
    expect([shown().answered, shown().shown?.recipes.totalItems]).toEqual([{ search: 'soup' }, 0]);
  });

  it('keeps what is known while the store is asked again, and when it does not say', async () => {
    const { chart, questions, answer, refuse, shown } = open();
    chart.send({ type: 'recipes.ask', asked: {} });
    await answer(questions[0]!, whole);
    chart.send({ type: 'recipes.ask', asked: { page: '2' } });
    await refuse(questions[1]!, new Error('down'));
    expect([shown().state, shown().shown?.recipes.totalItems]).toEqual(['failed', whole.recipes.totalItems]);
    chart.send({ type: 'recipes.reload' });
    await answer(questions[2]!, none);
    expect([shown().state, shown().fault]).toEqual(['shown', null]);
  });

  it('asks again when another person is here: what is saved is theirs', async () => {
    const { chart, questions, answer } = open();
    chart.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect(questions).toEqual([]);
    chart.send({ type: 'recipes.ask', asked: {} });
    await answer(questions[0]!, whole);
    chart.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect(questions).toHaveLength(2);
  });
});

describe('Suggestions of recipes [A7.013]', () => {
  it('are asked for when the keys have rested, and the latest answer alone is shown', async () => {
    const { chart, clock, questions, answer, suggested } = open();
    chart.send({ type: 'text.type', text: 's' });
    clock.increment(300);
    expect(questions).toEqual([]);
    chart.send({ type: 'text.type', text: 'so' });
    clock.increment(300);
    chart.send({ type: 'text.type', text: 'soup' });
    clock.increment(300);
    await answer(questions[0]!, { search: 'so', suggestions: [{ slug: 'soda-bread', title: 'Soda bread' }] });
    expect(suggested()).toBeNull();
    await answer(questions[1]!, soups);
    expect(suggested()).toEqual(soups.suggestions);
    chart.send({ type: 'suggestions.close' });
    expect(suggested()).toBeNull();
  });

  it('that do not come are not missed, and none is said', async () => {
    const { chart, clock, questions, answer, refuse, suggested } = open();
    chart.send({ type: 'text.type', text: 'caviar' });
    clock.increment(300);
    await refuse(questions[0]!, new Error('down'));
    expect(suggested()).toBeNull();
    chart.send({ type: 'text.type', text: 'caviar tart' });
    clock.increment(300);
    await answer(questions[1]!, { search: 'caviar tart', suggestions: [] });
    expect(suggested()).toEqual([]);
  });
});
