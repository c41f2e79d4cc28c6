import { parseArgs } from 'node:util';

export type Arguments = {
  readonly shoppers: number;
  readonly seed: number;
  readonly together: number;
  /** No world is begun after so many minutes of the real clock; 0 for as long as it takes. */
  readonly minutes: number;
  /** This one world alone, by the seed that a report names; null for one after another. */
  readonly world: number | null;
  readonly out: string;
};

const whole = (text: string): number | null => (/^\d{1,10}$/.test(text) ? Number(text) : null);

export const usage =
  'npm run simulate -- --shoppers N --seed S [--together N] [--minutes N] [--out FOLDER], or --world S [--together N] for one world (whole numbers)';

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
    if (world === null) return null;
    if (!shoppers || seed === null || minutes === null || !together || together > 200) return null;
    const one = values.world === undefined ? null : world;
    return { shoppers: one === null ? shoppers : together, seed, together, minutes, world: one, out: values.out };
  } catch {
    return null;
  }
}
