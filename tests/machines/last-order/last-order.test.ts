import { expect, it } from 'vitest';
import { lastOrderIn, lastOrderMachine } from '#machines/last-order/index.ts';
import { createWorld } from '../kit/world.ts';
import { order, terms } from './last-order.roster.ts';

const open = (input = { subject: 'aroha', mayAsk: true }) => {
  const world = createWorld(lastOrderMachine, { input });
  return { ...world, shown: () => lastOrderIn(world.snapshot() as never) };
};

it('the last order is asked for of a shopper who has ordered and changes nothing, once [A6.12]', async () => {
  const { chart, questions, answer, shown } = open();
  expect(questions).toHaveLength(0);
  chart.send({ type: 'lastOrder.need' });
  chart.send({ type: 'lastOrder.need' });
  expect(questions).toHaveLength(1);
  await answer(questions[0]!, order);
  expect(shown()).toEqual(order);
});

it('nothing is asked while an order is changed, and what stood there goes [A6.12]', async () => {
  const { chart, questions, answer, shown } = open();
  chart.send({ type: 'lastOrder.need' });
  await answer(questions[0]!, order);
  chart.send(terms({ isChangingOrder: true }));
  expect(shown()).toBeNull();
  chart.send({ type: 'lastOrder.reload' });
  expect(questions).toHaveLength(1);
  chart.send(terms());
  expect(questions).toHaveLength(2);
});

it('nothing is asked of whoever has ordered nothing, or is nobody [A6.12]', () => {
  for (const input of [
    { subject: 'aroha', mayAsk: false },
    { subject: null as never, mayAsk: false },
  ]) {
    const { chart, questions } = open(input);
    chart.send({ type: 'lastOrder.need' });
    chart.send(terms({ orderCount: 0 }));
    expect(questions).toHaveLength(0);
  }
});

it('an order that cannot be changed any more is not offered to be edited [B3.50]', async () => {
  const { chart, questions, answer, shown } = open();
  chart.send({ type: 'lastOrder.need' });
  await answer(questions[0]!, { ...order, isChangeable: false });
  expect(shown()).toBeNull();
});

it('a store that does not say is asked again by the next page', async () => {
  const { chart, questions, refuse, shown } = open();
  chart.send({ type: 'lastOrder.need' });
  await refuse(questions[0]!, new Error('down'));
  expect(shown()).toBeNull();
  chart.send({ type: 'lastOrder.need' });
  expect(questions).toHaveLength(2);
});
