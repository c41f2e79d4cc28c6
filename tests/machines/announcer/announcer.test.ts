import { describe, expect, it } from 'vitest';
import { announcerMachine, assertiveOf, politeOf } from '#machines/announcer/index.ts';
import { createWorld } from '../kit/world.ts';

const quiet = () => {
  const world = createWorld(announcerMachine);
  const announcer = () => world.snapshot() as ReturnType<typeof announcerMachine.resolveState>;
  return { world, announcer, say: (text: string) => world.chart.send({ type: 'message.say', text }) };
};

describe('The announcer', () => {
  it('says what came in one burst in one breath, in order and without repeats', () => {
    const { world, announcer, say } = quiet();
    for (const text of ['Specials', '24 products', '24 products']) say(text);
    expect(politeOf(announcer()).text).toBe('');
    world.clock.increment(150);
    expect(politeOf(announcer())).toEqual({ text: 'Specials. 24 products', count: 1 });
    world.stop();
  });

  it('says the same words again when they come again', () => {
    const { world, announcer, say } = quiet();
    say('Saved');
    world.clock.increment(150);
    say('Saved');
    world.clock.increment(150);
    expect(politeOf(announcer())).toEqual({ text: 'Saved', count: 2 });
    world.stop();
  });

  it('takes the words away after a while, so that nobody stumbles on them', () => {
    const { world, announcer, say } = quiet();
    say('Saved');
    world.clock.increment(150);
    world.clock.increment(5_000);
    expect(politeOf(announcer())).toEqual({ text: '', count: 1 });
    world.stop();
  });

  it('interrupts at once on the assertive channel and leaves the polite one alone', () => {
    const { world, announcer, say } = quiet();
    say('Saved');
    world.chart.send({ type: 'message.interrupt', text: 'Loading, Please wait.' });
    expect(assertiveOf(announcer())).toEqual({ text: 'Loading, Please wait.', count: 1 });
    expect(politeOf(announcer()).text).toBe('');
    world.chart.send({ type: 'message.interrupt', text: 'Loading, Please wait.' });
    expect(assertiveOf(announcer()).count).toBe(2);
    world.stop();
  });

  it('has nothing to say about empty words', () => {
    const { world, announcer, say } = quiet();
    say('  ');
    world.clock.increment(1_000);
    expect(politeOf(announcer()).count).toBe(0);
    world.stop();
  });
});
