import type { DatabaseTarget } from '#server/db/open.ts';
import { realWorld } from '../../world.ts';
import type { Broken } from '../history.ts';
import { openRaceShop, type Racer, type RaceShop } from '../race.shop.ts';
import { brokenChanges, type Stood, type Tried } from './laws.ts';
import { stoodIn } from './stood.ts';
import { changeTrial, type Outcome } from './trial.ts';

const atOnce = 6;
const between = 60;
const quietMs = 20_000;
const lookEveryMs = 100;

export type ChangeRace = {
  readonly counts: Readonly<Record<'trials' | 'saved' | 'refused' | 'declined' | 'cancelled' | 'picked', number>>;
  readonly broken: readonly Broken[];
  readonly deadlocks: number | null;
};

/** When nobody is at work any more: or so long after, what is not known then. */
async function quiet(shop: RaceShop): Promise<Stood> {
  const untilMs = realWorld.clock.nowMs() + quietMs;
  for (;;) {
    const stood = await stoodIn(shop);
    if (stood.unknown.length === 0 || realWorld.clock.nowMs() > untilMs) return stood;
    await realWorld.clock.sleep(lookEveryMs);
  }
}

/** How often everything may be tried again for what has not happened yet: chance decides who comes first. */
const mostTimes = 4;

/** Orders that are changed, saved twice, cancelled and picked at once, at two processes and by whoever picks. */
export async function changeRace(
  target: DatabaseTarget,
  folder: string,
  trials: number,
  seed: number,
): Promise<ChangeRace> {
  const racers = Math.max(4 * atOnce, Math.ceil(trials / 4));
  const shop = await openRaceShop({ target, folder, racers, seed, declining: 0.12 });
  const done: Outcome[] = [];
  const broken: Broken[] = [];
  const ready = [...shop.racers];
  let begun = 0;
  const run = async (until: number) => {
    while (begun < until) {
      begun++;
      const racer = ready.shift() as Racer;
      done.push(await changeTrial(shop, racer));
      ready.push(racer);
    }
  };
  const tried = (): readonly Tried[] => done.flatMap((one) => one.tried ?? []);
  const told = (state: string) => tried().filter((one) => one.told === state).length;
  const counted = () => ({
    trials: tried().length,
    saved: told('placed'),
    declined: told('declined'),
    refused: told('refused'),
    cancelled: done.filter(({ cancelled }) => cancelled).length,
    picked: done.filter(({ picked }) => picked).length,
  });
  const hasSeenAll = () => Object.values(counted()).every((count) => count > 0);
  const isDue = () => begun < trials || (begun < mostTimes * trials && !hasSeenAll());
  while (isDue() && broken.length === 0) {
    const until = begun + Math.min(trials, between);
    const from = tried().length;
    await Promise.all(Array.from({ length: atOnce }, () => run(until)));
    broken.push(...brokenChanges(tried().slice(from), await quiet(shop)));
    broken.push(
      ...[...shop.strange.splice(0), ...shop.bank.strange.splice(0)].map((about) => ({ law: 'strange', about })),
    );
    await shop.refill();
  }
  const deadlocks = await shop.deadlocks();
  await shop.close();
  return { counts: counted(), broken, deadlocks };
}
