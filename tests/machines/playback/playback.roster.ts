import assert from 'node:assert/strict';
import { playbackMachine } from '#machines/playback/index.ts';
import type { Rostered } from '../kit/rostered.ts';

type Branches = readonly { readonly count: number }[];
/** A walk does not fork without end. */
const most = 3;

export const chart: Rostered = {
  name: 'playback',
  machine: playbackMachine,
  inputs: [{ isMotionReduced: false }, { isMotionReduced: true }],
  events: ({ branches = [] }: { branches?: Branches }) => [
    { type: 'list.open', count: 3, at: 0, canFork: true, isPlayed: true },
    { type: 'list.open', count: 3, at: 1, canFork: false, isPlayed: false },
    { type: 'list.open', count: 0, at: 0, canFork: true, isPlayed: true },
    { type: 'list.close' },
    { type: 'list.grow', count: 4 },
    { type: 'play.press' },
    { type: 'pause.press' },
    { type: 'step.next' },
    { type: 'step.back' },
    { type: 'position.choose', at: 1 },
    { type: 'position.choose', at: 99 },
    { type: 'pace.choose', pace: 'fast' },
    ...(branches.length < most ? [{ type: 'fork.press' }] : []),
    { type: 'branch.choose', branch: 0 },
    { type: 'branch.choose', branch: 9 },
    { type: 'motion.learned', isReduced: true },
    { type: 'motion.learned', isReduced: false },
  ],
  answers: {},
  pathEvents: ({ branches = [] }: { branches?: Branches }) => [
    { type: 'list.open', count: 3, at: 0, canFork: true, isPlayed: true },
    { type: 'list.open', count: 0, at: 0, canFork: true, isPlayed: true },
    { type: 'list.close' },
    { type: 'list.grow', count: 4 },
    { type: 'play.press' },
    { type: 'pause.press' },
    { type: 'step.next' },
    { type: 'step.back' },
    { type: 'position.choose', at: 1 },
    { type: 'pace.choose', pace: 'fast' },
    ...(branches.length < 2 ? [{ type: 'fork.press' }] : []),
    { type: 'branch.choose', branch: 0 },
    { type: 'motion.learned', isReduced: true },
  ],
  shape: ({ at, branches, canFork, isMotionReduced }) => [at, branches.length, canFork, isMotionReduced],
  spans: [699, 700, 1_800, 4_000],
  oracle: (world) => () => {
    const { at, branches, branch } = world.snapshot().context;
    const count = (branches as Branches)[branch]?.count ?? 0;
    assert.ok(at >= 0 && at < Math.max(count, 1), `Moment ${at} of ${count} is shown.`);
    assert.equal(world.snapshot().hasTag('open'), count > 0, `With ${count} moments it says another thing.`);
    if (world.snapshot().hasTag('playing')) assert.ok(at < count - 1, 'It plays on after the end.');
  },
};
