import type { AnyEventObject } from 'xstate';
import { roster } from '../../machines/kit/roster.ts';
import { createWorld } from '../../machines/kit/world.ts';

export type Known = { readonly chart: string; readonly of: unknown };

/** What every chart knows and hears on a short walk of its roster. */
export async function knownOfCharts(): Promise<{
  readonly contexts: readonly Known[];
  readonly events: readonly Known[];
}> {
  const contexts: Known[] = [];
  const events: Known[] = [];
  for (const { machine, inputs, events: next, answers } of roster)
    for (const input of inputs) {
      const world = createWorld(machine, { input });
      const chart = machine.id;
      const look = () => void contexts.push({ chart, of: world.snapshot().context });
      const tell = (event: AnyEventObject) => {
        events.push({ chart, of: event });
        if (world.snapshot().status === 'active') world.chart.send(event);
        look();
      };
      look();
      for (const event of next(world.snapshot().context)) {
        tell(event);
        for (const question of world.open()) {
          const [answer] = answers[question.name] ?? [];
          if (answer !== undefined) await world.answer(question, answer);
          look();
        }
      }
      world.stop();
    }
  return { contexts, events };
}
