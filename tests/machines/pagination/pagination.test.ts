import { describe, expect, it } from 'vitest';
import { pageOf, pagesOf, paginationMachine } from '#machines/pagination/index.ts';
import { createWorld } from '../kit/world.ts';

const opened = (page: number, pages: number) => {
  const world = createWorld(paginationMachine, { input: { page, pages } });
  const where = () => pageOf(world.snapshot() as ReturnType<typeof paginationMachine.resolveState>);
  return { world, where, select: (to: number) => world.chart.send({ type: 'page.select', page: to }) };
};

describe('The pages of a list', () => {
  it('change to a selected page that exists, and to no other [B4.073]', () => {
    const { world, where, select } = opened(2, 5);
    for (const page of [0, -1, 6, 2.5, Number.NaN]) select(page);
    expect(where()).toBe(2);
    select(5);
    expect(where()).toBe(5);
    world.stop();
  });

  it('tell of a change once, and of nothing that changed nothing [B4.074]', () => {
    const { world, select } = opened(2, 3);
    select(2);
    select(4);
    world.chart.send({ type: 'next.press' });
    world.chart.send({ type: 'next.press' });
    select(1);
    world.chart.send({ type: 'previous.press' });
    expect(world.emitted).toEqual([
      { type: 'page.changed', page: 3 },
      { type: 'page.changed', page: 1 },
    ]);
    world.stop();
  });

  it('follow those who own the list without telling them what they know', () => {
    const { world, where } = opened(2, 9);
    world.chart.send({ type: 'pages.follow', page: 8, pages: 4 });
    expect([where(), world.emitted]).toEqual([4, []]);
    world.stop();
  });

  it('are one where the numbers make no sense', () => {
    const { world, where } = opened(Number.NaN, Number.NaN);
    expect([where(), pagesOf(world.snapshot() as ReturnType<typeof paginationMachine.resolveState>)]).toEqual([1, 1]);
    world.stop();
  });
});
