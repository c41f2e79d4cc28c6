import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { happens } from '../../tests/machines/kit/happens.ts';
import type { Happened, Rostered } from '../../tests/machines/kit/rostered.ts';
import { createWorld, type World } from '../../tests/machines/kit/world.ts';

/** Where a chart stands after something happened, and how it came there. */
export type Frame = {
  /** Ids of all states that are active. */
  readonly states: readonly string[];
  readonly value: unknown;
  readonly context: Readonly<Record<string, unknown>>;
  readonly arrows: readonly string[];
  /** Questions that are not answered yet. */
  readonly questions: readonly string[];
  /** In how long its next wait is over. */
  readonly nextWaitMs: number | null;
  /** How much time has passed on the simulated clock. */
  readonly passedMs: number;
  /** What it told others with this step. */
  readonly told: readonly string[];
  readonly fault: string | null;
  readonly snapshot: AnyMachineSnapshot;
};

const nodesOf = (world: World) =>
  (world.snapshot() as unknown as { _nodes: readonly { readonly id: string }[] })._nodes;
const nameOf = ({ type }: AnyEventObject) => type;

/** One life of a chart: what happens to it is kept as frames, of which the first is its beginning. */
export function beginLife(chart: Rostered, input: unknown) {
  const world = createWorld(chart.machine, { input });
  let heard = 0;
  const read = (fault: string | null): Frame => {
    const told = [...world.reports, ...world.emitted].map(nameOf);
    const news = told.length - heard;
    heard = told.length;
    const frame: Frame = {
      states: nodesOf(world).map(({ id }) => id),
      value: world.snapshot().value,
      context: world.snapshot().context as Readonly<Record<string, unknown>>,
      arrows: [...world.arrows],
      questions: world.open().map(({ name }) => name),
      nextWaitMs: world.clock.nextWaitMs,
      passedMs: world.clock.now(),
      told: news > 0 ? told.slice(-news) : [],
      fault: fault ?? (world.errors.length > 0 ? String(world.errors.at(-1)) : null),
      snapshot: world.snapshot(),
    };
    world.arrows.clear();
    return frame;
  };
  const first = read(null);
  return {
    world,
    first,
    async step(happened: Happened): Promise<Frame> {
      try {
        await happens(world, happened);
        return read(null);
      } catch (error) {
        return read((error as Error).message);
      }
    },
    end: () => world.stop(),
  };
}

/** Plays everything from the start: the first frame is the beginning, each further one comes after a step. */
export async function replayed(chart: Rostered, input: unknown, steps: readonly Happened[]): Promise<readonly Frame[]> {
  const life = beginLife(chart, input);
  const frames = [life.first];
  for (const step of steps) frames.push(await life.step(step));
  life.end();
  return frames;
}
