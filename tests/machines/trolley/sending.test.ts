import { describe, expect, it } from 'vitest';
import { amountIn } from '#machines/trolley/index.ts';
import { milk, shopping } from './shopping.rig.ts';
import { changedTold, trolleyTold } from './told.ts';

async function standing(held: Readonly<Record<string, number>> = {}) {
  const rig = shopping();
  await rig.answer('loadTrolley', trolleyTold(held, 1));
  return rig;
}

type Standing = Awaited<ReturnType<typeof standing>>;

describe('A wish for a line', () => {
  it.each([
    ['a while', (rig: Standing) => rig.answer('pause', null)],
    ['a wait that broke off', (rig: Standing) => rig.refuse('pause')],
    ['the network is back', (rig: Standing) => rig.send({ type: 'connection.returned' })],
    ['somebody asks for it', (rig: Standing) => rig.send({ type: 'wishes.send', isBackground: false })],
  ] as const)('that could not be sent waits, and is sent again after %s', async (_, then) => {
    const rig = await standing();
    rig.set(3);
    await rig.refuse('saveLine');
    expect([rig.context().wishes[milk]?.stage, rig.asked()]).toEqual(['unsent', ['pause']]);
    await then(rig);
    expect([rig.context().wishes[milk]?.stage, rig.asked()]).toEqual(['due', ['saveLine']]);
    await rig.answer('saveLine', changedTold({ [milk]: 3 }, 2));
    expect([rig.context().wishes, rig.asked()]).toEqual([{}, []]);
  });

  it.each([
    ['a while', (rig: ReturnType<typeof shopping>) => rig.answer('pause', null)],
    ['the network is back', (rig: ReturnType<typeof shopping>) => rig.send({ type: 'connection.returned' })],
    [
      'somebody asks for it',
      (rig: ReturnType<typeof shopping>) => rig.send({ type: 'wishes.send', isBackground: false }),
    ],
  ] as const)('that waits for an unknown trolley has it asked for after %s', async (_, then) => {
    const rig = shopping();
    rig.send({ type: 'line.add', sku: milk, amount: 1, unit: 'Each', source: 'Card', key: 'k' });
    await rig.refuse('loadTrolley');
    expect(rig.asked()).toEqual(['pause']);
    await then(rig);
    expect(rig.asked()).toContain('loadTrolley');
    await rig.refuse('loadTrolley');
    expect(rig.asked()).toEqual(['pause']);
    await then(rig);
    await rig.answer('loadTrolley', trolleyTold({}, 1));
    expect(rig.asked()).toEqual(['saveLine']);
  });

  it('that another tab has seen through is gone from here once the store has said what the trolley holds', async () => {
    const { send, answer, context, asked } = await standing();
    const entry = { sku: milk, amount: 4, unit: 'Each', source: 'Card', key: 'theirs', name: '', isAtLeast: false };
    send({ type: 'outbox.told', entries: [{ ...entry, orderId: null }], isLook: false });
    expect([amountIn(context(), milk), asked()]).toEqual([4, ['pause']]);
    send({ type: 'outbox.told', entries: [], isLook: true });
    expect(context().wishes[milk]?.stage).toBe('settled');
    await answer('loadTrolley', trolleyTold({ [milk]: 4 }, 2));
    expect([context().wishes, amountIn(context(), milk), asked()]).toEqual([{}, 4, []]);
  });

  it('goes under keys that are of this tab alone', async () => {
    const { send, set, context } = await standing();
    send({ type: 'tab.known', base: '11111111-1111-4111-8111-111111111111' });
    set(3);
    expect(context().wishes[milk]?.key).toBe('11111111-1111-4111-8111-000000000001');
  });

  it('that another tab asks for is not asked for from here by a tap on its retry', async () => {
    const { send, asked, context } = await standing();
    const entry = { sku: milk, amount: 4, unit: 'Each', source: 'Card', key: 'theirs', name: '', isAtLeast: false };
    send({ type: 'outbox.told', entries: [{ ...entry, orderId: null }], isLook: false });
    send({ type: 'line.retry', sku: milk });
    expect([context().wishes[milk]?.stage, asked()]).toEqual(['shown', ['pause']]);
  });

  it.each([
    ['somebody asks', (rig: Standing) => rig.send({ type: 'wishes.send', isBackground: false })],
    ['the network is back', (rig: Standing) => rig.send({ type: 'connection.returned' })],
    ['a while', (rig: Standing) => rig.answer('pause', null)],
  ] as const)(
    'of a trolley in doubt is sent after %s, the trolley is asked for, and it is waited again',
    async (_, then) => {
      const rig = await standing({ [milk]: 1 });
      rig.send({ type: 'trolley.refresh' });
      await rig.refuse('loadTrolley');
      expect(rig.knowing()).toBe('standing');
      rig.set(3);
      await rig.refuse('saveLine');
      await then(rig);
      expect(rig.asked()).toEqual(expect.arrayContaining(['loadTrolley', 'saveLine']));
      await rig.refuse('loadTrolley');
      expect(rig.asked()).toContain('pause');
    },
  );

  it('of a trolley in doubt is waited for again when the wait broke off', async () => {
    const rig = await standing({ [milk]: 1 });
    rig.send({ type: 'trolley.refresh' });
    await rig.refuse('loadTrolley');
    await rig.refuse('pause');
    expect(rig.asked()).toEqual(['pause']);
  });

  it('that is not there is not told of when the network is back', async () => {
    const { send, said, asked } = await standing();
    const before = said('trolley.changed').length;
    send({ type: 'connection.returned' });
    expect([said('trolley.changed').length, asked()]).toEqual([before, []]);
  });
});
