import { describe, expect, it } from 'vitest';
import { cancelShown, pastOrderMachine, pastOrderShown } from '#machines/past-order/index.ts';
import { cancelledSample, orderSample } from '#ui/pages/orders/sample-orders.ts';
import { createWorld } from '../kit/world.ts';
import { done, lost, orderId, otherId, refusal } from './past-order.roster.ts';

function open() {
  const world = createWorld(pastOrderMachine, { input: { subject: 'aroha' } });
  const { chart, questions } = world;
  const last = (name: string) => questions.findLast((question) => question.name === name)!;
  return {
    ...world,
    last,
    count: (name: string) => questions.filter((question) => question.name === name).length,
    shown: () => pastOrderShown(world.snapshot() as never),
    cancel: () => cancelShown(world.snapshot() as never),
    context: () => world.snapshot().context as { attempt: { key: string } | null },
    opens: async (order = orderSample) => {
      chart.send({ type: 'order.open', orderId: order.orderId });
      await world.answer(last('loadOrder'), order);
    },
  };
}
const confirm = (key: string) => ({ type: 'cancel.confirm', key });

describe('One order', () => {
  it('is read, and read anew its last state stays on show [B7.32]', async () => {
    const { opens, chart, last, refuse, shown } = open();
    await opens();
    expect(shown()).toEqual({ state: 'shown', order: orderSample, isOld: false });
    chart.send({ type: 'order.reload' });
    expect(shown()).toMatchObject({ state: 'shown', isOld: false });
    await refuse(last('loadOrder'), lost);
    expect(shown()).toMatchObject({ state: 'shown', order: orderSample, isOld: true });
  });

  it('that is not there is missing, and one that did not come is not', async () => {
    const { chart, last, refuse, shown } = open();
    chart.send({ type: 'order.open', orderId });
    await refuse(last('loadOrder'), lost);
    expect(shown().state).toBe('failed');
    chart.send({ type: 'order.reload' });
    await refuse(last('loadOrder'), refusal('NotFound', 404));
    expect(shown().state).toBe('missing');
  });

  it('is never shown as another one', async () => {
    const { opens, chart, questions, answer, shown } = open();
    await opens();
    chart.send({ type: 'order.open', orderId: otherId });
    expect(shown().order).toBeNull();
    chart.send({ type: 'order.open', orderId });
    await answer(questions[1]!, { ...orderSample, orderId: otherId });
    expect(shown().order).toBeNull();
  });
});

describe('Cancelling an order', () => {
  it('is asked of the store once, and its end is told [A1.21]', async () => {
    const { opens, chart, last, count, answer, cancel, emitted, reports } = open();
    await opens();
    chart.send(confirm('one'));
    chart.send(confirm('two'));
    expect([count('cancelOrder'), cancel().state]).toEqual([1, 'cancelling']);
    await answer(last('cancelOrder'), done());
    expect(cancel().state).toBe('cancelled');
    expect(emitted).toEqual([{ type: 'order.cancelled', orderId }]);
    expect(reports.map(({ type }) => type)).toContain('context.told');
  });

  it('keeps its key while answers are lost, and asks again by itself [A1.21]', async () => {
    const { opens, chart, clock, last, count, answer, refuse, cancel, context } = open();
    await opens();
    chart.send(confirm('one'));
    for (const [times, error] of [lost, refusal('Unexpected', 500), refusal('Busy', 503)].entries()) {
      await refuse(last('cancelOrder'), error);
      expect([cancel().state, context().attempt?.key]).toEqual(['doubtful', 'one']);
      chart.send(confirm('two'));
      clock.increment(30_000);
      expect([count('cancelOrder'), context().attempt?.key]).toEqual([times + 2, 'one']);
    }
    await answer(last('cancelOrder'), done());
    expect([cancel().state, context().attempt]).toEqual(['cancelled', null]);
  });

  it('is asked at once where somebody does not want to wait', async () => {
    const { opens, chart, last, count, refuse } = open();
    await opens();
    chart.send(confirm('one'));
    await refuse(last('cancelOrder'), lost);
    chart.send({ type: 'cancel.retry' });
    expect(count('cancelOrder')).toBe(2);
  });

  it('that is refused says why in the words of the store, and a new try has a new key [A8.18]', async () => {
    const { opens, chart, last, refuse, cancel, emitted, context } = open();
    await opens();
    chart.send(confirm('one'));
    await refuse(last('cancelOrder'), refusal('OrderAlreadyPicking', 409, 'Our team are picking.'));
    expect(cancel()).toMatchObject({ state: 'refused', fault: { message: 'Our team are picking.' } });
    expect(emitted.map(({ type }) => type)).toEqual(['cancel.refused']);
    chart.send(confirm('two'));
    expect(context().attempt?.key).toBe('two');
  });

  it('is offered only where the store allows it', async () => {
    const { opens, chart, count } = open();
    await opens(cancelledSample);
    chart.send(confirm('one'));
    expect(count('cancelOrder')).toBe(0);
  });

  it('of one order goes on while another one is looked at, and says nothing of that', async () => {
    const { opens, chart, last, answer, cancel, emitted } = open();
    await opens();
    chart.send(confirm('one'));
    chart.send({ type: 'order.open', orderId: otherId });
    expect(cancel().state).toBe('idle');
    await answer(last('cancelOrder'), done());
    expect([cancel().state, emitted]).toEqual(['idle', [{ type: 'order.cancelled', orderId }]]);
  });
});
