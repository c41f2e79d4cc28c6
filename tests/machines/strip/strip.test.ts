import { describe, expect, it } from 'vitest';
import { end, middle, range, rotating, row, scrolled, start, whole } from './strip.rig.ts';

describe('A row that moves by itself', () => {
  it('shows the next page after each interval, and the first after the last', () => {
    const { world, measure, pass, told, has } = rotating();
    expect(has('rotating')).toBe(true);
    pass(3_999);
    expect(told()).toEqual([]);
    pass(1);
    expect(told()).toEqual([scrolled(3)]);
    measure(end);
    pass(4_000);
    expect(told()).toEqual([range(end), scrolled(0)]);
    world.stop();
  });

  it('does not do so where nobody asked for it, or there is one page, or one item', () => {
    for (const [intervalMs, itemCount, view] of [
      [null, 9, start],
      [1_000, 9, start],
      [4_000, 1, start],
      [4_000, 9, whole],
    ] as const) {
      const { world, measure, pass, told, rotation } = row(intervalMs, itemCount);
      measure(view);
      told();
      pass(60_000);
      expect([rotation(), told()]).toEqual(['resting', []]);
      world.stop();
    }
  });

  it('begins once there is more than one item, and stops when there is one left', () => {
    const { world, measure, send, rotation, pass, told } = row(4_000, 1);
    measure(start);
    send({ type: 'items.counted', itemCount: 9 });
    expect(rotation()).toBe('rotating');
    send({ type: 'items.counted', itemCount: 1 });
    expect(rotation()).toBe('resting');
    told();
    pass(60_000);
    expect(told()).toEqual([]);
    world.stop();
  });

  it('stays while anything holds it, and waits a whole interval after the last has let go', () => {
    const { world, hold, free, pass, told, rotation } = rotating();
    pass(3_999);
    hold('pointer');
    hold('focus');
    hold('focus');
    pass(60_000);
    free('focus');
    expect([rotation(), told()]).toEqual(['held', []]);
    free('pointer');
    expect(rotation()).toBe('rotating');
    pass(3_999);
    expect(told()).toEqual([]);
    pass(1);
    expect(told()).toEqual([scrolled(3)]);
    world.stop();
  });

  it('stays where motion is unwanted, also when it was held, until it is wanted again', () => {
    const { world, still, hold, free, pass, told, rotation } = rotating();
    hold('tab');
    still(true);
    expect(rotation()).toBe('resting');
    free('tab');
    pass(60_000);
    expect([rotation(), told()]).toEqual(['resting', []]);
    still(false);
    expect(rotation()).toBe('rotating');
    still(true);
    expect(rotation()).toBe('resting');
    world.stop();
  });

  it('stays from the press of the button to the next, held or not', () => {
    for (const isHeld of [false, true]) {
      const { world, send, hold, free, pass, told, has, rotation } = rotating();
      send({ type: 'rotation.resume' });
      if (isHeld) hold('focus');
      send({ type: 'rotation.pause' });
      free('focus');
      pass(60_000);
      expect([has('paused'), has('rotating'), told()]).toEqual([true, false, []]);
      send({ type: 'rotation.resume' });
      expect([rotation(), has('paused')]).toEqual(['rotating', false]);
      pass(4_000);
      expect(told()).toEqual([scrolled(3)]);
      world.stop();
    }
  });

  it('is not set going by the button where it may not move', () => {
    const { world, send, still, rotation } = rotating();
    send({ type: 'rotation.pause' });
    still(true);
    send({ type: 'rotation.resume' });
    expect(rotation()).toBe('paused');
    world.stop();
  });
});

describe('A row that a hand has moved', () => {
  it.each<[string, (strip: ReturnType<typeof row>) => void]>([
    ['an arrow', ({ press }) => press('next')],
    ['keys, a wheel or the scroll bar', ({ send }) => send({ type: 'hand.move' })],
    ['a finger', ({ send, scroll }) => (send({ type: 'touch.start' }), scroll(middle))],
    [
      'a finger that has left while it glides',
      ({ send, scroll }) => (send({ type: 'touch.start' }, { type: 'touch.end' }), scroll(middle)),
    ],
  ])('by %s moves by itself no more, whatever is pressed', (_, move) => {
    const strip = rotating();
    move(strip);
    strip.pass(500);
    strip.told();
    strip.send({ type: 'rotation.pause' }, { type: 'rotation.resume' });
    strip.pass(60_000);
    expect([strip.has('manual'), strip.rotation(), strip.told()]).toEqual([true, 'manual', []]);
    strip.world.stop();
  });

  it('is not one that scrolled by itself, nor one that a finger only rested on', () => {
    const { world, scroll, send, pass, rotation } = rotating();
    scroll(middle);
    send({ type: 'touch.start' }, { type: 'touch.end' });
    pass(500);
    scroll(end);
    expect(rotation()).toBe('rotating');
    world.stop();
  });
});

describe('The arrows of a row', () => {
  it('bring what is not in sight yet, by as many as are in sight, gliding only where motion is wanted', () => {
    const { world, measure, press, still, told } = row(null);
    measure(middle);
    told();
    press('next');
    press('previous');
    still(true);
    press('next');
    expect(told()).toEqual([scrolled(6), scrolled(0), scrolled(6, false)]);
    world.stop();
  });

  it('lead past neither end, and nowhere before the row has been measured; the row goes on by itself then', () => {
    const { world, measure, press, told, rotation } = row();
    press('next');
    press('previous');
    expect([rotation(), told()]).toEqual(['resting', []]);
    measure(start);
    press('previous');
    measure(end);
    press('next');
    expect([rotation(), told()]).toEqual(['rotating', [range(start), range(end)]]);
    press('previous');
    expect([rotation(), told()]).toEqual(['manual', [scrolled(3)]]);
    world.stop();
  });
});

describe('What of a row is in sight', () => {
  it('is told at once, once for each change, where no finger is on it', () => {
    const { world, measure, scroll, told, context } = row(null);
    measure(start);
    measure({ ...start, pageCount: 4 });
    scroll(start);
    scroll(middle);
    scroll({ ...middle, to: 6 });
    scroll({ ...middle, from: 4, to: 6 });
    expect(told()).toEqual([
      range(start),
      range(middle),
      range({ ...middle, to: 6 }),
      range({ ...middle, from: 4, to: 6 }),
    ]);
    measure(start);
    measure(middle);
    expect([told(), context().view]).toEqual([[range(start), range(middle)], middle]);
    world.stop();
  });

  it('is told half a second after the finger has left, once, as it is then', () => {
    const { world, measure, scroll, send, pass, told } = row(null);
    measure(start);
    told();
    send({ type: 'touch.start' });
    scroll(middle);
    pass(60_000);
    send({ type: 'touch.end' });
    pass(499);
    scroll(end);
    expect(told()).toEqual([]);
    pass(1);
    expect(told()).toEqual([range(end)]);
    scroll(end);
    scroll(middle);
    expect(told()).toEqual([range(middle)]);
    world.stop();
  });

  it('is what the finger left it at, where it does not glide on', () => {
    const { world, measure, scroll, send, pass, told } = row(null);
    measure(start);
    told();
    send({ type: 'touch.start' });
    scroll(middle);
    send({ type: 'touch.end' });
    pass(500);
    expect(told()).toEqual([range(middle)]);
    world.stop();
  });

  it('is not told while a finger comes back, nor before half a second after the last one left', () => {
    const { world, measure, scroll, send, pass, told } = row(null);
    measure(start);
    told();
    send({ type: 'touch.start' }, { type: 'touch.end' });
    scroll(middle);
    pass(400);
    send({ type: 'touch.start' });
    pass(1_000);
    send({ type: 'touch.end' });
    pass(400);
    send({ type: 'touch.end' });
    pass(499);
    expect(told()).toEqual([]);
    pass(1);
    expect(told()).toEqual([range(middle)]);
    world.stop();
  });
});
