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
  ...{ sku, amount, unit: 'Each' as const, source: 'Card', name: 'Bread', isAtLeast: false, orderId: null },
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

describe('A wish while an order is being changed', () => {
  const inChange = '7d2b0c41-0000-4000-8000-0000000000aa';
  const changing: TrolleyContext = { ...known, orderId: inChange };
  const moved = { tag: 'refused', status: 409, code: 'TrolleyMoved', message: 'For another trolley.' } as const;

  it('is stamped with that order at the tap, and keeps its stamp through every other try', () => {
    const tapped = rules.setLine(changing, set(milk, 3));
    expect(tapped.said).toContainEqual(
      expect.objectContaining({ type: 'wish.made', entry: expect.objectContaining({ orderId: inChange }) }),
    );
    expect(turnsIn(tapped.context)).toEqual([expect.objectContaining({ orderId: inChange })]);
    const over: TrolleyContext = { ...away(sent(tapped.context), milk), orderId: null };
    const again = rules.sendAll(over, { isBackground: true }).context;
    expect(turnsIn(again)).toEqual([expect.objectContaining({ orderId: inChange })]);
    expect(turnsIn(rules.setLine(known, set(milk, 3)).context)).toEqual([expect.objectContaining({ orderId: null })]);
  });

  it('keeps its stamp where it waited for the trolley to be known, and where it was kept for another page', () => {
    const held = rules.addLine({ ...changing, trolley: null }, { ...set(bread, 1), type: 'line.add' }).context;
    const later = rules.wantHeld({ ...held, trolley: known.trolley, orderId: null }).context;
    expect(later.wishes[bread]).toMatchObject({ stage: 'due', orderId: inChange });
    const kept = rules.takeOutbox(known, told([{ ...entry(bread, 3), orderId: inChange }], true)).context;
    expect(turnsIn(kept)).toEqual([expect.objectContaining({ sku: bread, orderId: inChange })]);
  });

  it('that was for another trolley is dropped once the store refuses it, which is said, and the trolley is read again', () => {
    const tapped = sent(rules.setLine(known, set(milk, 3)).context);
    const key = keyOf(tapped, milk);
    const after = rules.keepRefused(tapped, { type: 'line.refused', sku: milk, key, fault: moved });
    expect([after.context.wishes, after.context.isStale]).toEqual([{}, true]);
    expect(after.said.map(({ type }) => type)).toEqual(['wish.settled', 'line.failed', 'line.moved']);
  });

  it('takes nothing of what is wanted in the other trolley, and what it replaces is not lost in silence', () => {
    const unsent = away(sent(rules.setLine(known, set(milk, 9)).context), milk);
    const added = rules.addLine({ ...unsent, orderId: inChange }, { ...set(milk, 3), type: 'line.add' });
    expect(added.context.wishes[milk]).toMatchObject({ amount: 3, orderId: inChange });
    expect(added.said.map(({ type }) => type)).toEqual(['wish.made', 'line.moved']);
    const flying = sent(rules.setLine(known, set(milk, 9)).context);
    const both = rules.setLine({ ...flying, orderId: inChange }, set(milk, 4)).context;
    const { key = '' } = flying.flights[milk] ?? {};
    const after = rules.keepRefused(both, { type: 'line.refused', sku: milk, key, fault: moved });
    expect(after.context.wishes[milk]).toMatchObject({ amount: 4, orderId: inChange });
    expect(after.said.map(({ type }) => type)).toContain('line.moved');
  });
});
