import { describe, expect, it } from 'vitest';
import { pageOf, pagesOf, paginationMachine } from '#machines/pagination/index.ts';
import { createWorld } from '../kit/world.ts';

function opened(page: number, pages: number) {
  const world = createWorld(paginationMachine, { input: { page, pages } });
  const now = () => world.snapshot() as ReturnType<typeof paginationMachine.resolveState>;
  return {
    world,
    shown: () => [now().value, pageOf(now()), pagesOf(now())],
    told: () => world.emitted.map(({ page: to }) => to as number),
    press: (...types: ('next.press' | 'previous.press')[]) => {
      for (const type of types) world.chart.send({ type });
      return [now().value, pageOf(now())];
    },
    select: (to: number) => world.chart.send({ type: 'page.select', page: to }),
    follow: (to: number, of: number) => world.chart.send({ type: 'pages.follow', page: to, pages: of }),
  };
}

describe('The pages of a list', () => {
  it('are turned one by one, from the first to the last and back, and each turn is told', () => {
    const { world, press, told } = opened(1, 3);
    expect([press('next.press'), press('next.press'), press('next.press')]).toEqual([
      ['middle', 2],
      ['last', 3],
      ['last', 3],
    ]);
    expect([press('previous.press'), press('previous.press'), press('previous.press')]).toEqual([
      ['middle', 2],
      ['first', 1],
      ['first', 1],
    ]);
    expect(told()).toEqual([2, 3, 2, 1]);
    world.stop();
  });

  it('of which there is one cannot be turned, nor another be chosen', () => {
    const { world, press, select, shown, told } = opened(1, 1);
    press('next.press', 'previous.press');
    for (const page of [0, 1, 2]) select(page);
    expect([shown(), told()]).toEqual([['alone', 1, 1], []]);
    world.stop();
  });

  it('of which there are two have no page in between', () => {
    const { world, press, shown } = opened(2, 2);
    expect(shown()).toEqual(['last', 2, 2]);
    expect(press('previous.press')).toEqual(['first', 1]);
    expect(press('next.press')).toEqual(['last', 2]);
    world.stop();
  });

  it('chosen by their number offer what is before and after them', () => {
    const { world, select, shown, told } = opened(1, 4);
    for (const [page, place] of [
      [4, 'last'],
      [2, 'middle'],
      [1, 'first'],
    ] as const) {
      select(page);
      expect(shown()).toEqual([place, page, 4]);
    }
    select(1);
    expect(told()).toEqual([4, 2, 1]);
    world.stop();
  });

  it('follow a list that has become longer or shorter, which nobody is told', () => {
    const { world, follow, shown, told } = opened(2, 3);
    for (const [page, pages, expected] of [
      [3, 3, ['last', 3, 3]],
      [3, 5, ['middle', 3, 5]],
      [1, 5, ['first', 1, 5]],
      [7, 1, ['alone', 1, 1]],
      [0, 2, ['first', 1, 2]],
    ] as const) {
      follow(page, pages);
      expect(shown()).toEqual(expected);
    }
    expect(told()).toEqual([]);
    world.stop();
  });
});
