import { orderMachine, type OrderWish } from '#machines/order/index.ts';
import type { ActiveOrder } from '#services/orders/order.contract.ts';
import { orderWith } from '#services/orders/sample-order.rules.ts';
import { createWorld } from '../kit/world.ts';
import { changed } from './order.roster.ts';

/** An order that is asked for, over a world that answers when told. */
export function opening() {
  const world = createWorld(orderMachine, { input: { subject: 'aroha', terms: '' } });
  const send = world.chart.send.bind(world.chart);
  const now = () => world.snapshot() as never;
  const asked = () => world.open().map(({ name }) => name);
  const answer = async (given: unknown) => {
    const [question] = world.open();
    if (question) await world.answer(question, given);
  };
  const refuse = async (error: unknown = new Error('No answer.')) => {
    const [question] = world.open();
    if (question) await world.refuse(question, error);
  };
  /** Lets everything be answered that is on its way, the order as given. */
  const settle = async (active: ActiveOrder = orderWith()) => {
    while (world.open().length > 0) {
      const [name] = asked();
      await answer(name === 'saveWish' ? changed(active) : name === 'checkOrder' ? [] : { active, problems: [] });
    }
  };
  const make = (wish: OrderWish) => send({ type: 'wish.make', wish });
  const wishes = () => world.questions.filter(({ name }) => name === 'saveWish').length;
  return { world, send, now, asked, answer, refuse, settle, make, wishes };
}
/** One that is known. */
export async function opened(active: ActiveOrder = orderWith()) {
  const all = opening();
  await all.settle(active);
  return all;
}
export const typed = (text: string, field = 'notes') => ({ type: 'text.type', field, text });
export const accept: OrderWish = { kind: 'disclaimer', isAccepted: true };
