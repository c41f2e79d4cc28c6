import { describe, expect, it } from 'vitest';
import type { ListSearchEvent } from '#machines/list-search/index.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import { down, isAdded, isSkipped, kept, kumara, milk, shops } from './list-search.rig.ts';
import { found, result } from './list-search.roster.ts';

const { special } = sampleProducts;
const add = (line: number): ListSearchEvent => ({ type: 'line.add', line });
const skip = (line: number): ListSearchEvent => ({ type: 'line.skip', line });
const reword: ListSearchEvent = { type: 'line.search', line: 1, term: 'gold kumara' };
const passed = (did: string, name: string, term: string | null, count = 0) => ({
  type: 'line.passed',
  did,
  name,
  next: term && { term, count },
});
const wantsMilk = { type: 'product.wanted', line: 0, ...milk };
const wantsKumara = { type: 'product.wanted', line: 1, ...kumara };

describe('A line', () => {
  it('that is added goes into the trolley, and the next one is said and shown', async () => {
    const { say, shown, states, news, stop } = await shops();
    say(add(0));
    expect([shown().view, shown().current, states()]).toEqual(['line', 1, ['added', 'open', 'open']]);
    expect(news()).toEqual([wantsMilk, passed('added', milk.name, 'kumara', 1), kept([isAdded('2 x milk', milk)])]);
    stop();
  });

  it('that is skipped is passed without the trolley, and the next one is said and shown', async () => {
    const { say, shown, states, news, stop } = await shops();
    say(skip(0));
    expect([shown().view, shown().current, states()]).toEqual(['line', 1, ['skipped', 'open', 'open']]);
    expect(news()).toEqual([passed('skipped', '2 x milk', 'kumara', 1), kept([isSkipped('2 x milk')])]);
    stop();
  });

  it.each([
    ['added', add(1), [wantsKumara, passed('added', kumara.name, null)], isAdded('kumara', kumara)],
    ['skipped', skip(1), [passed('skipped', 'kumara', null)], isSkipped('kumara')],
  ] as const)('that is the last one and is %s ends the list', async (_, event, told, mark) => {
    const { say, shown, news, stop } = await shops(skip(0), skip(2));
    say(event);
    expect([shown().view, news()]).toEqual([
      'done',
      [...told, kept([isSkipped('2 x milk'), mark, isSkipped('moonstones')])],
    ]);
    stop();
  });

  it.each([add(0), skip(0)])('that was passed is not passed again ($type)', async (event) => {
    const { say, shown, news, stop } = await shops(add(0));
    say(event);
    expect([shown().current, news()]).toEqual([1, []]);
    stop();
  });

  it('of which there is nothing cannot be added, not even as the last one', async () => {
    const { say, shown, news, stop } = await shops(skip(0), skip(1));
    say(add(2));
    expect([shown().view, news()]).toEqual(['line', []]);
    stop();
  });

  it('takes another product and another amount as long as it is open', async () => {
    const { say, shown, stop } = await shops();
    say({ type: 'line.choose', line: 0, sku: special.sku }, { type: 'line.amount', line: 0, amount: 4 });
    expect([shown().lines[0]?.chosen, shown().lines[0]?.amount]).toEqual([special.sku, 4]);
    say(skip(0));
    say({ type: 'line.choose', line: 0, sku: milk.sku }, { type: 'line.amount', line: 0, amount: 1 });
    expect([shown().lines[0]?.chosen, shown().lines[0]?.amount]).toEqual([special.sku, 4]);
    stop();
  });

  it('before another one is gone back to, and there is none before the first', async () => {
    const { say, shown, stop } = await shops({ type: 'line.go', line: 1 });
    say({ type: 'line.back' });
    expect(shown().current).toBe(0);
    say({ type: 'line.back' });
    expect([shown().view, shown().current]).toEqual(['line', 0]);
    stop();
  });
});

describe('Another wording of a line', () => {
  it('is looked for and said, and its line is on show meanwhile', async () => {
    const { say, shown, context, news, wanted, asked, answered, stop } = await shops();
    say(reword);
    expect([shown().wording, shown().current, asked(), wanted('searchWording')]).toEqual([
      'asking',
      1,
      ['searchWording'],
      { term: 'gold kumara' },
    ]);
    await answered(found(result('gold kumara', [special])));
    expect([shown().wording, context().wording, shown().lines[1]?.chosen, news()]).toEqual([
      'none',
      null,
      special.sku,
      [{ type: 'wording.looked', term: 'gold kumara', count: 1 }, kept()],
    ]);
    stop();
  });

  it('that is worded anew before the answer is asked for as it was worded last', async () => {
    const { say, questions, wanted, stop } = await shops(reword);
    say({ type: 'line.search', line: 1, term: 'red kumara' });
    expect([questions.at(-2)?.signal.aborted, questions.length, wanted('searchWording')]).toEqual([
      true,
      3,
      { term: 'red kumara' },
    ]);
    stop();
  });

  it('is not looked for where it says nothing, where the line was added, or where there is no line', async () => {
    const { say, asked, shown, stop } = await shops(add(0));
    say({ type: 'line.search', line: 1, term: '  ' });
    say({ type: 'line.search', line: 0, term: 'oats' }, { type: 'line.search', line: 9, term: 'oats' });
    expect([asked(), shown().wording]).toEqual([[], 'none']);
    stop();
  });

  it('that could not be looked for says why, and is looked for again without the reason', async () => {
    const { say, shown, news, asked, refused, snapshot, stop } = await shops(reword);
    await refused();
    expect([shown().wording, shown().fault, snapshot().hasTag('failed'), news()]).toEqual([
      'missed',
      down.fault,
      true,
      [],
    ]);
    say(reword);
    expect([shown().wording, shown().fault, asked()]).toEqual(['asking', null, ['searchWording']]);
    stop();
  });

  it.each([
    ['another line is gone to', { type: 'line.go', line: 0 }, 'line'],
    ['the line before is', { type: 'line.back' }, 'line'],
    ['a line is added', add(1), 'line'],
    ['a line is skipped', skip(1), 'line'],
    ['a line is opened again', { type: 'line.reopen', line: 0 }, 'line'],
    ['all are looked over', { type: 'all.show' }, 'all'],
    ['the list is ended', { type: 'list.finish' }, 'done'],
  ] as const)('that could not be looked for is not spoken of any more once %s', async (_, event, view) => {
    const { say, shown, context, refused, stop } = await shops(skip(0), reword);
    await refused();
    say(event);
    expect([shown().view, shown().wording, shown().fault, context().wording]).toEqual([view, 'none', null, null]);
    stop();
  });
});

describe('All lines in one view', () => {
  const looksOver = (...events: readonly ListSearchEvent[]) => shops(...events, { type: 'all.show' });

  it('are left for the first that is open', async () => {
    const { say, shown, asked, stop } = await looksOver(add(0), { type: 'line.go', line: 2 });
    expect([shown().view, shown().current]).toEqual(['all', 2]);
    say({ type: 'all.hide' });
    expect([shown().view, shown().current, shown().wording, asked()]).toEqual(['line', 1, 'none', []]);
    stop();
  });

  it('are skipped and opened again where they stand, which the tab is told', async () => {
    const { say, shown, states, news, stop } = await looksOver();
    say(skip(1));
    expect([shown().view, states(), news()]).toEqual([
      'all',
      ['open', 'skipped', 'open'],
      [kept([isSkipped('kumara')])],
    ]);
    say(skip(1));
    expect(news()).toEqual([]);
    say({ type: 'line.reopen', line: 1 });
    expect([shown().view, states(), news()]).toEqual(['all', ['open', 'open', 'open'], [kept()]]);
    say({ type: 'line.reopen', line: 1 });
    expect([shown().view, news()]).toEqual(['all', []]);
    stop();
  });

  it('go into the trolley at once, as many as can be had, and the list is done', async () => {
    const { say, shown, states, news, stop } = await looksOver();
    say({ type: 'all.addBest' });
    expect([shown().view, states()]).toEqual(['done', ['added', 'added', 'open']]);
    expect(news()).toEqual([
      wantsMilk,
      wantsKumara,
      { type: 'all.added', count: 2 },
      kept([isAdded('2 x milk', milk), isAdded('kumara', kumara)]),
    ]);
    stop();
  });

  it('are not added where none is left that can be had', async () => {
    const { say, shown, news, stop } = await looksOver(add(0), skip(1), { type: 'all.show' });
    news();
    say({ type: 'all.addBest' });
    expect([shown().view, news()]).toEqual(['all', []]);
    stop();
  });
});
