import { expect, it } from 'vitest';
import { entryAt, hasNext, hasPrevious, tickerMachine } from '#machines/ticker/index.ts';
import { createWorld } from '../kit/world.ts';

type Ticker = ReturnType<typeof tickerMachine.resolveState>;

function shows(count: number) {
  const world = createWorld(tickerMachine, { input: { count } });
  const now = () => world.snapshot() as Ticker;
  const shown = () => [world.snapshot().value, entryAt(now()), hasPrevious(now()), hasNext(now())];
  const press = (type: 'next.press' | 'previous.press') => {
    world.chart.send({ type });
    return shown();
  };
  return { world, shown, press };
}

it.each([0, 1])('offers no way from the one entry, or from none (%i)', (count) => {
  const { world, shown, press } = shows(count);
  const alone = ['alone', 0, false, false];
  expect([shown(), press('next.press'), press('previous.press')]).toEqual([alone, alone, alone]);
  world.stop();
});

it('goes from one of two to the other and back, with nothing in between', () => {
  const { world, shown, press } = shows(2);
  const [first, last] = [
    ['first', 0, false, true],
    ['last', 1, true, false],
  ];
  expect([shown(), press('previous.press'), press('next.press'), press('next.press'), press('previous.press')]).toEqual(
    [first, first, last, last, first],
  );
  world.stop();
});

it('can turn back in the middle', () => {
  const { world, press } = shows(4);
  expect([press('next.press'), press('next.press'), press('previous.press'), press('previous.press')]).toEqual([
    ['middle', 1, true, true],
    ['middle', 2, true, true],
    ['middle', 1, true, true],
    ['first', 0, false, true],
  ]);
  world.stop();
});
