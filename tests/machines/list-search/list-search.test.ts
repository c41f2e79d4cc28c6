import { describe, expect, it } from 'vitest';
import {
  addableIn,
  type ListSearchContext,
  type ListSearchEvent,
  listSearchMachine,
  listSearchShown,
  summaryOf,
} from '#machines/list-search/index.ts';
import { FaultError } from '#services/fault.ts';
import { mostTerms } from '#services/lists/lists.words.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import { createWorld } from '../kit/world.ts';
import { found, kept, result, threeLines } from './list-search.roster.ts';

const { plain, special, loose, gone } = sampleProducts;

function open() {
  const world = createWorld(listSearchMachine, { input: { subject: 'aroha' } });
  const say = (...events: readonly ListSearchEvent[]) => events.forEach((event) => world.chart.send(event));
  const context = () => world.snapshot().context as ListSearchContext;
  const told = (type: string) => world.emitted.filter((event) => event.type === type);
  return {
    ...world,
    say,
    context,
    told,
    shown: () => listSearchShown(world.snapshot() as never),
    answered: (answer: unknown) => world.answer(world.open()[0]!, answer),
    refused: () => world.refuse(world.open()[0]!, new FaultError({ tag: 'offline', message: 'Offline.' })),
    /** A list of three lines that has been looked for. */
    shopping: async () => {
      say({ type: 'text.write', text: '2 x milk\nkumara\nmoonstones' }, { type: 'list.look' });
      await world.answer(world.open()[0]!, threeLines);
    },
  };
}

describe('[A2.047] A whole list', () => {
  it('is looked for with one question, the best match that can be had is chosen, as many as the line asks for', async () => {
    const { shopping, questions, context, shown } = open();
    await shopping();
    expect(questions).toHaveLength(1);
    expect(shown().view).toBe('line');
    expect(context().lines.map(({ chosen, amount }) => [chosen, amount])).toEqual([
      [plain.sku, 2],
      [loose.sku, 250],
      [null, 0],
    ]);
  });

  it('of more lines than are looked for at once is asked for in parts, and each answer stands at its line', async () => {
    const { say, answered, context, shown, questions } = open();
    const terms = Array.from({ length: mostTerms + 2 }, (_, at) => `thing ${at}`);
    say({ type: 'text.write', text: terms.join('\n') }, { type: 'list.look' });
    await answered(found(...terms.slice(0, mostTerms).map((term) => result(term, []))));
    expect([shown().view, questions.length]).toEqual(['looking', 2]);
    await answered(found(result('thing 60', [plain]), result('thing 61', [special])));
    expect(shown().view).toBe('line');
    expect(context().lines.map(({ term }) => term)).toEqual(terms);
    expect(
      context()
        .lines.slice(-2)
        .map(({ chosen }) => chosen),
    ).toEqual([plain.sku, special.sku]);
  });

  it('that has nothing in it is not looked for', () => {
    const { say, shown, questions } = open();
    say({ type: 'text.write', text: ' - \n' }, { type: 'list.look' });
    expect([shown().view, shown().isEmpty, questions.length]).toEqual(['writing', true, 0]);
  });

  it('keeps its words when the store does not answer, and goes on where it stopped', async () => {
    const { say, refused, answered, shown, context, questions } = open();
    const terms = Array.from({ length: mostTerms + 1 }, (_, at) => `thing ${at}`);
    say({ type: 'text.write', text: terms.join('\n') }, { type: 'list.look' });
    await answered(found(...terms.slice(0, mostTerms).map((term) => result(term, []))));
    await refused();
    expect([shown().view, shown().fault?.tag, shown().text]).toEqual(['failed', 'offline', terms.join('\n')]);
    say({ type: 'list.look' });
    expect(questions).toHaveLength(3);
    await answered(found(result('thing 60', [plain])));
    expect(context().lines).toHaveLength(mostTerms + 1);
  });

  it('that is changed while it is looked for is not filled by the late answer', async () => {
    const { say, open: asked, answer, shown } = open();
    say({ type: 'text.write', text: 'milk' }, { type: 'list.look' });
    const late = asked()[0]!;
    say({ type: 'list.edit' }, { type: 'text.write', text: 'bread' });
    await answer(late, threeLines);
    expect([shown().view, shown().lines]).toEqual(['writing', []]);
  });
});

describe('[A2.O9] Shopping down a list', () => {
  it('adds the chosen product once, however often it is said, and goes to the next open line', async () => {
    const { shopping, say, told, context } = open();
    await shopping();
    say({ type: 'line.choose', line: 0, sku: special.sku }, { type: 'line.amount', line: 0, amount: 3 });
    say({ type: 'line.add', line: 0 }, { type: 'line.add', line: 0 });
    expect(told('product.wanted')).toMatchObject([{ sku: special.sku, amount: 3, unit: 'Each' }]);
    expect([context().current, context().lines[0]?.state]).toEqual([1, 'added']);
    expect(told('line.passed')).toMatchObject([{ did: 'added', next: { term: 'kumara', count: 1 } }]);
  });

  it('wants of one product what all its lines want together', async () => {
    const { say, answered, told } = open();
    say({ type: 'text.write', text: '2 x milk\nblue milk' }, { type: 'list.look' });
    await answered(found(result('2 x milk', [plain], 2), result('blue milk', [plain])));
    say({ type: 'line.add', line: 0 }, { type: 'line.add', line: 1 });
    expect(told('product.wanted').map(({ amount }) => amount)).toEqual([2, 3]);
  });

  it('chooses nothing that cannot be had, and adds no line without a match', async () => {
    const { shopping, say, told, context } = open();
    await shopping();
    say({ type: 'line.choose', line: 0, sku: gone.sku }, { type: 'line.add', line: 2 });
    expect([context().lines[0]?.chosen, told('product.wanted')]).toEqual([plain.sku, []]);
  });

  it('passes a skipped line by, opens it again, and is done when no line is open', async () => {
    const { shopping, say, shown, context } = open();
    await shopping();
    say({ type: 'line.skip', line: 0 }, { type: 'line.add', line: 1 }, { type: 'line.skip', line: 2 });
    expect(shown().view).toBe('done');
    const { added, skipped, notFound } = summaryOf(shown().lines);
    expect([added.map(({ line }) => line), skipped.map(({ line }) => line), notFound.map(({ line }) => line)]).toEqual([
      [1],
      [0],
      [2],
    ]);
    say({ type: 'line.reopen', line: 0 });
    expect([shown().view, context().current, context().lines[0]?.state]).toEqual(['line', 0, 'open']);
    say({ type: 'line.reopen', line: 1 });
    expect(context().lines[1]?.state).toBe('added');
  });

  it('looks for other words of one line, keeps how many are wanted, and drops the answer once the line is passed', async () => {
    const { shopping, say, answered, context, open: asked, answer } = open();
    await shopping();
    say({ type: 'line.search', line: 0, term: 'oats' });
    await answered(found(result('oats', [special])));
    expect(context().lines[0]).toMatchObject({ term: '2 x milk', chosen: special.sku, wanted: 2, amount: 2 });
    say({ type: 'line.search', line: 1, term: 'gold kumara' });
    const late = asked()[0]!;
    say({ type: 'line.skip', line: 1 });
    await answer(late, found(result('gold kumara', [special])));
    expect(context().lines[1]).toMatchObject({ state: 'skipped', chosen: loose.sku });
  });

  it('adds the best match of every open line from the view of all, and leaves what is left out', async () => {
    const { shopping, say, told, shown } = open();
    await shopping();
    say({ type: 'all.show' }, { type: 'line.skip', line: 1 });
    expect([shown().view, addableIn(shown().lines)]).toEqual(['all', 1]);
    say({ type: 'line.reopen', line: 1 }, { type: 'all.addBest' }, { type: 'all.addBest' });
    expect(told('product.wanted').map(({ sku }) => sku)).toEqual([plain.sku, loose.sku]);
    expect([shown().view, told('all.added').map(({ count }) => count)]).toEqual(['done', [2]]);
  });

  it('puts what is left on the shopping list, and says when that did not get through', async () => {
    const { shopping, say, refused, answered, shown, told } = open();
    await shopping();
    say({ type: 'line.add', line: 0 }, { type: 'list.finish' }, { type: 'list.save' });
    expect(shown().saving).toBe('busy');
    await refused();
    expect([shown().saving, shown().fault?.tag]).toEqual(['failed', 'offline']);
    say({ type: 'list.save' });
    await answered(null);
    expect([shown().saving, told('list.kept')]).toEqual(['saved', [{ type: 'list.kept' }]]);
  });
});

describe('What a tab remembers of a list', () => {
  it('is told with every letter, and brings the list back line by line after a reload, nothing added twice', async () => {
    const before = open();
    await before.shopping();
    before.say({ type: 'line.add', line: 0 }, { type: 'line.skip', line: 1 });
    const { text, isShopping, marks } = before.told('text.kept').at(-1) as never as ReturnType<typeof kept>;
    expect([text, isShopping, marks.map(({ state }) => state)]).toEqual([
      '2 x milk\nkumara\nmoonstones',
      true,
      ['added', 'skipped'],
    ]);

    const after = open();
    after.say({ type: 'page.open', kept: kept(text, { isShopping, marks }) });
    await after.answered(threeLines);
    expect(after.context().lines.map(({ state }) => state)).toEqual(['added', 'skipped', 'open']);
    expect(after.context().current).toBe(2);
    after.say({ type: 'line.add', line: 0 });
    expect(after.told('product.wanted')).toEqual([]);
  });

  it('does not replace what is written, unless another page hands on its words', () => {
    const { say, shown } = open();
    say({ type: 'text.write', text: 'milk' }, { type: 'page.open', kept: kept('oats') });
    expect(shown().text).toBe('milk');
    say({ type: 'page.open', kept: kept('oats', { isHanded: true }) });
    expect(shown().text).toBe('oats');
  });

  it('is kept when the words are changed in the middle of shopping: what was added stays added', async () => {
    const { shopping, say, answered, context } = open();
    await shopping();
    say({ type: 'line.add', line: 0 }, { type: 'list.edit' });
    say({ type: 'text.write', text: 'bread\n2 x milk' }, { type: 'list.look' });
    await answered(found(result('bread', [special]), result('2 x milk', [plain], 2)));
    expect(context().lines.map(({ state }) => state)).toEqual(['open', 'added']);
  });

  it('is dropped for somebody else in the same step', async () => {
    const { shopping, say, shown } = open();
    await shopping();
    say({ type: 'user.changed', subject: 'hemi', isShopper: true });
    expect([shown().view, shown().text, shown().lines]).toEqual(['writing', '', []]);
  });
});
