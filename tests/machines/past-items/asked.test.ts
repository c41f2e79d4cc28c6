import { describe, expect, it } from 'vitest';
import { pastItemsMachine, pastItemsOf } from '#machines/past-items/index.ts';
import { FaultError } from '#services/fault.ts';
import { wantedOf } from '../kit/wanted.ts';
import { createWorld } from '../kit/world.ts';
import { some } from './past-items.roster.ts';

const down = new FaultError({ tag: 'offline', message: 'Offline.' });
const asked = { sort: 'Often', page: '2' };
const nothing = { state: 'asking', shown: null, answered: null, fault: null };

function opens(subject: string | null = 'aroha') {
  const world = createWorld(pastItemsMachine, { input: { subject } });
  const last = () => world.open().at(-1) as never;
  return {
    ...world,
    send: world.chart.send.bind(world.chart),
    shown: () => pastItemsOf(world.snapshot() as never),
    wanted: () => wantedOf(world, 'loadPastItems'),
    answered: (answer: unknown) => world.answer(last(), answer),
    refused: () => world.refuse(last(), down),
  };
}

describe('Everything that a shopper ever bought', () => {
  it('is asked for as the address says, and once more when somebody says so', async () => {
    const { send, shown, wanted, questions, answered, stop } = opens();
    send({ type: 'items.ask', asked });
    expect(wanted()).toEqual(asked);
    send({ type: 'items.reload' });
    expect([wanted(), questions.length, questions[0]?.signal.aborted]).toEqual([asked, 2, true]);
    await answered(some);
    expect(shown()).toEqual({ state: 'shown', shown: some, answered: asked, fault: null });
    send({ type: 'items.reload' });
    expect([shown().state, questions.length]).toEqual(['asking', 3]);
    stop();
  });

  it('says why it did not come, until it does', async () => {
    const { send, shown, answered, refused, stop } = opens();
    send({ type: 'items.ask', asked });
    await refused();
    expect(shown()).toEqual({ ...nothing, state: 'failed', fault: down.fault });
    send({ type: 'items.reload' });
    await answered(some);
    expect(shown()).toEqual({ state: 'shown', shown: some, answered: asked, fault: null });
    stop();
  });

  it('is not asked for anew before a page has asked', () => {
    const { send, questions, stop } = opens();
    send({ type: 'items.reload' });
    expect(questions).toEqual([]);
    stop();
  });

  it('stays when the same shopper is told of again', async () => {
    const { send, shown, questions, answered, stop } = opens();
    send({ type: 'items.ask', asked });
    await answered(some);
    send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect([shown().shown, shown().state, questions.length]).toEqual([some, 'shown', 1]);
    stop();
  });

  it('is nobody’s once its shopper has signed out, and is not asked for', async () => {
    const { send, shown, snapshot, questions, answer, stop } = opens();
    send({ type: 'items.ask', asked });
    send({ type: 'session.ended' });
    await answer(questions[0] as never, some);
    send({ type: 'items.ask', asked });
    send({ type: 'items.reload' });
    expect([shown(), snapshot().value, questions.length]).toEqual([nothing, 'resting', 1]);
    stop();
  });

  it('is that of the next shopper, asked for as the page stands once it is read again', async () => {
    const { send, shown, snapshot, wanted, questions, answered, stop } = opens();
    send({ type: 'items.ask', asked });
    await answered(some);
    send({ type: 'user.changed', subject: 'hemi', isShopper: true });
    expect([shown(), snapshot().value, questions.length]).toEqual([nothing, 'resting', 1]);
    send({ type: 'items.reload' });
    expect([shown().state, wanted()]).toEqual(['asking', asked]);
    stop();
  });
});
