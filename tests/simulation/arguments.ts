import { parseArgs } from 'node:util';
import type { Engine } from '#server/db/database.ts';

export type Arguments = {
  readonly shoppers: number;
  readonly seed: number;
  readonly together: number;
  /** No world is begun after so many minutes of the real clock; 0 for as long as it takes. */
  readonly minutes: number;
  /** This one world alone, by the seed that a report names; null for one after another. */
  readonly world: number | null;
  readonly engine: Engine;
  readonly out: string;
};

const engines: readonly Engine[] = ['sqlite', 'postgres'];
const whole = (text: string): number | null => (/^\d{1,10}$/.test(text) ? Number(text) : null);

export const usage =
  'npm run simulate -- --shoppers N --seed S [--together N] [--minutes N] [--engine sqlite|postgres] [--out FOLDER], or --world S [--together N] for one world (whole numbers)';

/** What was asked for, or null when it cannot be meant. Without a seed it is the same every time. */
export function readArguments(argv: readonly string[]): Arguments | null {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        shoppers: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        together: { type: 'string', default: '25' },
        minutes: { type: 'string', default: '0' },
        world: { type: 'string' },
        engine: { type: 'string', default: 'sqlite' },
        out: { type: 'string', default: 'test-results' },
      },
    });
    const [shoppers, seed, together, minutes, world] = [
      whole(values.shoppers),
      whole(values.seed),
      whole(values.together),
      whole(values.minutes),
      whole(values.world ?? '0'),
    ];
    const engine = engines.find((name) => name === values.engine);
    if (world === null || engine === undefined) return null;
    if (!shoppers || seed === null || minutes === null || !together || together > 200) return null;
    const one = values.world === undefined ? null : world;
    return {
      shoppers: one === null ? shoppers : together,
      seed,
      together,
      minutes,
      world: one,
      engine,
      out: values.out,
    };
  } catch {
    return null;
  }
}
