import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { createWorld } from './world.ts';

/** A chart and short words for what a test does with it: say something, answer a question by its name, look. */
export function staged<Context = Record<string, unknown>>(machine: unknown, input?: unknown) {
  const world = createWorld(machine as AnyStateMachine, { input });
  const open = (name: string) => {
    const question = world.open().findLast((one) => one.name === name);
    if (!question) throw new Error(`"${name}" is not asked now.`);
    return question;
  };
  return {
    world,
    send: (...events: readonly AnyEventObject[]) => {
      for (const event of events) world.chart.send(event);
    },
    answer: (name: string, answer: unknown = null) => world.answer(open(name), answer),
    refuse: (name: string, error: unknown) => world.refuse(open(name), error),
    /** What is asked and not answered yet. */
    asking: () => world.open().map(({ name }) => name),
    /** How often it was asked, ever. */
    count: (name: string) => world.questions.filter((question) => question.name === name).length,
    state: () => world.snapshot().value as unknown,
    tags: () => [...world.snapshot().tags].sort(),
    context: () => world.snapshot().context as Context,
    told: () => world.emitted,
    types: () => world.emitted.map(({ type }) => type),
  };
}
export type Staged<Context = Record<string, unknown>> = ReturnType<typeof staged<Context>>;
