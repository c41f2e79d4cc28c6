import { hashOf } from '#fixtures/random.ts';
import { tick } from '../kit/world.ts';
import { openWorld } from './tabs.world.ts';

const lifeEvents = 250;
const storyOf = (story: readonly string[], message: string): string =>
  story
    .filter((line) => line.startsWith(/\d{6}/.exec(message)?.[0] ?? ''))
    .slice(-25)
    .join('\n');

export type TabsWalked = { readonly hash: number };

/** Taps, answers, losses, reloads and words between tabs in any order; after each it is looked at all tabs. */
export async function walkTabs({
  events,
  seed,
}: {
  readonly events: number;
  readonly seed: number;
}): Promise<TabsWalked> {
  let hash = 0;
  let life = 0;
  for (let done = 0; done < events; life += 1) {
    const world = openWorld(seed * 1_000_003 + life);
    const told: string[] = [];
    try {
      for (let at = 0; at < lifeEvents && done < events; at += 1, done += 1) {
        told.push(await world.step());
        await tick();
        world.see();
      }
      await world.settle();
    } catch (error) {
      throw new Error(
        `Trolley in tabs, seed ${seed}, event ${done}: ${(error as Error).message}\n${told.slice(-12).join(', ')}\n${storyOf(world.story, (error as Error).message)}`,
        { cause: error },
      );
    }
    hash = hashOf(world.trace(), hash);
    world.stop();
    await tick();
  }
  return { hash };
}
