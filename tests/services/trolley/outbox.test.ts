import { beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '#services/trolley/outbox.indexed-db.ts';
import type { OutboxEntry } from '#services/trolley/outbox.contract.ts';
import { openFakeDatabase } from './fake-indexed-db.ts';

const entry = (sku: string, amount: number, last = 1): OutboxEntry => ({
  ...{ sku, amount, unit: 'Each', source: 'Card', name: 'Milk', isAtLeast: false, orderId: null },
  key: `8e3f1a52-1c4d-4a5b-8c6d-${String(last).padStart(12, '0')}`,
});
const lines: string[] = [];
const log = { warn: (line: string) => void lines.push(line) };
beforeEach(() => void lines.splice(0));

describe('The outbox of a browser', () => {
  it('keeps the last wish of each line of one shopper, and shows it to nobody else', async () => {
    const factory = openFakeDatabase();
    const outbox = createOutbox(() => factory, log);
    await outbox.put('mere', entry('200001', 1), 5);
    await outbox.put('mere', entry('200001', 3, 2), 6);
    await outbox.put('hone', entry('200002', 1), 7);
    expect(await outbox.entries('mere')).toEqual([entry('200001', 3, 2)]);
    expect(await createOutbox(() => factory, log).entries('hone')).toEqual([entry('200002', 1)]);
  });

  it('takes a wish out when that very one is acknowledged, not the one that has taken its place', async () => {
    const outbox = createOutbox(openFakeDatabase, log);
    const [first, second] = [entry('200001', 1, 1), entry('200001', 2, 2)];
    await outbox.put('mere', second, 5);
    await outbox.settle('mere', '200001', first.key);
    expect(await outbox.entries('mere')).toEqual([second]);
    await outbox.settle('mere', '200001', second.key);
    expect(await outbox.entries('mere')).toEqual([]);
  });

  it('drops what is corrupt, what is of somebody else and what is to be cleared', async () => {
    const factory = openFakeDatabase();
    const outbox = createOutbox(() => factory, log);
    for (const broken of [{ amount: -1 }, { key: 'none' }, { sku: 'x' }, { unit: 'Stone' }])
      await outbox.put('mere', { ...entry('200003', 1), ...broken } as never, 5);
    await outbox.put('mere', entry('200001', 1), 5);
    await outbox.put('hone', entry('200001', 9), 5);
    expect(await outbox.entries('mere')).toEqual([entry('200001', 1)]);
    expect(factory.size()).toBe(2);
    await outbox.keepOnly('mere');
    expect(factory.size()).toBe(1);
    await outbox.clear('mere');
    expect([await outbox.entries('mere'), factory.size(), lines]).toEqual([[], 0, []]);
  });

  it('keeps nothing where the browser refuses, and says so once', async () => {
    const refusing = createOutbox(() => {
      throw new Error('SecurityError');
    }, log);
    await refusing.put('mere', entry('200001', 1), 5);
    await refusing.settle('mere', '200001', entry('200001', 1).key);
    expect([await refusing.entries('mere'), lines.length]).toEqual([null, 1]);
  });

  it('never says that nothing is kept once something could not be written', async () => {
    const factory = openFakeDatabase();
    const outbox = createOutbox(() => factory, log);
    await outbox.put('mere', entry('200001', 1), 5);
    factory.fill();
    await outbox.put('mere', entry('200002', 1), 5);
    expect([await outbox.entries('mere'), lines.length]).toEqual([null, 1]);
  });
});

describe('A wish that is kept', () => {
  it('keeps the order in change for which it was said; one of an older page is for none', async () => {
    const outbox = createOutbox(openFakeDatabase, log);
    const inChange = '7d2b0c41-0000-4000-8000-0000000000aa';
    const { orderId: _, ...older } = entry('200002', 1);
    await outbox.put('mere', { ...entry('200001', 1), orderId: inChange }, 5);
    await outbox.put('mere', older as never, 6);
    expect(await outbox.entries('mere')).toEqual([{ ...entry('200001', 1), orderId: inChange }, entry('200002', 1)]);
  });
});
