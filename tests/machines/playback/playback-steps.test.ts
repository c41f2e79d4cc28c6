import { describe, expect, it } from 'vitest';
import { playbackMachine } from '#machines/playback/index.ts';
import { type Staged, staged } from '../kit/staged.ts';

const blank = {
  ...{ at: 0, pace: 'usual', branches: [], branch: 0, canFork: false, wantsToPlay: false, isMotionReduced: false },
};
const list = (more: object = {}) => ({ type: 'list.open', count: 4, at: 0, canFork: true, isPlayed: false, ...more });
const whole = { ...blank, branches: [{ from: null, at: 0, count: 4 }], canFork: true };
const close = { type: 'list.close' };
const [play, pause] = [{ type: 'play.press' }, { type: 'pause.press' }];
const [next, back, fork] = [{ type: 'step.next' }, { type: 'step.back' }, { type: 'fork.press' }];
const at = (moment: number) => ({ type: 'position.choose', at: moment });
const pace = (word: string) => ({ type: 'pace.choose', pace: word });
const grow = (count: number) => ({ type: 'list.grow', count });
const branch = (index: number) => ({ type: 'branch.choose', branch: index });

function opened(more: object = {}, isMotionReduced = false) {
  const page = staged(playbackMachine, { isMotionReduced });
  page.send(list(more));
  return { ...page, wait: (ms: number) => void page.world.clock.increment(ms) };
}
const playing = (more: object = {}) => opened({ isPlayed: true, ...more });
const seen = (page: Pick<Staged, 'state' | 'context'>) => [page.state(), page.context()['at']];

describe('A list', () => {
  it('rests where it is opened, and plays by itself when it was asked for by Play', () => {
    const page = opened({ at: 1 });
    expect([page.state(), page.tags(), page.context()]).toEqual(['resting', ['open'], { ...whole, at: 1 }]);
    const asked = playing({ at: 1 });
    expect([asked.state(), asked.tags(), asked.context()]).toEqual([
      'playing',
      ['open', 'playing'],
      { ...whole, at: 1, wantsToPlay: true },
    ]);
    expect(seen(playing({ at: 3 }))).toEqual(['ended', 3]);
  });

  it('of nothing is no list: nothing can be played, stepped or forked', () => {
    const page = opened({ count: 0, isPlayed: true });
    page.send(play, pause, next, back, at(2), fork, grow(5), branch(0));
    expect([page.state(), page.tags(), page.context()]).toEqual(['empty', [], { ...blank, wantsToPlay: true }]);
  });

  it('is gone when it is closed, and another can be opened', () => {
    const page = playing({ at: 1 });
    page.send(close);
    page.wait(60_000);
    expect([page.state(), page.context()]).toEqual(['empty', blank]);
    page.send(list());
    expect([page.state(), page.context()]).toEqual(['resting', whole]);
    page.send(list({ count: 0 }));
    expect(page.state()).toBe('empty');
  });

  it('does not begin by itself where motion is not wanted, and does where it is wanted again', () => {
    const page = opened({ isPlayed: true }, true);
    expect(page.state()).toBe('resting');
    page.send({ type: 'motion.learned', isReduced: false }, list({ isPlayed: true }));
    expect([page.state(), page.context()['isMotionReduced']]).toEqual(['playing', false]);
  });
});

describe('What plays by itself', () => {
  it.each([
    ['slow', 4_000],
    ['usual', 1_800],
    ['fast', 700],
  ])('goes on at its pace, %s every %i ms', (word, ms) => {
    const page = opened();
    page.send(pace(word), play);
    page.wait(ms - 1);
    expect([page.context()['pace'], ...seen(page)]).toEqual([word, 'playing', 0]);
    page.wait(1);
    expect(seen(page)).toEqual(['playing', 1]);
    page.wait(ms - 1);
    expect(seen(page)).toEqual(['playing', 1]);
  });

  it('takes another pace from the moment it is chosen', () => {
    const page = playing();
    page.wait(1_700);
    page.send(pace('fast'));
    page.wait(699);
    expect(seen(page)).toEqual(['playing', 0]);
    page.wait(1);
    expect(seen(page)).toEqual(['playing', 1]);
  });

  it('rests when it is told to, and goes on from there', () => {
    const page = playing();
    page.wait(1_800);
    page.send(pause);
    page.wait(60_000);
    expect(seen(page)).toEqual(['resting', 1]);
    page.send(play);
    expect(seen(page)).toEqual(['playing', 1]);
  });

  it.each([
    [next, 2],
    [back, 0],
    [at(2), 2],
    [fork, 1],
    [branch(0), 1],
  ])('rests at what somebody chooses: %o', (event, moment) => {
    const page = playing({ at: 1 });
    page.send(event);
    page.wait(1);
    expect(seen(page)).toEqual(event === fork ? ['ended', 1] : ['resting', moment]);
  });

  it('goes on into moments that came meanwhile', () => {
    const page = playing({ at: 2 });
    page.send(grow(5));
    expect([page.state(), page.context()['branches']]).toEqual(['playing', [{ from: null, at: 0, count: 5 }]]);
    page.wait(1_800);
    page.wait(1_800);
    expect(seen(page)).toEqual(['ended', 4]);
  });
});

describe('The end of a list', () => {
  it('is said to be the end, from which one steps back or plays again from the first moment', () => {
    const page = opened({ at: 2 });
    page.send(pause, next);
    expect([page.tags(), ...seen(page)]).toEqual([['ended', 'open'], 'ended', 3]);
    page.send(next);
    expect(seen(page)).toEqual(['ended', 3]);
    page.send(back);
    expect(seen(page)).toEqual(['resting', 2]);
    page.send(at(99));
    expect(seen(page)).toEqual(['ended', 3]);
    page.send(play);
    expect(seen(page)).toEqual(['playing', 0]);
  });

  it('moves on with a list that grows, and what is looked at in its middle stays', () => {
    const page = opened({ at: 3 });
    page.send(grow(6));
    expect(page.context()['at']).toBe(5);
    page.send(at(2), grow(8));
    expect([page.context()['at'], page.context()['branches']]).toEqual([2, [{ from: null, at: 0, count: 8 }]]);
  });
});

describe('Another way', () => {
  it('begins where one is, and the one that there was is there to go back to', () => {
    const page = opened({ at: 1 });
    page.send(fork);
    expect([page.state(), page.context()]).toEqual([
      'ended',
      { ...whole, at: 1, branch: 1, branches: [...whole.branches, { from: 0, at: 1, count: 2 }] },
    ]);
    page.send(branch(9));
    expect([page.state(), page.context()['branch']]).toEqual(['ended', 1]);
    page.send(branch(0));
    expect([page.state(), page.context()['branch'], page.context()['at']]).toEqual(['resting', 0, 1]);
  });

  it('is not there where none can be gone', () => {
    const page = playing({ canFork: false });
    page.send(fork, branch(1));
    expect([page.state(), page.context()['branches']]).toEqual(['playing', whole.branches]);
  });
});
