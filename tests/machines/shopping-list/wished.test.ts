import { describe, expect, it } from 'vitest';
import { aroha, down, listOf, nobody, opens, stands } from './shopping-list.rig.ts';

/** Milk stands on each of these lists, and bread was just taken away. */
async function takenFrom(waiting = 0) {
  const list = await stands();
  list.send({ type: 'item.remove', item: 'bread' });
  await list.answered('saveChange', listOf('Milk'));
  if (waiting === 0) return list;
  list.send({ type: 'kept.changed' });
  await list.answered('loadList', { list: listOf('Milk'), waiting });
  return list;
}
const whileStages = {
  'is fetched again': async () => {
    const list = await takenFrom();
    list.send({ type: 'kept.changed' });
    return list;
  },
  'takes what the browser kept': () => takenFrom(1),
  'is written': async () => {
    const list = await takenFrom();
    list.send({ type: 'items.add', items: [{ text: 'Eggs' }] });
    return list;
  },
  stands: () => takenFrom(),
  'could not be fetched': async () => {
    const list = opens();
    list.add('Milk', 'Bread');
    list.send({ type: 'item.remove', item: 'bread' });
    await list.refused('loadList');
    return list;
  },
};
const next: Record<keyof typeof whileStages, readonly string[]> = {
  'is fetched again': ['loadList'],
  'takes what the browser kept': ['mergeKept'],
  'is written': ['saveChange'],
  stands: ['saveChange'],
  'could not be fetched': ['loadList'],
};
const stages = Object.keys(next) as (keyof typeof whileStages)[];

describe.each(stages)('While a list %s, what is wished shows at once and is on its way:', (stage) => {
  it.each([
    ['words', { type: 'items.add', items: [{ text: 'Tea' }] }, (now: string[]) => [...now, 'Tea']],
    ['a tick', { type: 'item.tick', item: 'milk', isTicked: true }, ([, ...rest]: string[]) => ['Milk ✓', ...rest]],
    ['a removal', { type: 'item.remove', item: 'milk' }, ([, ...rest]: string[]) => rest],
    ['a clearing', { type: 'list.clear' }, () => []],
    ['a return', { type: 'removal.undo' }, (now: string[]) => [...now, 'Bread']],
  ] as const)('%s', async (what, event, after) => {
    const list = await whileStages[stage]();
    const before = list.texts();
    const told = list.emitted.length;
    list.send(event);
    const news = {
      words: [{ type: 'items.added', added: ['Tea'], already: [], left: 0 }],
      'a tick': [],
      'a removal': [{ type: 'items.removed', texts: ['Milk'] }],
      'a clearing': [{ type: 'items.removed', texts: before }],
      'a return': [{ type: 'items.returned', texts: ['Bread'] }],
    }[what];
    expect([list.texts(), list.asked(), list.emitted.slice(told)]).toEqual([after([...before]), next[stage], news]);
    list.stop();
  });
});

describe('What is wished', () => {
  it('is sent for whoever the list is of, and what was wished meanwhile goes with the next', async () => {
    const list = await stands();
    list.add('Tea');
    expect(list.wanted('saveChange')).toEqual({
      owner: aroha,
      change: { type: 'keep', items: [{ text: 'Tea', sku: null, isTicked: false, isNew: true }] },
    });
    list.send({ type: 'list.clear' });
    await list.answered('saveChange', listOf('Milk', 'Bread', 'Tea'));
    expect([list.wanted('saveChange'), list.texts()]).toEqual([{ owner: aroha, change: { type: 'clear' } }, []]);
    await list.answered('saveChange', listOf());
    expect([list.asked(), list.texts(), list.shown().isSaving]).toEqual([[], [], false]);
    list.stop();
  });

  it('and does not get through waits with its reason, is told, and goes again when somebody says so', async () => {
    const list = await stands();
    list.add('Tea');
    await list.refused('saveChange');
    expect([list.asked(), list.texts(), list.shown().trouble]).toEqual([
      [],
      ['Milk', 'Bread', 'Tea'],
      { count: 1, fault: down.fault },
    ]);
    expect(list.emitted.at(-1)).toEqual({ type: 'change.failed', fault: down.fault });
    list.send({ type: 'list.retry' });
    expect([list.asked(), list.shown().trouble]).toEqual([['saveChange'], null]);
    await list.answered('saveChange', listOf('Milk', 'Bread', 'Tea'));
    expect([list.asked(), list.texts()]).toEqual([[], ['Milk', 'Bread', 'Tea']]);
    list.stop();
  });

  it('before anybody asked for the list has it fetched first, and is then sent', async () => {
    const list = opens(nobody);
    list.add('Tea');
    expect([list.asked(), list.texts(), list.wanted('loadList')]).toEqual([
      ['loadList'],
      ['Tea'],
      { owner: nobody, isMergeTried: false },
    ]);
    await list.answered('loadList', { list: listOf('Milk'), waiting: 0 });
    expect([list.asked(), list.texts()]).toEqual([['saveChange'], ['Milk', 'Tea']]);
    list.stop();
  });

  it('is kept when the list cannot be fetched, and is sent once it can', async () => {
    const list = opens();
    list.add('Tea');
    await list.refused('loadList');
    expect([list.snapshot().hasTag('failed'), list.shown().fault, list.texts()]).toEqual([true, down.fault, ['Tea']]);
    list.send({ type: 'list.retry' });
    expect([list.asked(), list.shown().fault, list.snapshot().hasTag('failed')]).toEqual([['loadList'], null, false]);
    await list.answered('loadList', { list: listOf('Milk'), waiting: 0 });
    expect([list.asked(), list.texts()]).toEqual([['saveChange'], ['Milk', 'Tea']]);
    list.stop();
  });
});

describe('What did not get through', () => {
  it('goes with what comes next when it is asked for again while the list is fetched', async () => {
    const list = await stands();
    list.send({ type: 'items.add', items: [{ text: 'Rice' }] });
    await list.refused('saveChange');
    list.send({ type: 'kept.changed' });
    list.send({ type: 'list.retry' });
    await list.answered('loadList', { list: listOf('Milk', 'Bread'), waiting: 0 });
    expect(list.asked()).toEqual(['saveChange']);
    await list.answered('saveChange', listOf('Milk', 'Bread', 'Rice'));
    expect(list.texts()).toEqual(['Milk', 'Bread', 'Rice']);
    list.stop();
  });

  it('is done when the merging of what this browser kept has brought it, and nobody wrote it as a guest', async () => {
    const list = await stands();
    list.send({ type: 'items.add', items: [{ text: 'Rice' }] });
    await list.refused('saveChange');
    list.send({ type: 'kept.changed' });
    await list.answered('loadList', { list: null, waiting: 2 });
    await list.answered('mergeKept', { list: listOf('Milk', 'Bread', 'Rice', 'Tea'), added: 2, already: 0 });
    expect([list.shown().merged, list.asked(), list.texts()]).toEqual([
      { added: 1, already: 0 },
      [],
      ['Milk', 'Bread', 'Rice', 'Tea'],
    ]);
    expect(list.shown().trouble).toBe(null);
    list.stop();
  });
});
