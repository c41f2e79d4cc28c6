import { describe, expect, it } from 'vitest';
import { type PersuasionBarContext, persuasionBarMachine, roundMs } from '#machines/persuasion-bar/index.ts';
import { createWorld } from '../kit/world.ts';

const small = { type: 'screen.learned', isSmall: true };
function onPhone(count: number) {
  const world = createWorld(persuasionBarMachine, { input: { count } });
  world.chart.send(small);
  const at = () => (world.snapshot().context as PersuasionBarContext).at;
  const wait = (ms: number) => {
    world.clock.increment(ms);
    return at();
  };
  return { ...world, at, wait, send: (event: object) => world.chart.send(event as never) };
}

describe('The persuasion bar on a small screen', () => {
  it.each([2, 3])('shows each of %i items for its part of ten seconds, then begins again [B9.048] [B9.O6]', (count) => {
    const bar = onPhone(count);
    const each = Math.floor(roundMs / count);
    for (let turn = 1; turn <= 2 * count; turn++) {
      expect(bar.wait(each - 1)).toBe((turn - 1) % count);
      expect(bar.wait(1)).toBe(turn % count);
    }
    bar.stop();
  });

  it('goes round in ten seconds, no sooner and no later [B9.O6]', () => {
    const bar = onPhone(3);
    const shown = Array.from({ length: roundMs }, () => bar.wait(1));
    expect([shown.indexOf(1), shown.indexOf(2), shown.lastIndexOf(2)]).toEqual([3_332, 6_665, 9_997]);
    expect(shown.slice(9_998)).toEqual([0, 0]);
    bar.stop();
  });

  it('does not turn a single item [B9.048]', () => {
    const bar = onPhone(1);
    expect(bar.snapshot().value).toBe('listed');
    expect(bar.clock.openWaits).toBe(0);
    bar.stop();
  });

  it('stands still under a pointer and under the focus until both have left [B9.048]', () => {
    const bar = onPhone(2);
    bar.send({ type: 'hold.start', by: 'pointer' });
    bar.send({ type: 'hold.start', by: 'focus' });
    expect(bar.wait(60_000)).toBe(0);
    bar.send({ type: 'hold.end', by: 'pointer' });
    expect(bar.wait(60_000)).toBe(0);
    bar.send({ type: 'hold.end', by: 'focus' });
    expect(bar.wait(5_000)).toBe(1);
    bar.stop();
  });

  it('stays paused whatever comes, also when the screen was large for a while, until it is started [B9.048]', () => {
    const bar = onPhone(2);
    bar.send({ type: 'rotation.pause' });
    bar.send({ type: 'hold.start', by: 'pointer' });
    bar.send({ type: 'hold.end', by: 'pointer' });
    bar.send({ type: 'screen.learned', isSmall: false });
    bar.send(small);
    expect(bar.snapshot().value).toBe('paused');
    expect(bar.wait(60_000)).toBe(0);
    bar.send({ type: 'rotation.resume' });
    expect(bar.wait(5_000)).toBe(1);
    bar.stop();
  });

  it('turns at once when it is started, though pointer and focus are on its button', () => {
    const bar = onPhone(2);
    bar.send({ type: 'hold.start', by: 'pointer' });
    bar.send({ type: 'rotation.pause' });
    bar.send({ type: 'rotation.resume' });
    expect(bar.wait(5_000)).toBe(1);
    bar.stop();
  });
});

it.each([
  { type: 'motion.learned', isReduced: true },
  { type: 'screen.learned', isSmall: false },
])('the persuasion bar shows all and waits for nothing after %o [B9.048]', (event) => {
  const bar = onPhone(3);
  bar.send(event);
  expect([bar.snapshot().value, bar.clock.openWaits]).toEqual(['listed', 0]);
  bar.stop();
});

it('the persuasion bar that is paused while a pointer is on it stays so when the pointer goes', () => {
  const bar = onPhone(2);
  bar.send({ type: 'hold.start', by: 'pointer' });
  expect(bar.snapshot().value).toBe('held');
  bar.send({ type: 'rotation.pause' });
  expect([bar.snapshot().value, (bar.snapshot().context as PersuasionBarContext).isPaused]).toEqual(['paused', true]);
  bar.send({ type: 'hold.end', by: 'pointer' });
  expect([bar.snapshot().value, bar.wait(60_000)]).toEqual(['paused', 0]);
  bar.stop();
});
