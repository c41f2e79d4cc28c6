import { cancelShown, type PastOrderContext, pastOrderMachine, pastOrderShown } from '#machines/past-order/index.ts';
import type { PastOrder } from '#services/orders/past-orders.contract.ts';
import { orderSample } from '#ui/pages/orders/sample-orders.ts';
import { wantedOf } from '../kit/wanted.ts';
import { createWorld } from '../kit/world.ts';
import { orderId } from './past-order.roster.ts';

/** The page of one order, and what its shopper sees of it. */
export function enters(subject: string | null = 'aroha') {
  const world = createWorld(pastOrderMachine, { input: { subject } });
  const question = (name: string) => {
    const asked = world.open().find((one) => one.name === name);
    if (!asked) throw new Error(`Nobody asks ${name}.`);
    return asked;
  };
  const send = world.chart.send.bind(world.chart);
  return {
    ...world,
    send,
    opens: (id = orderId) => send({ type: 'order.open', orderId: id }),
    confirms: (key: string) => send({ type: 'cancel.confirm', key }),
    is: (name: string | null) => send({ type: 'user.changed', subject: name, isShopper: name !== null }),
    context: () => world.snapshot().context as PastOrderContext,
    shown: () => pastOrderShown(world.snapshot() as never),
    cancel: () => cancelShown(world.snapshot() as never),
    asked: () => world.open().map(({ name }) => name),
    cancels: () => world.questions.filter(({ name }) => name === 'cancelOrder').length,
    wanted: (name: string) => wantedOf(world, name),
    answered: (name: string, answer: unknown) => world.answer(question(name), answer),
    refused: (name: string, error: unknown) => world.refuse(question(name), error),
  };
}

export async function reads(order: PastOrder = orderSample) {
  const entered = enters();
  entered.opens(order.orderId);
  await entered.answered('loadOrder', order);
  return entered;
}

export async function cancels() {
  const entered = await reads();
  entered.confirms('one');
  return entered;
}
