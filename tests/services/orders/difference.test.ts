import { expect, it } from 'vitest';
import { asksForPayment, lineChangeOf, undoOf, undosOf } from '#services/orders/difference.rules.ts';
import { differenceSample } from '#ui/order-difference/order-difference.samples.tsx';

it('Each line of a difference says what became of it, and what puts it back', () => {
  expect(differenceSample.lines.map(lineChangeOf)).toEqual(['added', 'takenOut', 'more', 'less', 'dearer']);
  expect(differenceSample.lines.map((line) => undoOf(line)?.amount ?? null)).toEqual([0, 1, 4, 3, null]);
  expect(undosOf(differenceSample).map(({ sku }) => sku)).toEqual(['200001', '200002', '200003', '200004']);
  const [line] = differenceSample.lines.slice(4);
  const cheaper = line && { ...line, after: { amount: 1, unit: 'Each', totalCents: 1 } as const };
  expect(cheaper && lineChangeOf(cheaper)).toBe('cheaper');
});

it('Nothing is asked for where a change costs nothing more, unless somebody has to say their age', () => {
  const asks = (differenceCents: number, isAgeAsked = false) =>
    asksForPayment({ ...differenceSample, differenceCents, isAgeAsked });
  expect([asks(1), asks(0), asks(-500), asks(-500, true)]).toEqual([true, false, false, true]);
});
