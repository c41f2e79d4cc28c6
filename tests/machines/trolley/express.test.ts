import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { describe, expect, it } from 'vitest';
import { expressTotalQuantityToRemove, trolleyMachine, type Wish } from '#machines/trolley/index.ts';
import type { Trolley, TrolleyItem } from '#services/trolley/trolley.contract.ts';
import { trolleyTold } from './told.ts';

function trolleyWith(trolley: Trolley | null, wishes: Readonly<Record<string, Wish>> = {}) {
  const never = fromPromise<never>(() => new Promise(() => undefined));
  const logic = trolleyMachine.provide({ actors: { loadTrolley: never } as never });
  const snapshot = createActor(logic, { input: { subject: 'aroha' } }).getSnapshot();
  return { ...snapshot, context: { ...snapshot.context, trolley, wishes } } as SnapshotFrom<typeof trolleyMachine>;
}
const held = (amounts: Readonly<Record<string, number>>, more: Partial<TrolleyItem> = {}): Trolley => {
  const told = trolleyTold(amounts, 1);
  return { ...told, items: told.items.map((item) => ({ ...item, ...more })) };
};
const wish = (amount: number) => ({ amount, unit: 'Each', source: 'ProductCard' }) as never as Wish;

describe('what has to come out of an express order', () => {
  it('is what a trolley holds over the limit, as it is wanted now [A5.10]', () => {
    expect(expressTotalQuantityToRemove(trolleyWith(held({ a: 20, b: 8 })), 25)).toBe(3);
    expect(expressTotalQuantityToRemove(trolleyWith(held({ a: 20, b: 8 }), { b: wish(4) }), 25)).toBe(0);
    expect(expressTotalQuantityToRemove(trolleyWith(held({ a: 20 }), { c: wish(9) }), 25)).toBe(4);
  });

  it('is one for each weighed line, and none for what cannot be had or does not come [A5.12] [A5.O4]', () => {
    expect(expressTotalQuantityToRemove(trolleyWith(held({ a: 2_500, b: 800 }, { unit: 'Kg' })), 1)).toBe(1);
    expect(expressTotalQuantityToRemove(trolleyWith(held({ a: 30 }, { availabilityStatus: 'Out of Stock' })), 25)).toBe(
      0,
    );
    expect(expressTotalQuantityToRemove(trolleyWith(held({ a: 30 }, { keptOut: 'goods' })), 25)).toBe(0);
  });

  it('is nothing without a limit, and nothing that is known before the trolley is [A5.O4]', () => {
    expect(expressTotalQuantityToRemove(trolleyWith(held({ a: 500 })), null)).toBe(0);
    expect(expressTotalQuantityToRemove(trolleyWith(null), 25)).toBeNull();
  });
});
