import { describe, expect, it } from 'vitest';
import { announcerMachine, assertiveOf, politeOf } from '#machines/announcer/index.ts';
import { createWorld } from '../kit/world.ts';

function listening() {
  const world = createWorld(announcerMachine);
  const announcer = () => world.snapshot() as ReturnType<typeof announcerMachine.resolveState>;
  return {
    world,
    say: (text: string) => world.chart.send({ type: 'message.say', text }),
    interrupt: (text: string) => world.chart.send({ type: 'message.interrupt', text }),
    pass: (ms: number) => world.clock.increment(ms),
    polite: () => [politeOf(announcer()).text, politeOf(announcer()).count],
    pressing: () => [assertiveOf(announcer()).text, assertiveOf(announcer()).count],
  };
}

describe('Words that wait for a pause', () => {
  it('are gathered for 150 ms from the first, and said then, once', () => {
    const { world, say, pass, polite } = listening();
    say('Saved');
    pass(149);
    say('2 items');
    expect(polite()).toEqual(['', 0]);
    pass(1);
    expect(polite()).toEqual(['Saved. 2 items', 1]);
    pass(150);
    expect(polite()).toEqual(['Saved. 2 items', 1]);
    world.stop();
  });

  it('stand for five seconds, and the next are said without those before them', () => {
    const { world, say, pass, polite } = listening();
    say('Saved');
    pass(150);
    pass(4_999);
    expect(polite()).toEqual(['Saved', 1]);
    pass(1);
    expect([polite(), world.clock.openWaits]).toEqual([['', 1], 0]);
    say('Removed');
    pass(150);
    expect(polite()).toEqual(['Removed', 2]);
    world.stop();
  });

  it('that come while others are said follow them, gathered as before', () => {
    const { world, say, pass, polite } = listening();
    say('Saved');
    pass(150);
    say('Removed');
    expect(polite()).toEqual(['Saved', 1]);
    pass(149);
    say('Saved again');
    pass(1);
    expect(polite()).toEqual(['Removed. Saved again', 2]);
    pass(5_000);
    expect(polite()).toEqual(['', 2]);
    world.stop();
  });

  it('of which there are none are not said, alone, among others, or after others', () => {
    const { world, say, pass, polite } = listening();
    say('');
    say('Saved');
    say('  ');
    pass(150);
    expect(polite()).toEqual(['Saved', 1]);
    say('');
    pass(4_999);
    expect(polite()).toEqual(['Saved', 1]);
    pass(1);
    expect([polite(), world.clock.openWaits]).toEqual([['', 1], 0]);
    world.stop();
  });
});

describe('Words that are pressing', () => {
  it('are said at once, stand for five seconds, and are taken away', () => {
    const { world, interrupt, pass, pressing, polite } = listening();
    interrupt('Please wait.');
    pass(4_999);
    expect(pressing()).toEqual(['Please wait.', 1]);
    pass(1);
    expect([pressing(), polite(), world.clock.openWaits]).toEqual([['', 1], ['', 0], 0]);
    interrupt('Please wait.');
    expect(pressing()).toEqual(['Please wait.', 2]);
    world.stop();
  });

  it('take the place of those before them, and stand for five seconds of their own', () => {
    const { world, interrupt, pass, pressing } = listening();
    interrupt('Please wait.');
    pass(4_000);
    interrupt('Payment failed.');
    expect(pressing()).toEqual(['Payment failed.', 2]);
    pass(4_999);
    expect(pressing()).toEqual(['Payment failed.', 2]);
    pass(1);
    expect(pressing()).toEqual(['', 2]);
    world.stop();
  });

  it('of which there are none interrupt nobody, nor prolong what is said', () => {
    const { world, interrupt, pass, pressing } = listening();
    interrupt(' ');
    expect([pressing(), world.clock.openWaits]).toEqual([['', 0], 0]);
    interrupt('Please wait.');
    pass(4_000);
    interrupt('');
    expect(pressing()).toEqual(['Please wait.', 1]);
    pass(1_000);
    expect(pressing()).toEqual(['', 1]);
    world.stop();
  });
});
