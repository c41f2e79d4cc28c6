import { hashOf } from '#fixtures/random.ts';
import { tick } from '../kit/world.ts';
import { openWorld } from './placing.world.ts';

const lifeEvents = 250;

type Walk = { readonly events: number; readonly seed: number };
export type Walked = { readonly hash: number };

/** Presses, answers lost, late, twice or rubbish, reloads and crashes in any order; after each it is looked at all tabs. */
const walkWith =
  (mostTabs: number) =>
  async ({ events, seed }: Walk): Promise<Walked> => {
    let hash = 0;
    let life = 0;
    for (let done = 0; done < events; life += 1) {
      const world = openWorld(seed * 1_000_003 + life, mostTabs);
      const said: string[] = [];
      try {
        for (let at = 0; at < lifeEvents && done < events; at += 1, done += 1) {
          said.push(await world.step());
          await tick();
          world.see();
        }
        await world.settle();
      } catch (error) {
        throw new Error(
          `Placing, seed ${seed}, event ${done}: ${(error as Error).message}\n${said.slice(-20).join(', ')}`,
          { cause: error },
        );
      }
      hash = hashOf(world.trace(), hash);
      world.stop();
      await tick();
    }
    return { hash };
  };

export const walkPlacing = walkWith(1);
export const walkPlacingTabs = walkWith(3);
