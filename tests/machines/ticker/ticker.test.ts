import { expect, it } from 'vitest';
import { entryAt, hasNext, hasPrevious, tickerMachine } from '#machines/ticker/index.ts';
import { createWorld } from '../kit/world.ts';

type Ticker = ReturnType<typeof tickerMachine.resolveState>;

it('shows each entry in turn, forward and back, and goes past neither end [B4.051]', () => {
  const { chart, snapshot, stop } = createWorld(tickerMachine, { input: { count: 3 } });
  const now = () => snapshot() as Ticker;
  const press = (type: 'next.press' | 'previous.press') => {
    chart.send({ type });
    return entryAt(now());
  };
  expect([entryAt(now()), hasPrevious(now()), hasNext(now())]).toEqual([0, false, true]);
  expect([press('previous.press'), press('next.press')]).toEqual([0, 1]);
  expect([hasPrevious(now()), hasNext(now())]).toEqual([true, true]);
  expect([press('next.press'), press('next.press')]).toEqual([2, 2]);
  expect([hasPrevious(now()), hasNext(now())]).toEqual([true, false]);
  expect([press('previous.press'), press('previous.press'), press('previous.press')]).toEqual([1, 0, 0]);
  stop();
});
