import { describe, expect, it } from 'vitest';
import { pastOrdersMachine, pastOrdersShown } from '#machines/past-orders/index.ts';
import { FaultError } from '#services/fault.ts';
import { wantedOf } from '../kit/wanted.ts';
import { createWorld } from '../kit/world.ts';
import { none, some } from './past-orders.roster.ts';

const down = new FaultError({ tag: 'offline', message: 'Offline.' });
const asked = { show: 'past' } as const;
const nothing = { state: 'reading', asked: {}, orders: null, fault: null };

function opens(subject: string | null = 'aroha') {
  const world = createWorld(pastOrdersMachine, { input: { subject } });
  const last = () => world.open().at(-1) as never;
  return {
    ...world,
    send: world.chart.send.bind(world.chart),
    is: (name: string | null) => world.chart.send({ type: 'user.changed', subject: name, isShopper: name !== null }),
    shown: () => pastOrdersShown(world.snapshot() as never),
    wanted: () => wantedOf(world, 'loadOrders'),
    answered: (answer: unknown) => world.answer(last(), answer),
    refused: () => world.refuse(last(), down),
  };
}

describe('The orders of a shopper', () => {
  it('are asked for as the address says, and are known or are none', async () => {
    const { send, shown, wanted, answered, stop } = opens();
    send({ type: 'orders.open', asked });
    expect(wanted()).toEqual({ asked });
    await answered(some);
    expect(shown()).toEqual({ state: 'shown', asked, orders: some, fault: null });
    send({ type: 'orders.reload' });
    expect([shown().state, wanted()]).toEqual(['reading', { asked }]);
    await answered(none);
    expect(shown()).toEqual({ state: 'empty', asked, orders: none, fault: null });
    stop();
  });

  it.each([some, none])('say why they did not come, until they do', async (answer) => {
    const { send, shown, snapshot, answered, refused, stop } = opens();
    send({ type: 'orders.open', asked });
    await refused();
    expect([shown(), snapshot().hasTag('failed')]).toEqual([
      { state: 'failed', asked, orders: null, fault: down.fault },
      true,
    ]);
    send({ type: 'orders.reload' });
    await answered(answer);
    expect(shown().fault).toBeNull();
    stop();
  });

  it('are not read anew before a page has asked for any', () => {
    const { send, questions, snapshot, stop } = opens();
    send({ type: 'orders.reload' });
    expect([questions, snapshot().value]).toEqual([[], 'resting']);
    stop();
  });

  it('stay when the same shopper is told of again', async () => {
    const { send, is, shown, questions, answered, stop } = opens();
    send({ type: 'orders.open', asked });
    await answered(some);
    is('aroha');
    expect([shown(), questions.length]).toEqual([{ state: 'shown', asked, orders: some, fault: null }, 1]);
    stop();
  });

  it.each([
    ['is signed out', { type: 'session.ended' }],
    ['is somebody else', { type: 'user.changed', subject: 'hemi', isShopper: true }],
  ])('go when the shopper %s, and one on its way is called off', async (_, event) => {
    const { send, shown, snapshot, questions, answer, stop } = opens();
    send({ type: 'orders.open', asked });
    send(event);
    await answer(questions[0] as never, some);
    send({ type: 'orders.reload' });
    expect([shown(), snapshot().value, questions.length]).toEqual([nothing, 'resting', 1]);
    stop();
  });

  it('are those of the next shopper once a page asks for them, and nobody’s where nobody is', async () => {
    const { send, is, shown, questions, answered, stop } = opens();
    is('hemi');
    send({ type: 'orders.open', asked });
    await answered(some);
    expect(shown().orders).toEqual(some);
    send({ type: 'session.ended' });
    send({ type: 'orders.open', asked });
    expect([questions.length, shown()]).toEqual([1, nothing]);
    stop();
  });
});
