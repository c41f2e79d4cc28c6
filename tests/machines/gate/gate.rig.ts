import { type GateContext, gateMachine, type GateReport } from '#machines/gate/index.ts';
import type { GatedAction, KeptAction, Visitor } from '#services/gate/gate.words.ts';
import { createWorld } from '../kit/world.ts';
import { askedAtMs, keyOf } from './gate.roster.ts';

/** The gate with somebody before it, and with what the page before kept. */
export function enters(visitor: Visitor, kept: KeptAction | null = null, hasOffered = false) {
  const world = createWorld(gateMachine, { input: { visitor, kept, hasOffered } });
  const send = (event: object) => world.chart.send(event as never);
  const answer = async (name: string, output: unknown = null) => {
    const question = world.open().find((one) => one.name === name);
    if (!question) throw new Error(`Nobody asked for ${name}.`);
    await world.answer(question, output);
  };
  return {
    world,
    send,
    answer,
    ask: (action: GatedAction, digit = 1) => send({ type: 'action.ask', action, key: keyOf(digit), nowMs: askedAtMs }),
    tell: (told: Visitor) => send({ type: 'visitor.told', visitor: told }),
    choose: (isChosen: boolean, role = visitor.role, digit = 1) =>
      send({ type: 'words.ended', id: `${keyOf(digit)} ${role}`, isChosen }),
    claim: (more: object = {}) => answer('claimAction', { isOurs: true, nowMs: askedAtMs + 1, ...more }),
    granted: () => world.reports.filter(({ type }) => type === 'action.granted').map(({ key }) => key as string),
    told: () => world.emitted as unknown as GateReport[],
    state: () => world.snapshot().value,
    context: () => world.snapshot().context as GateContext,
  };
}
