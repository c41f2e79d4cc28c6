import assert from 'node:assert/strict';
import { type StripContext, stripMachine } from '#machines/strip/index.ts';
import type { Rostered } from '../kit/rostered.ts';

const start = { from: 0, to: 3, pageCount: 2, isAtStart: true, isAtEnd: false };
const end = { from: 3, to: 6, pageCount: 2, isAtStart: false, isAtEnd: true };

export const chart: Rostered = {
  name: 'strip',
  machine: stripMachine,
  inputs: [
    { itemCount: 7, intervalMs: 4_000 },
    { itemCount: 7, intervalMs: 1_000 },
  ],
  events: () => [
    { type: 'view.measured', ...start },
    { type: 'view.measured', ...start, to: 6, pageCount: 1, isAtEnd: true },
    { type: 'view.scrolled', ...start },
    { type: 'view.scrolled', ...end },
    { type: 'arrow.press', towards: 'next' },
    { type: 'arrow.press', towards: 'previous' },
    { type: 'hand.move' },
    { type: 'touch.start' },
    { type: 'touch.end' },
    { type: 'items.counted', itemCount: 1 },
    { type: 'items.counted', itemCount: 7 },
    { type: 'hold.start', by: 'pointer' },
    { type: 'hold.end', by: 'pointer' },
    { type: 'motion.learned', isReduced: true },
    { type: 'motion.learned', isReduced: false },
    { type: 'rotation.pause' },
    { type: 'rotation.resume' },
  ],
  answers: {},
  shape: ({ view, itemCount, holds, isMotionReduced, isInHand }: StripContext) => [
    view && [view.pageCount, view.isAtEnd],
    itemCount,
    holds.length,
    isMotionReduced,
    isInHand,
  ],
  spans: [499, 500, 3_999, 4_000],
  oracle: (world) => {
    let told = world.emitted.length;
    let wasMoved = (world.snapshot().value as { rotation: string }).rotation === 'manual';
    return (happened, before) => {
      const news = world.emitted.slice(told);
      told = world.emitted.length;
      const was = before.context as StripContext;
      const { rotation } = world.snapshot().value as { rotation: string };
      if (wasMoved) assert.equal(rotation, 'manual', 'A row that a hand has moved moves by itself again.');
      wasMoved ||= rotation === 'manual';
      const moves = news.filter(({ type }) => type === 'scroll.wanted');
      if (happened.kind === 'wait' && moves.length > 0) {
        assert.ok(was.holds.length === 0 && !was.isMotionReduced, 'The row moved while it was held.');
        assert.ok((was.intervalMs ?? 0) > 1_000 && was.itemCount > 1 && (was.view?.pageCount ?? 1) > 1, 'It may not.');
      } else assert.ok(moves.length <= 1, 'One press moves the row once.');
      for (const move of moves)
        assert.ok(move['item'] >= 0 && move['item'] <= 7, 'The row was sent to an item that it does not have.');
    };
  },
};
