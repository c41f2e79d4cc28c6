import { placingMachine } from '#machines/placing/index.ts';
import { createWorld } from '../kit/world.ts';
import { attempt, card } from './placing.roster.ts';

export const placement = { expectedTotalCents: 5_000, instrumentId: card, isOfAge: true };
export const other = { subject: 'aroha', orderId: 'other', orderNumber: 'K1002' } as const;

export function paying(kept: typeof attempt | null = null) {
  const world = createWorld(placingMachine, { input: { subject: 'aroha' } });
  const send = world.chart.send.bind(world.chart);
  const now = () => world.snapshot() as never;
  const asked = () => world.open().map(({ name }) => name);
  const answer = async (said: unknown) => {
    const [question] = world.open();
    if (question) await world.answer(question, said);
  };
  const refuse = async (error: unknown) => {
    const [question] = world.open();
    if (question) await world.refuse(question, error);
  };
  send({ type: 'attempt.told', attempt: kept, isUnderWay: false });
  const press = async () => {
    send({ type: 'order.place', placement });
    await answer(undefined);
    await answer(attempt);
  };
  const said = () => world.emitted.map(({ type }) => type);
  return { world, send, now, asked, answer, refuse, press, said };
}
