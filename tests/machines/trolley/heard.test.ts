import { describe, expect, it } from 'vitest';
import { amountIn } from '#machines/trolley/index.ts';
import { bread, milk, offline, refusal, shopping } from './shopping.rig.ts';
import { changedTold, trolleyTold } from './told.ts';

async function standing(held: Readonly<Record<string, number>> = {}) {
  const rig = shopping();
  await rig.answer('loadTrolley', trolleyTold(held, 1));
  return rig;
}

describe('What a trolley holds', () => {
  it('is what the store said of it elsewhere: shown, counted, and its terms passed on', async () => {
    const { send, context, said, world } = await standing();
    send({ type: 'trolley.told', changed: changedTold({ [milk]: 3 }, 2) });
    expect(amountIn(context(), milk)).toBe(3);
    expect(world.reports.map(({ type }) => type)).toEqual(['context.told']);
    expect(said('trolley.changed').at(-1)).toEqual({ type: 'trolley.changed', count: 3 });
  });

  it('is nothing of somebody who may have none, whatever is said or tapped', async () => {
    const { send, context, asked, set, world } = shopping(null);
    send({ type: 'trolley.told', changed: changedTold({ [milk]: 3 }, 2) });
    send({ type: 'line.add', sku: milk, amount: 1, unit: 'Each', source: 'Card', key: 'k' });
    set(2);
    const entry = { sku: milk, amount: 4, unit: 'Each', source: 'Card', key: 'f', name: '', isAtLeast: false };
    send({ type: 'outbox.told', entries: [{ ...entry, orderId: null }], isLook: true });
    send({ type: 'wishes.send', isBackground: false });
    expect([context().trolley, context().wishes, asked(), world.reports]).toEqual([null, {}, [], []]);
  });

  it('is asked for once more when something happened while it was being asked for', async () => {
    const { send, answer, asked, knowing } = shopping();
    send({ type: 'trolley.refresh' });
    expect(asked()).toEqual(['loadTrolley']);
    await answer('loadTrolley', trolleyTold({}, 1));
    expect([asked(), knowing()]).toEqual([['loadTrolley'], 'loading']);
    await answer('loadTrolley', trolleyTold({}, 2));
    expect([asked(), knowing()]).toEqual([[], 'standing']);
  });

  it.each(['trolley.refresh', 'truth.ask', 'whole.need'])('is asked for again on %s', async (type) => {
    const known = await standing({ [milk]: 1 });
    known.send({ type });
    expect([known.knowing(), known.asked()]).toEqual(['loading', ['loadTrolley']]);
    const unknown = shopping();
    await unknown.refuse('loadTrolley');
    expect(unknown.knowing()).toBe('unknown');
    unknown.send({ type });
    expect([unknown.knowing(), unknown.context().isWhole]).toEqual(['loading', type === 'whole.need']);
  });

  it('that nobody could say is said to have failed, with the reason, and what waited for it is kept', async () => {
    const { send, refuse, context, said, world } = shopping();
    send({ type: 'line.add', sku: milk, amount: 1, unit: 'Each', source: 'Card', key: 'k', name: 'Milk' });
    await refuse('loadTrolley');
    expect([world.snapshot().hasTag('failed'), context().fault?.tag]).toEqual([true, 'offline']);
    expect(said('line.kept')).toEqual([{ type: 'line.kept', sku: milk, key: 'k', name: 'Milk' }]);
  });

  it('is known again once the store says it in answer to something else', async () => {
    const { send, refuse, knowing, context } = shopping();
    await refuse('loadTrolley');
    send({ type: 'trolley.told', changed: changedTold({ [milk]: 2 }, 2) });
    expect([knowing(), context().fault]).toEqual(['standing', null]);
  });

  it('is another one once an order is being changed, and the same one as long as it is', async () => {
    const { send, answer, asked, context } = await standing({ [milk]: 1 });
    send({ type: 'terms.told', shopper: { changingOrderId: null } });
    expect(asked()).toEqual([]);
    send({ type: 'terms.told', shopper: { changingOrderId: 'order' } });
    expect([asked(), context().orderId]).toEqual([['loadTrolley'], 'order']);
    await answer('loadTrolley', trolleyTold({}, 2));
    send({ type: 'terms.told', shopper: { changingOrderId: 'order' } });
    expect(asked()).toEqual([]);
  });

  it('is of whoever shops: told of the same one it stays, of another it is asked for anew, of nobody it is unknown', async () => {
    const { send, answer, asked, context, knowing, said } = await standing({ [milk]: 1 });
    send({ type: 'user.changed', subject: 'mere', isShopper: true });
    expect([asked(), amountIn(context(), milk)]).toEqual([[], 1]);
    send({ type: 'user.changed', subject: 'hone', isShopper: true });
    expect([asked(), context().trolley, context().subject]).toEqual([['loadTrolley'], null, 'hone']);
    expect(said('trolley.changed').at(-1)).toEqual({ type: 'trolley.changed', count: null });
    send({ type: 'user.changed', subject: 'ana', isShopper: true });
    await answer('loadTrolley', trolleyTold({ [bread]: 2 }, 1));
    expect(amountIn(context(), bread)).toBe(2);
    const told = said('trolley.changed').length;
    send({ type: 'user.changed', subject: null, isShopper: false });
    expect([knowing(), asked(), context().subject, said('trolley.changed').length]).toEqual([
      'away',
      [],
      null,
      told + 1,
    ]);
  });
});

describe('A trolley that is emptied', () => {
  it('sends nothing meanwhile, says so, and asks again for what happened meanwhile', async () => {
    const { send, answer, asked, set, said, world, times, context } = await standing({ [milk]: 2 });
    set(3, bread);
    send({ type: 'trolley.clear' });
    expect([asked(), said('wishes.dropped')]).toEqual([
      ['clearTrolley'],
      [{ type: 'wishes.dropped', subject: 'mere' }],
    ]);
    set(4);
    send({ type: 'trolley.refresh' });
    expect(asked()).toEqual(['clearTrolley']);
    await answer('clearTrolley', changedTold({}, 3));
    expect([said('trolley.cleared').length, context().trolley?.items]).toEqual([1, []]);
    expect(world.reports.map(({ type }) => type)).toEqual(['context.told']);
    expect([asked().sort(), times('loadTrolley')]).toEqual([['loadTrolley', 'saveLine'], 2]);
  });

  it('counts at once what is wanted no more', async () => {
    const { send, set, said } = await standing({ [milk]: 2 });
    set(5);
    const before = said('trolley.changed').length;
    send({ type: 'trolley.clear' });
    expect(said('trolley.changed').slice(before)).toEqual([{ type: 'trolley.changed', count: 2 }]);
  });

  it('and was not sends what was wanted meanwhile', async () => {
    const { send, refuse, set, asked } = await standing({ [milk]: 2 });
    send({ type: 'trolley.clear' });
    set(4);
    await refuse('clearTrolley');
    expect(asked().sort()).toEqual(['askUncleared', 'saveLine']);
  });

  it('as the store says afterwards is empty, though the answer was lost', async () => {
    const { send, refuse, answer, knowing, context, said } = await standing({ [milk]: 2 });
    send({ type: 'trolley.clear' });
    await refuse('clearTrolley');
    await answer('askUncleared', trolleyTold({}, 9));
    expect([knowing(), context().trolley?.items, context().fault, said('trolley.cleared').length]).toEqual([
      'standing',
      [],
      null,
      1,
    ]);
  });

  it('and was not shows what the store has then, and says still why', async () => {
    const { send, refuse, answer, knowing, context, said } = await standing({ [milk]: 2 });
    send({ type: 'trolley.clear' });
    await refuse('clearTrolley');
    await answer('askUncleared', trolleyTold({ [bread]: 1 }, 9));
    expect([knowing(), context().trolley?.items.map(({ sku }) => sku), context().fault?.tag]).toEqual([
      'uncleared',
      [bread],
      'offline',
    ]);
    expect(said('trolley.cleared')).toEqual([]);
  });

  it('and was not is asked for again once that was read, where the store said nothing more', async () => {
    const { send, refuse, knowing } = await standing({ [milk]: 2 });
    send({ type: 'trolley.clear' });
    await refuse('clearTrolley');
    await refuse('askUncleared');
    expect(knowing()).toBe('uncleared');
    send({ type: 'clear.dismiss' });
    expect(knowing()).toBe('loading');
  });

  it('and was not says why, and may be emptied again, asked for again, or left as it is', async () => {
    for (const [type, then] of [
      ['trolley.clear', 'clearing'],
      ['clear.dismiss', 'standing'],
      ['trolley.refresh', 'loading'],
      ['truth.ask', 'loading'],
    ] as const) {
      const { send, refuse, knowing, context, said, set } = await standing({ [milk]: 2 });
      send({ type: 'trolley.clear' });
      await refuse('clearTrolley');
      expect([knowing(), context().fault?.tag, said('clear.failed')]).toEqual([
        'uncleared',
        'offline',
        [{ type: 'clear.failed', fault: offline.fault }],
      ]);
      set(4);
      const dropped = said('wishes.dropped').length;
      send({ type });
      expect([knowing(), context().fault]).toEqual([then, null]);
      expect(said('wishes.dropped').length).toBe(dropped + (type === 'trolley.clear' ? 1 : 0));
    }
  });
});

describe('A line of a trolley', () => {
  it('that the store refused is asked for again, or given up and the trolley looked at; one on its way is neither', async () => {
    const { send, refuse, set, context, asked, times } = await standing();
    set(3);
    send({ type: 'line.retry', sku: milk });
    send({ type: 'line.putBack', sku: milk });
    expect([times('saveLine'), amountIn(context(), milk), asked()]).toEqual([1, 3, ['saveLine']]);
    await refuse('saveLine', refusal);
    expect(context().wishes[milk]?.stage).toBe('refused');
    send({ type: 'line.retry', sku: milk });
    expect([times('saveLine'), context().wishes[milk]?.stage]).toEqual([2, 'due']);
    await refuse('saveLine', refusal);
    send({ type: 'line.putBack', sku: milk });
    expect([context().wishes[milk], asked()]).toEqual([undefined, ['loadTrolley']]);
  });

  it('that the store holds brings its terms; an answer to a question of nobody’s is not believed', async () => {
    const { send, answer, set, context, times, world } = await standing();
    const changed = changedTold({ [milk]: 9 }, 9);
    send({ type: 'line.saved', sku: milk, amount: 9, unit: 'Each', key: 'nobodys', changed });
    expect([context().trolley?.revision, world.reports]).toEqual([1, []]);
    set(3);
    send({ type: 'line.refused', sku: milk, key: 'nobodys', fault: refusal.fault });
    send({ type: 'line.unsent', sku: milk, key: 'nobodys', fault: offline.fault });
    expect([context().wishes[milk]?.stage, times('saveLine')]).toEqual(['due', 1]);
    await answer('saveLine', changedTold({ [milk]: 3 }, 2));
    expect([context().wishes, world.reports.map(({ type }) => type)]).toEqual([{}, ['context.told']]);
  });
});
