import { expect } from 'vitest';
import { sessionMachine } from '#machines/session/index.ts';
import { FaultError } from '#services/fault.ts';
import { whoAnswer } from '../kit/answers.ts';
import { createWorld } from '../kit/world.ts';

/** No answer, and no way to one. */
export const offline = new FaultError({ tag: 'offline', message: 'You are offline.' });
export const refused = (status: number, code: 'AccountMissing' | 'SubjectChanged') =>
  new FaultError({ tag: 'refused', status, code, message: 'Refused.' });
export const moana = { isLoggedIn: true, isShopper: true, shopperScvId: 'moana', firstName: 'Moana' };
export const ari = { isLoggedIn: true, shopperScvId: 'ari' };

/** A session whose first question is answered with that, if anything; what it told of that is forgotten. */
export async function asked(first?: Parameters<typeof whoAnswer>[0]) {
  const world = createWorld(sessionMachine);
  const session = () => world.snapshot() as ReturnType<typeof sessionMachine.resolveState>;
  const only = () => {
    const open = world.open();
    expect(open).toHaveLength(1);
    return open[0] as NonNullable<(typeof open)[0]>;
  };
  const answer = (value: unknown) => world.answer(only(), value);
  const refuse = (error: unknown) => world.refuse(only(), error);
  const send = world.chart.send.bind(world.chart);
  const names = () => world.questions.map(({ name }) => name);
  if (first) await answer(whoAnswer(first));
  if (first) world.reports.length = world.emitted.length = world.questions.length = 0;
  return { world, session, answer, refuse, send, names, only };
}
/** The words of what it told, in order. */
export const told = (world: { emitted: readonly { type: string }[] }) => world.emitted.map(({ type }) => type);
