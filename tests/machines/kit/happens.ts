import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Happened } from './rostered.ts';
import type { World } from './world.ts';

const done = 'xstate.done.actor.';
const failed = 'xstate.error.actor.';
const after = 'xstate.after.';

const openQuestion = (world: World, name: string) => world.open().find((question) => question.name === name);

function asked(world: World, name: string) {
  const question = openQuestion(world, name);
  if (!question) {
    const open = world.open().map((each) => each.name);
    throw new Error(`Nobody asks "${name}" now. ${open.length > 0 ? `Asked is: ${open.join(', ')}.` : ''}`.trim());
  }
  return question;
}

/** Lets one thing happen to a chart: it is told something, a question of it is answered or fails, time passes. */
export async function happens(world: World, happened: Happened): Promise<void> {
  switch (happened.kind) {
    case 'event':
      world.chart.send(happened.event);
      break;
    case 'answer':
      await world.answer(asked(world, happened.name), happened.output);
      break;
    case 'refusal':
      await world.refuse(asked(world, happened.name), happened.error);
      break;
    case 'late': {
      const late = world.questions.find(
        ({ name, signal, isAnswered }) => name === happened.name && signal.aborted && !isAnswered,
      );
      if (late) await world.answer(late, null);
      break;
    }
    case 'wait':
      world.clock.increment(happened.ms);
      break;
  }
}

/** What has to happen to a real chart so that it is told what a generated path says next. */
export function happenedOf(machine: AnyStateMachine, world: World, event: AnyEventObject): Happened {
  const { type } = event;
  if (type.startsWith(after)) {
    const name = type.slice(after.length).split('.', 1)[0] ?? '';
    const delay = (machine.implementations.delays as Record<string, unknown>)[name] ?? Number(name);
    const { context } = world.snapshot();
    return { kind: 'wait', ms: typeof delay === 'function' ? delay({ context, event }, undefined) : (delay as number) };
  }
  const asks = (prefix: string) => type.startsWith(prefix) && openQuestion(world, type.slice(prefix.length));
  if (asks(done)) return { kind: 'answer', name: type.slice(done.length), output: event['output'] };
  if (asks(failed)) return { kind: 'refusal', name: type.slice(failed.length), error: event['error'] };
  return { kind: 'event', event };
}
