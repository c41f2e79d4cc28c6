import { describe, expect, it } from 'vitest';
import { accordionMachine } from '#machines/accordion/index.ts';
import { createWorld } from '../kit/world.ts';

function after(allowsMany: boolean, ...headings: readonly string[]) {
  const world = createWorld(accordionMachine, { input: { allowsMany } });
  for (const heading of headings) world.chart.send({ type: 'item.toggle', key: heading, heading });
  world.stop();
  return { open: world.snapshot().context.open, told: world.emitted.map(({ heading }) => heading) };
}

describe('An accordion', () => {
  it('opens an item and closes it again [B4.056] [B4.057]', () => {
    expect(after(false, 'Bags').open).toEqual(['Bags']);
    expect(after(false, 'Bags', 'Bags').open).toEqual([]);
  });

  it('has one item open at a time, unless many may be [B4.060]', () => {
    expect(after(false, 'Bags', 'Fees').open).toEqual(['Fees']);
    expect(after(true, 'Bags', 'Fees').open).toEqual(['Bags', 'Fees']);
    expect(after(true, 'Bags', 'Fees', 'Bags').open).toEqual(['Fees']);
  });

  it('tells of each opening once and of no closing [B4.058] [B4.059]', () => {
    expect(after(false, 'Bags', 'Fees', 'Fees', 'Bags').told).toEqual(['Bags', 'Fees', 'Bags']);
  });
});
