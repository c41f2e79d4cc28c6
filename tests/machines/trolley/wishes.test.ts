import { describe, expect, it } from 'vitest';
import { blankTrolley, type LineSet, type OutboxTold, type TrolleyContext } from '#machines/trolley/index.ts';
import * as rules from '#machines/trolley/trolley.rules.ts';
import { turnsIn, withoutSettled } from '#machines/trolley/trolley.turns.ts';
import { pauseMs } from '#services/trolley/unsent.rules.ts';
import { changedTold, trolleyTold } from './told.ts';

const [milk, bread] = ['200001', '200002'] as const;
const known: TrolleyContext = { ...blankTrolley, subject: 'mere', trolley: trolleyTold({ [milk]: 2 }, 4) };
const set = (sku: string, amount: number, more: Partial<LineSet> = {}): LineSet => ({
  ...{ type: 'line.set', sku, amount, unit: 'Each', source: 'Card', ...more },
});
/** Whose turn it is asks. */
const sent = (context: TrolleyContext): TrolleyContext => ({
  ...context,
  flights: {
    ...context.flights,
    ...Object.fromEntries(turnsIn(context).map(({ sku, key, amount, unit }) => [sku, { key, amount, unit }])),
  },
});
const keyOf = (context: TrolleyContext, sku: string) => context.wishes[sku]?.key ?? '';
const fault = { tag: 'offline', message: 'Offline.' } as const;
const away = (context: TrolleyContext, sku: string) =>
  rules.keepUnsent(context, { type: 'line.unsent', sku, key: context.flights[sku]?.key ?? '', fault }).context;
const entry = (sku: string, amount: number) => ({
  ...{ sku, amount, unit: 'Each' as const, source: 'Card', name: 'Bread', isAtLeast: false },
  key: '7d2b0c41-0000-4000-8000-000000000001',
});
const told = (entries: OutboxTold['entries'], isLook = false): OutboxTold => ({ type: 'outbox.told', entries, isLook });

describe('A wish for a line of the trolley', () => {
  it('has a key in the form of a UUID, another for each change and the same for each try [A7.O2]', () => {
    const first = rules.setLine({ ...known, keyBase: '8e3f1a52-1c4d-4a5b-8c6d-ffffffffffff' }, set(milk, 3)).context;
    expect(keyOf(first, milk)).toBe('8e3f1a52-1c4d-4a5b-8c6d-000000000001');
    const lost = away(sent(first), milk);
    expect(lost.wishes[milk]?.stage).toBe('unsent');
    const again = rules.setLine(lost, set(milk, 3)).context;
    expect([again.wishes[milk]?.stage, keyOf(again, milk)]).toEqual(['due', keyOf(first, milk)]);
    expect(keyOf(rules.setLine(lost, set(milk, 4)).context, milk)).toBe('8e3f1a52-1c4d-4a5b-8c6d-000000000002');
  });

  it('is another one in grams than in pieces, of the same amount', () => {
    const grams = rules.setLine(known, set(milk, 2, { unit: 'Kg' }));
    expect(grams.context.wishes[milk]).toMatchObject({ amount: 2, unit: 'Kg' });
    expect(rules.setLine(known, set(milk, 2)).context.wishes).toEqual({});
  });

  it('waits its turn: six lines ask the store at once, and none in vain once it could not be reached', () => {
    const many = Array.from({ length: 40 }, (_, at) => String(300001 + at));
    const all = sent(many.reduce((context, sku) => rules.setLine(context, set(sku, 1)).context, known));
    expect(Object.keys(all.flights)).toHaveLength(6);
    const lost = away(all, many[0] ?? '');
    const stages = Object.values(lost.wishes).map(({ stage }) => stage);
    expect([stages.filter((stage) => stage === 'unsent').length, turnsIn(lost)]).toEqual([35, []]);
    const back = rules.sendAll(lost, { isBackground: true }).context;
    expect(turnsIn(back)).toEqual([expect.objectContaining({ sku: many[0], isBackground: true })]);
  });

  it('that stands in the outbox and nobody shows is sent, under its key and without a tap', () => {
    const { context } = rules.takeOutbox(known, told([entry(bread, 3)], true));
    expect(turnsIn(context)).toEqual([
      expect.objectContaining({ sku: bread, amount: 3, key: entry(bread, 3).key, isBackground: true }),
    ]);
  });

  it('of another tab is shown and not sent, and stays in sight until the store has told of it', () => {
    const { context } = rules.takeOutbox(known, told([entry(bread, 3)]));
    expect([context.wishes[bread]?.stage, turnsIn(context)]).toEqual(['shown', []]);
    const gone = rules.takeOutbox(context, told([])).context;
    expect(gone.wishes[bread]).toMatchObject({ amount: 3, stage: 'settled' });
    expect(withoutSettled(gone)).toEqual({});
  });

  it('that another tab has overtaken on the way is said once more, under a key that the store does not know', () => {
    const mine = sent(rules.setLine(known, set(milk, 5)).context);
    const theirs = rules.takeOutbox(mine, told([entry(milk, 7)])).context;
    const { key = '' } = mine.flights[milk] ?? {};
    const changed = changedTold({ [milk]: 5 }, 5);
    const after = rules.saveLine(theirs, { type: 'line.saved', sku: milk, key, amount: 5, unit: 'Each', changed });
    expect(after.context.wishes[milk]).toMatchObject({ amount: 7, stage: 'due' });
    expect([key, entry(milk, 7).key]).not.toContain(keyOf(after.context, milk));
    expect(after.said.map(({ type }) => type)).toEqual(['wish.settled', 'wish.made']);
  });

  it('waits longer after each failure, from two seconds up to a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 50].map(pauseMs)).toEqual([
      2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000,
    ]);
  });
});
