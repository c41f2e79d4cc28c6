import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '#services/trolley/outbox.contract.ts';
import { joinOutbox } from '#src/joined-outbox.ts';
import { tick } from '../kit/world.ts';

const entry: OutboxEntry = {
  ...{ sku: '200001', amount: 2, unit: 'Each', source: 'Card', name: 'Milk', isAtLeast: false, orderId: null },
  key: '7d2b0c41-0000-4000-8000-000000000001',
};

describe('A trolley joined to its outbox', () => {
  it('is never told of a state of it that is older than its own last wish', async () => {
    const told: { entries?: readonly OutboxEntry[] }[] = [];
    const ears = new Map<string, (happening: object) => void>();
    const reads: ((entries: readonly OutboxEntry[]) => void)[] = [];
    const said: string[] = [];
    const trolley = {
      getSnapshot: () => ({ context: { subject: 'mere', wishes: {} } }),
      on: (type: string, ear: never) => ears.set(type, ear),
      subscribe: () => undefined,
      send: (event: never) => told.push(event),
    };
    const nothing = () => Promise.resolve();
    const joined = joinOutbox({
      trolley: trolley as never,
      outbox: {
        ...{ put: nothing, settle: nothing, clear: nothing, keepOnly: nothing },
        entries: () => new Promise((resolve) => void reads.push(resolve)),
      },
      nowMs: () => 0,
      say: (word, subject) => void said.push(`${word} ${subject}`),
    });
    void joined.hear('wanted', 'hone');
    expect(reads).toHaveLength(0);
    void joined.hear('wanted', 'mere');
    ears.get('wish.made')?.({ entry });
    reads[0]?.([]);
    await tick();
    expect([told, reads.length]).toEqual([[], 2]);
    reads[1]?.([entry]);
    await tick();
    expect(told).toEqual([{ type: 'outbox.told', entries: [entry], isLook: false }]);
    expect(said).toEqual(['wanted mere']);
  });
});
