import { describe, expect, it } from 'vitest';
import { noAdding } from '#machines/adding/index.ts';
import { plain, shows } from './saved-lists.rig.ts';

describe('What of a list goes into the trolley', () => {
  it('is what is ticked, and nothing where nothing is', async () => {
    const { send, now, emitted, stop } = await shows();
    send({ type: 'ticks.set', isWanted: false });
    send({ type: 'items.add' });
    expect([now().tickedCount, emitted]).toEqual([0, []]);
    send({ type: 'ticks.set', isWanted: true });
    expect(now().tickedCount).toBe(1);
    send({ type: 'item.tick', sku: plain.sku, isWanted: false });
    expect(now().tickedCount).toBe(0);
    send({ type: 'item.tick', sku: plain.sku, isWanted: true });
    expect(now().tickedCount).toBe(1);
    stop();
  });

  it.each([
    ['line.done', { added: 1, lost: 0 }],
    ['line.lost', { added: 0, lost: 1 }],
  ])('is said once the trolley has answered for it (%s)', async (type, outcome) => {
    const { send, now, emitted, snapshot, stop } = await shows();
    send({ type: 'items.add' });
    send({ type: 'items.add' });
    expect(
      emitted.filter((report) => report.type === 'lines.wanted'),
      'asked for twice',
    ).toHaveLength(1);
    expect([now().adding, now().outcome]).toEqual(['adding', { added: 0, lost: 0, waiting: 1 }]);
    send({ type, sku: 'another' });
    expect(now().adding).toBe('adding');
    send({ type, sku: plain.sku });
    expect([now().adding, now().outcome, snapshot().children['adding']]).toEqual([
      'added',
      { ...outcome, waiting: 0 },
      undefined,
    ]);
    expect(emitted.at(-1)).toEqual({ type: 'items.added', name: 'Weekly shop', ...outcome, waiting: 0 });
    stop();
  });

  it('is nothing of a word that comes when nothing was asked for', async () => {
    const { send, now, emitted, errors, stop } = await shows();
    send({ type: 'line.done', sku: plain.sku });
    send({ type: 'line.lost', sku: plain.sku });
    send({ type: 'adding.told', adding: { ...noAdding, state: 'added', of: 'a', added: [plain.sku] } });
    expect([now().adding, emitted, errors]).toEqual(['resting', [], []]);
    stop();
  });
});
