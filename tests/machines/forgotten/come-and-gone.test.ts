import { describe, expect, it } from 'vitest';
import { forgottenMachine, forgottenShown } from '#machines/forgotten/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld } from '../kit/world.ts';
import { some } from './forgotten.roster.ts';

const down = new FaultError({ tag: 'offline', message: 'Offline.' });
const [usual] = some;

function opens(subject: string | null = 'aroha') {
  const world = createWorld(forgottenMachine, { input: { subject } });
  const last = () => world.open().at(-1) as never;
  return {
    ...world,
    send: world.chart.send.bind(world.chart),
    is: (name: string | null) => world.chart.send({ type: 'user.changed', subject: name, isShopper: name !== null }),
    state: () => world.snapshot().value,
    shown: () => forgottenShown(world.snapshot() as never),
    asked: () => world.questions.length,
    answered: (answer: unknown) => world.answer(last(), answer),
    refused: () => world.refuse(last(), down),
  };
}

describe('What may have been forgotten', () => {
  it.each(['rows.need', 'rows.reload'])('is asked for of a shopper alone (%s)', (type) => {
    const shopper = opens();
    shopper.send({ type });
    expect([shopper.state(), shopper.asked()]).toEqual(['asking', 1]);
    const guest = opens(null);
    guest.send({ type });
    expect([guest.state(), guest.asked()]).toEqual(['resting', 0]);
    shopper.stop();
    guest.stop();
  });

  it.each([
    ['something', some, 'suggesting', [usual]],
    ['nothing', [], 'nothing', []],
  ] as const)('is %s, which is not asked for again by the next page, but is when somebody says so', async (...row) => {
    const [, answer, state, rows] = row;
    const { send, shown, state: at, asked, answered, stop } = opens();
    send({ type: 'rows.need' });
    await answered(answer);
    expect(shown()).toEqual({ state, rows });
    send({ type: 'rows.need' });
    expect([at(), asked()]).toEqual([state, 1]);
    send({ type: 'rows.reload' });
    expect([at(), asked()]).toEqual(['asking', 2]);
    stop();
  });

  it.each([
    ['rows.need', some],
    ['rows.reload', []],
  ])('is asked for again after a failure (%s), whose reason goes with the answer', async (type, answer) => {
    const { send, state, snapshot, asked, answered, refused, stop } = opens();
    send({ type: 'rows.need' });
    await refused();
    expect([state(), snapshot().hasTag('failed'), snapshot().context['fault']]).toEqual(['failed', true, down.fault]);
    send({ type });
    expect([state(), asked()]).toEqual(['asking', 2]);
    await answered(answer);
    expect(snapshot().context['fault']).toBeNull();
    stop();
  });

  it('stays when the same shopper is told of again', async () => {
    const { send, is, shown, asked, answered, stop } = opens();
    send({ type: 'rows.need' });
    await answered(some);
    is('aroha');
    expect([shown(), asked()]).toEqual([{ state: 'suggesting', rows: [usual] }, 1]);
    stop();
  });

  it('goes with its shopper, an answer on its way too, and is asked for of the next', async () => {
    const { send, is, state, shown, questions, answer, snapshot, stop } = opens();
    send({ type: 'rows.need' });
    is('hemi');
    await answer(questions[0] as never, some);
    expect([state(), shown().rows, snapshot().context['subject'], questions.length]).toEqual([
      'resting',
      [],
      'hemi',
      1,
    ]);
    send({ type: 'rows.need' });
    expect([state(), questions.length]).toEqual(['asking', 2]);
    stop();
  });
});
