import { expect, it } from 'vitest';
import { hasEnded, isPlaying, momentsOf, playbackMachine, positionOf } from '#machines/playback/index.ts';
import { createWorld } from '../kit/world.ts';

type Playback = ReturnType<typeof playbackMachine.resolveState>;

function begun(isMotionReduced = false) {
  const world = createWorld(playbackMachine, { input: { isMotionReduced } });
  const now = () => world.snapshot() as Playback;
  const open = (over = {}) =>
    world.chart.send({ type: 'list.open', count: 4, at: 0, canFork: true, isPlayed: true, ...over });
  return { ...world, now, open };
}

it('plays one moment after the other at its pace and rests at the last', () => {
  const { clock, now, open, stop } = begun();
  open();
  const seen = [0, 1_799, 1, 1_800, 1_800].map((ms) => {
    clock.increment(ms);
    return [positionOf(now()), isPlaying(now())];
  });
  expect(seen).toEqual([
    [0, true],
    [0, true],
    [1, true],
    [2, true],
    [3, false],
  ]);
  expect(hasEnded(now())).toBe(true);
  stop();
});

it('begins again from the start when it is played after its end', () => {
  const { chart, now, open, stop } = begun();
  open({ at: 3 });
  chart.send({ type: 'play.press' });
  expect([positionOf(now()), isPlaying(now())]).toEqual([0, true]);
  stop();
});

it('plays nothing by itself for somebody who asked for less motion, and plays when told to', () => {
  const { chart, now, open, stop } = begun(true);
  open();
  expect(isPlaying(now())).toBe(false);
  chart.send({ type: 'play.press' });
  expect(isPlaying(now())).toBe(true);
  stop();
});

it('stays where somebody stepped to, within the list', () => {
  const { chart, clock, now, open, stop } = begun();
  open();
  const at = (event: { type: string; at?: number }) => {
    chart.send(event);
    clock.increment(60_000);
    return positionOf(now());
  };
  expect([
    at({ type: 'step.next' }),
    at({ type: 'step.back' }),
    at({ type: 'step.back' }),
    at({ type: 'position.choose', at: 99 }),
    at({ type: 'position.choose', at: -1 }),
  ]).toEqual([1, 0, 0, 3, 0]);
  stop();
});

it('keeps the way that there was when another one is begun in the middle of it', () => {
  const { chart, now, open, stop } = begun();
  open({ at: 2, isPlayed: false });
  chart.send({ type: 'fork.press' });
  chart.send({ type: 'list.grow', count: 6 });
  expect([momentsOf(now()), positionOf(now())]).toEqual([6, 5]);
  expect(now().context.branches).toEqual([
    { from: null, at: 0, count: 4 },
    { from: 0, at: 2, count: 6 },
  ]);
  chart.send({ type: 'branch.choose', branch: 0 });
  expect([momentsOf(now()), positionOf(now())]).toEqual([4, 3]);
  stop();
});

it('has no other way where there is none to go: a trace is not forked', () => {
  const { chart, now, open, stop } = begun();
  open({ canFork: false });
  chart.send({ type: 'fork.press' });
  expect(now().context.branches).toHaveLength(1);
  stop();
});
