import { describe, expect, it } from 'vitest';
import { lastOrderIn, lastOrderMachine } from '#machines/last-order/index.ts';
import { createWorld } from '../kit/world.ts';
import { order, terms } from './last-order.roster.ts';

const newer = { ...order, orderNumber: 'K100-2' };
const down = new Error('down');

function opens(subject: string | null = 'aroha', mayAsk = true) {
  const world = createWorld(lastOrderMachine, { input: { subject, mayAsk } });
  const last = () => world.open().at(-1) as never;
  const send = world.chart.send.bind(world.chart);
  send({ type: 'lastOrder.need' });
  return {
    ...world,
    send,
    is: (name: string) => send({ type: 'user.changed', subject: name, isShopper: true }),
    state: () => world.snapshot().value,
    shown: () => lastOrderIn(world.snapshot() as never),
    asked: () => world.questions.length,
    answered: (answer: unknown) => world.answer(last(), answer),
    refused: () => world.refuse(last(), down),
  };
}

describe('The last order that is still to come', () => {
  it('is asked for again once something was ordered, and stands there until the answer', async () => {
    const { send, state, shown, asked, answered, stop } = opens();
    await answered(order);
    expect([state(), shown()]).toEqual(['told', order]);
    send({ type: 'lastOrder.reload' });
    expect([state(), shown(), asked()]).toEqual(['asking', order, 2]);
    await answered(newer);
    expect([state(), shown()]).toEqual(['told', newer]);
    stop();
  });

  it('goes when the store does not say any more how it comes', async () => {
    const { send, shown, snapshot, answered, refused, stop } = opens();
    await answered(order);
    send({ type: 'lastOrder.reload' });
    await refused();
    expect([shown(), snapshot().hasTag('failed')]).toEqual([null, true]);
    stop();
  });

  it.each(['lastOrder.need', 'lastOrder.reload'])('is asked for again after a failure (%s)', async (type) => {
    const { send, state, shown, asked, answered, refused, stop } = opens();
    await refused();
    send({ type });
    expect([state(), asked()]).toEqual(['asking', 2]);
    await answered(order);
    expect(shown()).toEqual(order);
    stop();
  });

  it('stays when the same shopper is told of again', async () => {
    const { is, state, shown, asked, answered, stop } = opens();
    await answered(order);
    is('aroha');
    expect([state(), shown(), asked()]).toEqual(['told', order, 1]);
    stop();
  });

  it('goes with its shopper, and that of the next is asked for once their terms are known', async () => {
    const { is, send, state, shown, snapshot, asked, answered, stop } = opens();
    await answered(order);
    is('hemi');
    expect([state(), shown(), asked()]).toEqual(['resting', null, 1]);
    expect(snapshot().context).toEqual({ subject: 'hemi', mayAsk: false, isNeeded: true, order: null });
    send(terms());
    expect([state(), asked()]).toEqual(['asking', 2]);
    await answered(newer);
    expect(shown()).toEqual(newer);
    stop();
  });

  it('is none of an answer that comes once its shopper has gone', async () => {
    const { is, state, shown, questions, answer, stop } = opens();
    is('hemi');
    await answer(questions[0] as never, order);
    expect([state(), shown(), questions.length]).toEqual(['resting', null, 1]);
    stop();
  });

  it('is asked for again after a change of an order, though the store had not said before', async () => {
    const { send, state, snapshot, asked, refused, stop } = opens();
    await refused();
    send(terms({ isChangingOrder: true }));
    expect([state(), snapshot().hasTag('failed'), asked()]).toEqual(['resting', false, 1]);
    send(terms());
    expect([state(), asked()]).toEqual(['asking', 2]);
    stop();
  });

  it('is not shown of nobody, whatever the terms say', () => {
    const { send, state, snapshot, asked, stop } = opens(null, false);
    send(terms());
    expect([state(), snapshot().context['mayAsk'], asked()]).toEqual(['resting', false, 0]);
    stop();
  });
});
