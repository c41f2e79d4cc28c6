import { describe, expect, it } from 'vitest';
import { type CarouselContext, carouselMachine } from '#machines/carousel/index.ts';
import { createWorld } from '../kit/world.ts';

/** Seven slides of 240 pixels in 720: three pages, the last of which is full as well. */
const wide = { type: 'size.measured', containerWidth: 720, itemWidth: 240 };
const first = { from: 0, to: 2 };
const second = { from: 3, to: 5 };
const third = { from: 4, to: 6 };
const told = (range: object) => ({ type: 'range.changed', ...range });

function opens(intervalMs: number | null = null, isMeasured = true) {
  const world = createWorld(carouselMachine, { input: { itemCount: 7, intervalMs } });
  const send = world.chart.send.bind(world.chart);
  if (isMeasured) send(wide);
  const context = () => world.snapshot().context as CarouselContext;
  return {
    ...world,
    send,
    context,
    page: () => context().currentPage,
    state: () => world.snapshot().value,
    ranges: () => world.emitted.slice(isMeasured ? 1 : 0),
  };
}

describe('Slides that are turned by hand', () => {
  it('are told as soon as it is known how many fit, and where nothing is measured nothing is told', () => {
    const { send, context, emitted, stop } = opens(null, false);
    send({ ...wide, containerWidth: 0 });
    send({ type: 'page.next' });
    send({ type: 'page.choose', page: 0 });
    expect([context().range, emitted]).toEqual([null, []]);
    send(wide);
    send({ ...wide, containerWidth: 0 });
    expect([context().range, context().containerWidth, emitted]).toEqual([first, 720, [told(first)]]);
    stop();
  });

  it.each([null, 5_000])('wrap around, forward and back, and each page is told once (%s)', (intervalMs) => {
    const { send, context, page, ranges, stop } = opens(intervalMs);
    const pages = ['next', 'next', 'next', 'previous'].map((way) => {
      send({ type: `page.${way}` });
      return page();
    });
    expect([pages, ranges()]).toEqual([
      [1, 2, 0, 2],
      [told(second), told(third), told(first), told(third)],
    ]);
    expect([context().turnedBy, context().translate]).toEqual(['hand', -960]);
    stop();
  });

  it.each([null, 5_000])('show the page that is chosen, and none that is not there (%s)', (intervalMs) => {
    const { send, page, ranges, stop } = opens(intervalMs);
    send({ type: 'page.choose', page: 1 });
    send({ type: 'page.choose', page: 99 });
    send({ type: 'page.choose', page: -1 });
    expect([page(), ranges()]).toEqual([1, [told(second)]]);
    stop();
  });

  it('never turn by themselves', () => {
    const { clock, page, state, stop } = opens();
    clock.increment(60_000);
    expect([page(), state()]).toEqual([0, 'resting']);
    stop();
  });

  it('keep what is in sight when there is more or less room, and stand on a page when they get fewer', () => {
    const { send, context, page, ranges, stop } = opens();
    send({ type: 'page.next' });
    send({ ...wide, containerWidth: 240 });
    expect([page(), context().range]).toEqual([3, { from: 3, to: 3 }]);
    send({ ...wide, focusedItem: 6 });
    expect([page(), context().range]).toEqual([2, third]);
    send({ type: 'items.counted', itemCount: 2 });
    expect([page(), context().range]).toEqual([0, { from: 0, to: 1 }]);
    expect(ranges()).toEqual([told(second), told({ from: 3, to: 3 }), told(third), told({ from: 0, to: 1 })]);
    stop();
  });
});

describe('Slides that turn by themselves', () => {
  it('turn after their time, again and again, which is told', () => {
    const { clock, context, page, ranges, snapshot, stop } = opens(5_000);
    clock.increment(4_999);
    expect([page(), snapshot().hasTag('rotating')]).toEqual([0, true]);
    clock.increment(1);
    expect([page(), context().turnedBy]).toEqual([1, 'timer']);
    clock.increment(4_999);
    expect(page()).toBe(1);
    clock.increment(1);
    expect([page(), ranges()]).toEqual([2, [told(second), told(third)]]);
    stop();
  });

  it.each([
    [{ type: 'page.next' }, 1],
    [{ type: 'page.previous' }, 2],
    [{ type: 'page.choose', page: 1 }, 1],
  ] as const)('give a page that was turned to its whole time ($type)', (event, turned) => {
    const { send, clock, page, stop } = opens(5_000);
    clock.increment(4_999);
    send(event);
    clock.increment(4_999);
    expect(page()).toBe(turned);
    clock.increment(1);
    expect(page()).toBe((turned + 1) % 3);
    stop();
  });

  it('have their time from a page that is not there, too, as before', () => {
    const { send, clock, page, stop } = opens(5_000);
    clock.increment(4_999);
    send({ type: 'page.choose', page: 99 });
    clock.increment(1);
    expect(page()).toBe(1);
    stop();
  });

  it('stand while anything holds them, and have their whole time afterwards', () => {
    const { send, clock, page, state, stop } = opens(5_000);
    clock.increment(4_000);
    send({ type: 'hold.start', by: 'pointer' });
    send({ type: 'hold.start', by: 'focus' });
    send({ type: 'hold.start', by: 'focus' });
    send({ type: 'hold.end', by: 'pointer' });
    clock.increment(60_000);
    expect([page(), state()]).toEqual([0, 'held']);
    send({ type: 'hold.end', by: 'focus' });
    clock.increment(4_999);
    expect([page(), state()]).toEqual([0, 'rotating']);
    clock.increment(1);
    expect(page()).toBe(1);
    stop();
  });

  it.each([
    ['motion is unwanted', { type: 'motion.learned', isReduced: true }, { type: 'motion.learned', isReduced: false }],
    ['one page holds all', { type: 'items.counted', itemCount: 3 }, { type: 'items.counted', itemCount: 7 }],
  ])('rest when %s, held or not, and turn again when that is over', (_, bar, free) => {
    const { send, clock, page, state, stop } = opens(5_000);
    send(bar);
    clock.increment(60_000);
    expect([page(), state()]).toEqual([0, 'resting']);
    send(free);
    expect(state()).toBe('rotating');
    send({ type: 'hold.start', by: 'tab' });
    send(bar);
    expect(state()).toBe('resting');
    send(free);
    expect(state()).toBe('held');
    send({ type: 'hold.end', by: 'tab' });
    clock.increment(5_000);
    expect(page()).toBe(1);
    stop();
  });

  it.each([false, true])('are stopped by the button until it is pressed again (held before: %s)', (isHeld) => {
    const { send, clock, page, snapshot, stop } = opens(5_000);
    if (isHeld) send({ type: 'hold.start', by: 'pointer' });
    send({ type: 'rotation.pause' });
    send({ type: 'hold.end', by: 'pointer' });
    clock.increment(60_000);
    expect([page(), snapshot().hasTag('paused')]).toEqual([0, true]);
    send({ type: 'page.next' });
    expect([page(), snapshot().hasTag('paused')]).toEqual([1, true]);
    send({ type: 'rotation.resume' });
    expect(snapshot().hasTag('rotating')).toBe(true);
    clock.increment(5_000);
    expect(page()).toBe(2);
    stop();
  });

  it('are not started by the button while they may not turn', () => {
    const { send, state, stop } = opens(5_000);
    send({ type: 'rotation.pause' });
    send({ type: 'motion.learned', isReduced: true });
    send({ type: 'rotation.resume' });
    expect(state()).toBe('paused');
    stop();
  });
});
