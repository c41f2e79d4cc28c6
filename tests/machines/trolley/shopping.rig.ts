import type { AnyEventObject } from 'xstate';
import { type TrolleyContext, trolleyMachine } from '#machines/trolley/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld } from '../kit/world.ts';

export const [milk, bread] = ['200001', '200002'] as const;
export const offline = new FaultError({ tag: 'offline', message: 'Offline.' });
export const refusal = new FaultError({ tag: 'refused', status: 400, code: 'Invalid', message: 'No more than 2.' });

/** The trolley of somebody, and a store that answers when it is told to. */
export function shopping(subject: string | null = 'mere') {
  const world = createWorld(trolleyMachine, { input: { subject } });
  const send = (event: AnyEventObject) => world.chart.send(event);
  const context = () => world.snapshot().context as TrolleyContext;
  const knowing = () => (world.snapshot().value as { knowing: string }).knowing;
  const asked = () => world.open().map(({ name }) => name);
  const question = (name: string) => {
    const found = world.open().find((one) => one.name === name);
    if (!found) throw new Error(`Nobody asked for ${name}; open: ${asked().join(', ')}.`);
    return found;
  };
  const answer = (name: string, said: unknown) => world.answer(question(name), said);
  const refuse = (name: string, error: unknown = offline) => world.refuse(question(name), error);
  const set = (amount: number, sku: string = milk) =>
    send({ type: 'line.set', sku, amount, unit: 'Each', source: 'Card' });
  const said = (type: string) => world.emitted.filter((one) => one.type === type);
  const times = (name: string) => world.questions.filter((one) => one.name === name).length;
  return { world, send, context, knowing, asked, answer, refuse, set, said, times };
}
