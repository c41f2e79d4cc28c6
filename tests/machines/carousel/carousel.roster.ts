import assert from 'node:assert/strict';
import { type CarouselContext, carouselMachine } from '#machines/carousel/index.ts';
import { slidePages, slidesOnPage } from '#services/display/slides.rules.ts';
import type { Rostered } from '../kit/rostered.ts';

/** Seven slides of 240 pixels in 720: three pages. */
const wide = { type: 'size.measured', containerWidth: 720, itemWidth: 240 };

export const chart: Rostered = {
  name: 'carousel',
  machine: carouselMachine,
  inputs: [
    { itemCount: 7, intervalMs: 5_000 },
    { itemCount: 7, intervalMs: null },
  ],
  events: () => [
    wide,
    { type: 'size.measured', containerWidth: 1_680, itemWidth: 240 },
    { type: 'size.measured', containerWidth: 320, itemWidth: 0 },
    { type: 'size.measured', containerWidth: 500, itemWidth: 240, focusedItem: 3 },
    { type: 'size.measured', containerWidth: 0, itemWidth: 240 },
    { type: 'page.next' },
    { type: 'page.previous' },
    { type: 'page.choose', page: 1 },
    { type: 'page.choose', page: 99 },
    { type: 'items.counted', itemCount: 4 },
    { type: 'items.counted', itemCount: 0 },
    { type: 'hold.start', by: 'pointer' },
    { type: 'hold.start', by: 'focus' },
    { type: 'hold.end', by: 'pointer' },
    { type: 'hold.end', by: 'focus' },
    { type: 'motion.learned', isReduced: true },
    { type: 'motion.learned', isReduced: false },
    { type: 'rotation.pause' },
    { type: 'rotation.resume' },
  ],
  answers: {},
  shape: (context: CarouselContext) => [
    context.range === null ? 'new' : slidePages(context) > 1 ? 'many' : 'one',
    context.holds.length,
    context.isMotionReduced,
  ],
  spans: [4_999, 5_000, 10_000],
  oracle: (world) => {
    let told = world.emitted.at(-1);
    return (happened, before) => {
      const context = world.snapshot().context as CarouselContext;
      const was = before.context as CarouselContext;
      assert.ok(context.currentPage >= 0 && context.currentPage < slidePages(context), 'There is no such page.');
      if (!context.range) return;
      assert.deepStrictEqual(context.range, slidesOnPage(context, context.currentPage), 'Another page is in sight.');
      const last = world.emitted.at(-1);
      if (last !== told) {
        assert.deepStrictEqual(last, { type: 'range.changed', ...context.range }, 'The range told is another one.');
        told = last;
      }
      if (happened.kind === 'wait') {
        const mayTurn = was.intervalMs !== null && !was.isMotionReduced && was.holds.length === 0;
        if (!mayTurn || before.value === 'paused')
          assert.equal(context.currentPage, was.currentPage, 'A page turned by itself against the visitor’s will.');
      }
      if (happened.kind === 'event' && happened.event.type === 'size.measured' && was.range) {
        const kept = (happened.event['focusedItem'] as number | undefined) ?? was.range.from;
        if (happened.event['containerWidth'] > 0 && kept < context.itemCount)
          assert.ok(
            kept >= context.range.from && kept <= context.range.to,
            'The slide in sight was lost with the room.',
          );
      }
    };
  },
};
