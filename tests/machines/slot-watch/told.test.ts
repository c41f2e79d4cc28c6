import { describe, expect, it } from 'vitest';
import { slotWatchMachine, unwatchedIn, watchesIn } from '#machines/slot-watch/index.ts';
import { FaultError } from '#services/fault.ts';
import { contextAnswer } from '../kit/answers.ts';
import { createWorld } from '../kit/world.ts';

const terms = contextAnswer({ isLoggedIn: true, isShopper: true });
const down = new FaultError({ tag: 'offline', message: 'Offline.' });
const contextTold = { type: 'context.told', context: terms };
const gone = { type: 'watch.failed' };

function opens() {
  const world = createWorld(slotWatchMachine);
  const last = () => world.open().at(-1) as never;
  return {
    ...world,
    watch: (slotId: string, isWanted = true) => world.chart.send({ type: 'slot.watch', slotId, isWanted }),
    state: () => world.snapshot().value,
    watches: () => watchesIn(world.snapshot() as never),
    unwatched: () => unwatchedIn(world.snapshot() as never),
    answered: () => world.answer(last(), terms),
    refused: () => world.refuse(last(), down),
  };
}

describe('A full time that somebody wants to hear of', () => {
  it('is told to the shop with the terms that came with it, one time after the other', async () => {
    const { watch, state, watches, answered, emitted, reports, stop } = opens();
    watch('one');
    watch('two');
    await answered();
    expect([state(), emitted, reports]).toEqual([
      'telling',
      [{ type: 'slot.watched', slotId: 'one', isWanted: true }],
      [contextTold],
    ]);
    await answered();
    expect([state(), watches()]).toEqual(['resting', { one: true, two: true }]);
    expect(emitted).toEqual([
      { type: 'slot.watched', slotId: 'one', isWanted: true },
      { type: 'slot.watched', slotId: 'two', isWanted: true },
    ]);
    expect(reports).toEqual([contextTold, contextTold]);
    stop();
  });

  it('is not watched any more when they take it back', async () => {
    const { watch, watches, answered, emitted, stop } = opens();
    watch('one');
    await answered();
    watch('one', false);
    await answered();
    expect([watches(), emitted.at(-1)]).toEqual([
      { one: false },
      { type: 'slot.watched', slotId: 'one', isWanted: false },
    ]);
    stop();
  });

  it('and does not get through says so and which one, and can be pressed again', async () => {
    const { watch, state, watches, unwatched, answered, refused, emitted, reports, stop } = opens();
    watch('one');
    await refused();
    expect([state(), watches(), unwatched()]).toEqual(['failed', {}, { slotId: 'one', fault: down.fault }]);
    expect([emitted, reports]).toEqual([[gone], []]);
    watch('one');
    expect([state(), unwatched()]).toEqual(['telling', null]);
    await answered();
    expect([state(), watches()]).toEqual(['resting', { one: true }]);
    stop();
  });

  it('and does not get through keeps the next one from nothing', async () => {
    const { watch, state, watches, unwatched, answered, refused, emitted, stop } = opens();
    watch('one');
    watch('two');
    await refused();
    expect([state(), watches(), unwatched(), emitted]).toEqual([
      'telling',
      { two: true },
      { slotId: 'one', fault: down.fault },
      [gone],
    ]);
    await answered();
    expect([state(), watches(), emitted]).toEqual([
      'resting',
      { two: true },
      [gone, { type: 'slot.watched', slotId: 'two', isWanted: true }],
    ]);
    stop();
  });

  it('is forgotten with whoever wanted it, and nothing is told for nobody', async () => {
    const { watch, state, watches, questions, answer, chart, emitted, reports, stop } = opens();
    watch('one');
    watch('two');
    chart.send({ type: 'user.changed', subject: null, isShopper: false });
    expect([state(), watches(), questions.length, questions[0]?.signal.aborted]).toEqual(['resting', {}, 1, true]);
    await answer(questions[0] as never, terms);
    expect([state(), watches(), emitted, reports]).toEqual(['resting', {}, [], []]);
    stop();
  });
});
