import { describe, expect, it } from 'vitest';
import { openListOf, overviewOf, type SavedListsContext, savedListsMachine } from '#machines/saved-lists/index.ts';
import { FaultError } from '#services/fault.ts';
import type { SavedList } from '#services/lists/saved-lists.contract.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import { createWorld } from '../kit/world.ts';
import { nameTaken, noSuchList, summary, weekly } from './saved-lists.roster.ts';

const { plain, special, loose } = sampleProducts;
const offline = new FaultError({ tag: 'offline', message: 'No network.' });
const line = { sku: plain.sku, quantity: 1, pricingUnit: 'Each' } as const;
const whole: SavedList = {
  ...weekly,
  items: [
    ...weekly.items,
    { sku: special.sku, quantity: 1, pricingUnit: 'Each', name: special.name, product: special },
    { sku: loose.sku, quantity: 1.2, pricingUnit: 'Kg', name: loose.name, product: loose },
  ],
};

async function shown(list: SavedList = whole) {
  const world = createWorld(savedListsMachine, { input: { subject: 'mere' } });
  const answer = async (name: string, output: unknown) => {
    const question = world.open().find((one) => one.name === name);
    if (!question) throw new Error(`Nothing asks "${name}".`);
    await world.answer(question, output);
  };
  const refuse = async (name: string, error: unknown) => {
    const question = world.open().find((one) => one.name === name);
    if (!question) throw new Error(`Nothing asks "${name}".`);
    await world.refuse(question, error);
  };
  await answer('loadLists', [summary('a', 'Weekly shop'), summary('b', 'Baking')]);
  world.chart.send({ type: 'list.open', id: 'a' });
  await answer('loadList', list);
  const context = () => world.snapshot().context as SavedListsContext;
  const now = () => openListOf(world.snapshot() as never);
  const tasks = () => context().queue.map((task) => [task.kind, 'lines' in task ? task.lines.length : null]);
  return { world, send: world.chart.send.bind(world.chart), answer, refuse, context, now, tasks };
}

describe('Changes of a saved list', () => {
  it('are told one at a time, the last of many to its items is the one that counts [A7.076]', async () => {
    const { world, send, answer, tasks, now } = await shown();
    send({ type: 'item.want', sku: plain.sku, amount: 3 });
    send({ type: 'item.want', sku: plain.sku, amount: 4 });
    send({ type: 'item.want', sku: special.sku, amount: 0 });
    send({ type: 'list.rename', id: 'a', name: 'Monthly shop' });
    expect(tasks()).toEqual([
      ['items', 4],
      ['items', 3],
      ['rename', null],
    ]);
    expect(world.open().map(({ name }) => name)).toEqual(['writeList']);
    await answer('writeList', { list: summary('a', 'Weekly shop', 4), token: null });
    expect(now().items.map(({ item }) => [item.sku, item.quantity])).toEqual([
      [plain.sku, 4],
      ['900001', 1],
      [loose.sku, 1.2],
    ]);
    await answer('writeList', { list: summary('a', 'Weekly shop', 3), token: null });
    await answer('writeList', { list: summary('a', 'Monthly shop', 3), token: null });
    expect([tasks(), now().list?.name]).toEqual([[], 'Monthly shop']);
    world.stop();
  });

  it('that fail stay as they were wanted, with another try; given up, the list is as the store has it', async () => {
    const { world, send, answer, refuse, now } = await shown();
    send({ type: 'item.want', sku: plain.sku, amount: 7 });
    await refuse('writeList', offline);
    expect([now().change.state, now().items[0]?.item.quantity]).toEqual(['failed', 7]);
    send({ type: 'change.retry' });
    await refuse('writeList', offline);
    send({ type: 'change.drop' });
    await answer('loadList', whole);
    expect([now().change.state, now().items[0]?.item.quantity]).toEqual(['resting', 2]);
    world.stop();
  });

  it('are not undone by an answer that was asked for before them', async () => {
    const { world, send, answer, now } = await shown();
    send({ type: 'list.reload' });
    send({ type: 'item.want', sku: plain.sku, amount: 5 });
    await answer('loadList', whole);
    expect(now().items[0]?.item.quantity).toBe(5);
    world.stop();
  });

  it('come back to their place when a product that was taken off is put back', async () => {
    const { world, send, now } = await shown();
    send({ type: 'item.want', sku: '900001', amount: 0 });
    expect(now().takenOff?.name).toBe('Feijoa jam');
    send({ type: 'item.restore' });
    expect(now().items.map(({ item }) => item.sku)).toEqual(whole.items.map(({ sku }) => sku));
    expect(now().takenOff).toBeNull();
    world.stop();
  });

  it('say that a name is taken beside the name, and save the next one [A2.138]', async () => {
    const { world, send, answer, refuse, now, tasks } = await shown();
    send({ type: 'list.save', name: 'Baking', lines: [line], key: 'one' });
    send({ type: 'list.save', name: 'Baking', lines: [line], key: 'one' });
    expect(tasks()).toEqual([['save', 1]]);
    await refuse('writeList', nameTaken);
    expect([now().change.state, Object.keys(now().change.problems)]).toEqual(['resting', ['name']]);
    send({ type: 'list.save', name: 'Camping', lines: [line], key: 'two' });
    expect(now().change.problems).toEqual({});
    await answer('writeList', { list: summary('c', 'Camping', 1), token: null });
    expect(overviewOf(world.snapshot() as never).lists?.map(({ name }) => name)).toEqual([
      'Camping',
      'Weekly shop',
      'Baking',
    ]);
    expect(world.emitted).toContainEqual({ type: 'list.saved', list: summary('c', 'Camping', 1), isNew: true });
    world.stop();
  });

  it('take a list away only after the question was answered [A2.045]', async () => {
    const { world, send, answer, now, tasks } = await shown();
    send({ type: 'remove.confirm' });
    send({ type: 'list.remove', id: 'a' });
    expect([tasks(), now().isAsking]).toEqual([[], true]);
    send({ type: 'ask.cancel' });
    send({ type: 'remove.confirm' });
    expect(tasks()).toEqual([]);
    send({ type: 'list.remove', id: 'a' });
    send({ type: 'remove.confirm' });
    await answer('writeList', { list: null, token: null });
    expect([now().list, overviewOf(world.snapshot() as never).lists?.map(({ id }) => id)]).toEqual([null, ['b']]);
    expect(world.emitted).toContainEqual({ type: 'list.removed', id: 'a', name: 'Weekly shop' });
    world.stop();
  });
});

describe('A saved list on its way into the trolley', () => {
  it('asks for what is ticked and can be had, in pieces and grams [A2.048]', async () => {
    const { world, send, now } = await shown();
    expect(now().tickedCount).toBe(3);
    send({ type: 'item.tick', sku: special.sku, isWanted: false });
    send({ type: 'items.add' });
    expect(world.emitted.filter(({ type }) => type === 'lines.wanted')).toEqual([
      {
        type: 'lines.wanted',
        lines: [
          { sku: plain.sku, amount: 2, unit: 'Each', source: 'List' },
          { sku: loose.sku, amount: 1_200, unit: 'Kg', source: 'List' },
        ],
      },
    ]);
    world.stop();
  });

  it('says once what came of it, whatever the trolley answers, and does not wait for ever', async () => {
    const { world, send, now } = await shown();
    const said = () => world.emitted.filter(({ type }) => type === 'items.added');
    send({ type: 'items.add' });
    send({ type: 'line.done', sku: plain.sku });
    send({ type: 'line.done', sku: plain.sku });
    send({ type: 'line.done', sku: 'another' });
    send({ type: 'line.lost', sku: special.sku });
    expect([now().adding, said()]).toEqual(['adding', []]);
    world.clock.increment(8_000);
    expect(said()).toEqual([{ type: 'items.added', name: 'Weekly shop', added: 1, lost: 1, waiting: 1 }]);
    expect(now().adding).toBe('added');
    world.stop();
  });
});

it('A list that is another shopper’s is not there, and nothing of one shopper stays for the next', async () => {
  const { world, send, refuse, now, context } = await shown();
  send({ type: 'item.want', sku: plain.sku, amount: 9 });
  send({ type: 'user.changed', subject: 'hone', isShopper: true });
  expect([context().queue, now().list, context().lists]).toEqual([[], null, null]);
  send({ type: 'list.open', id: 'a' });
  await refuse('loadList', noSuchList);
  expect(now().state).toBe('missing');
  world.stop();
});
