import { describe, expect, it } from 'vitest';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import { down, isAdded, isSkipped, kept, kumara, milk, opens, shops, words } from './list-search.rig.ts';
import { found, kept as remembered, result, threeLines } from './list-search.roster.ts';

const { plain } = sampleProducts;
const written = { view: 'writing', lines: [], isEmpty: false, current: 0 };

describe('The words of a list', () => {
  it('are remembered with every letter, and an empty list is said until something is written', () => {
    const { say, shown, news, asked, stop } = opens();
    say({ type: 'list.look' });
    expect([shown().isEmpty, shown().view, news(), asked()]).toEqual([true, 'writing', [], []]);
    say({ type: 'text.write', text: 'milk' });
    expect([shown().isEmpty, shown().text, news()]).toEqual([false, 'milk', [kept([], false, 'milk')]]);
    say({ type: 'list.restart' });
    expect([shown().text, news()]).toEqual(['', [kept([], false, '')]]);
    stop();
  });

  it('are looked for as they stand, which the tab is told, and what came of it is said', async () => {
    const { say, shown, news, wanted, answered, stop } = opens();
    say({ type: 'text.write', text: words });
    news();
    say({ type: 'list.look' });
    expect([shown().view, shown().termCount, news(), wanted('searchList')]).toEqual([
      'looking',
      3,
      [kept()],
      { terms: words.split('\n') },
    ]);
    await answered(threeLines);
    expect([shown().view, shown().current, news()]).toEqual([
      'line',
      0,
      [{ type: 'list.looked', count: 3, none: 1 }, kept()],
    ]);
    stop();
  });

  it('can be changed while they are looked for, and the answer is not waited for', () => {
    const { say, shown, news, questions, stop } = opens();
    say({ type: 'text.write', text: words }, { type: 'list.look' });
    news();
    say({ type: 'list.edit' });
    expect([shown(), news(), questions[0]?.signal.aborted]).toMatchObject([
      { ...written, text: words, termCount: 0 },
      [kept([], false)],
      true,
    ]);
    stop();
  });

  it.each([
    ['written anew', { type: 'text.write', text: 'oats' }, 'oats'],
    ['looked at again', { type: 'list.edit' }, words],
  ] as const)('that could not be looked for say why, and are %s', async (_, event, text) => {
    const { say, shown, news, refused, snapshot, stop } = opens();
    say({ type: 'text.write', text: words }, { type: 'list.look' });
    await refused();
    expect([shown().view, shown().fault, snapshot().hasTag('failed')]).toEqual(['failed', down.fault, true]);
    news();
    say(event);
    expect([shown(), news()]).toMatchObject([{ ...written, text, fault: null }, [kept([], false, text)]]);
    stop();
  });

  it('that could not be looked for are looked for again without the reason', async () => {
    const { say, shown, asked, refused, answered, stop } = opens();
    say({ type: 'text.write', text: words }, { type: 'list.look' });
    await refused();
    say({ type: 'list.look' });
    expect([shown().view, shown().fault, asked()]).toEqual(['looking', null, ['searchList']]);
    await answered(threeLines);
    expect(shown().view).toBe('line');
    stop();
  });
});

describe.each([
  ['on its way', []],
  ['done', [{ type: 'list.finish' }]],
] as const)('A list that is %s', (_, ends) => {
  it('goes back to its words, and what was done with it stays known', async () => {
    const { say, shown, news, stop } = await shops(
      { type: 'line.add', line: 0 },
      { type: 'line.skip', line: 1 },
      ...ends,
    );
    say({ type: 'list.edit' });
    const marks = [isAdded('2 x milk', milk), isSkipped('kumara')];
    expect([shown(), news()]).toMatchObject([{ ...written, text: words }, [kept(marks, false)]]);
    stop();
  });

  it('makes way for another one, of which nothing is known', async () => {
    const { say, shown, context, news, stop } = await shops({ type: 'line.add', line: 0 }, ...ends);
    say({ type: 'list.restart' });
    expect([shown(), context().subject, news()]).toMatchObject([
      { ...written, text: '' },
      'aroha',
      [kept([], false, '')],
    ]);
    stop();
  });

  it('shows a line that is gone to, and no line that is not there', async () => {
    const { say, shown, stop } = await shops(...ends);
    const before = shown().view;
    say({ type: 'line.go', line: 9 });
    expect([shown().view, shown().current]).toEqual([before, 0]);
    say({ type: 'line.go', line: 1 });
    expect([shown().view, shown().current]).toEqual(['line', 1]);
    stop();
  });

  it('opens a line that was skipped again, and none that was not', async () => {
    const { say, shown, states, news, stop } = await shops({ type: 'line.skip', line: 1 }, ...ends);
    say({ type: 'line.reopen', line: 0 });
    expect([states(), news()]).toEqual([['open', 'skipped', 'open'], []]);
    say({ type: 'line.reopen', line: 1 });
    expect([shown().view, shown().current, states(), news()]).toEqual(['line', 1, ['open', 'open', 'open'], [kept()]]);
    stop();
  });
});

describe('What is left of a list', () => {
  it('goes onto the shopping list, which is said, and is not put there twice', async () => {
    const { say, shown, news, asked, wanted, answered, stop } = await shops(
      { type: 'line.add', line: 0 },
      { type: 'list.finish' },
    );
    say({ type: 'list.save' }, { type: 'list.save' });
    expect([shown().saving, asked(), wanted('saveList')]).toEqual([
      'busy',
      ['saveList'],
      { texts: ['kumara', 'moonstones'] },
    ]);
    await answered(null);
    expect([shown().saving, news()]).toEqual(['saved', [{ type: 'list.kept' }]]);
    say({ type: 'list.save' });
    expect([shown().saving, asked()]).toEqual(['saved', []]);
    stop();
  });

  it('and could not be kept says why, until it is tried again', async () => {
    const { say, shown, news, asked, refused, snapshot, stop } = await shops({ type: 'list.finish' });
    say({ type: 'list.save' });
    await refused();
    expect([shown().saving, shown().fault, snapshot().hasTag('failed'), news()]).toEqual([
      'failed',
      down.fault,
      true,
      [],
    ]);
    say({ type: 'list.save' });
    expect([shown().saving, shown().fault, asked()]).toEqual(['busy', null, ['saveList']]);
    await refused();
    say({ type: 'line.go', line: 1 });
    expect([shown().view, shown().fault]).toEqual(['line', null]);
    stop();
  });

  it('and could not be kept is opened again without the reason', async () => {
    const { say, shown, refused, stop } = await shops({ type: 'line.skip', line: 0 }, { type: 'list.finish' });
    say({ type: 'list.save' });
    await refused();
    say({ type: 'line.reopen', line: 0 });
    expect([shown().view, shown().fault]).toEqual(['line', null]);
    stop();
  });

  it('is nothing once all was added', async () => {
    const { say, answered, shown, asked, stop } = opens();
    say({ type: 'text.write', text: 'milk' }, { type: 'list.look' });
    await answered(found(result('milk', [plain])));
    say({ type: 'line.add', line: 0 }, { type: 'list.save' });
    expect([shown().view, shown().saving, asked()]).toEqual(['done', 'none', []]);
    stop();
  });
});

describe('What a tab brings back', () => {
  const marks = [isAdded('2 x milk', milk), isAdded('kumara', kumara)] as never;

  it('are words that were not shopped down yet, with what was done with them before', () => {
    const { say, shown, context, news, asked, stop } = opens();
    say({ type: 'page.open', kept: remembered(words, { marks }) });
    expect([shown(), context().marks, news(), asked()]).toMatchObject([{ ...written, text: words }, marks, [], []]);
    stop();
  });

  it('is a list that was shopped down, which is looked for at once and told again', () => {
    const { say, shown, context, news, asked, stop } = opens();
    say({ type: 'page.open', kept: remembered(words, { isShopping: true, marks }) });
    expect([shown().view, shown().text, context().marks, news(), asked()]).toEqual([
      'looking',
      words,
      marks,
      [kept(marks)],
      ['searchList'],
    ]);
    stop();
  });

  it('are the words of another page, which take the place of what is there and are told', async () => {
    const { say, shown, context, news, stop } = await shops({ type: 'line.add', line: 0 });
    say({ type: 'page.open', kept: remembered('bread', { isHanded: true, marks }) });
    expect([shown(), context().marks, news()]).toMatchObject([
      { ...written, text: 'bread' },
      [],
      [kept([], false, 'bread')],
    ]);
    stop();
  });

  it.each([null, remembered('oats', { isShopping: true, marks })])(
    'does not touch a list on its way',
    async (brought) => {
      const { say, shown, news, asked, stop } = await shops();
      say({ type: 'page.open', kept: brought });
      expect([shown().view, shown().text, news(), asked()]).toEqual(['line', words, [], []]);
      stop();
    },
  );

  it('is nothing where nothing was remembered', () => {
    const { say, shown, news, stop } = opens();
    say({ type: 'page.open', kept: null });
    expect([shown(), news()]).toMatchObject([{ ...written, text: '' }, []]);
    stop();
  });
});
