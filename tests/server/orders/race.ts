import type { DatabaseTarget } from '#server/db/open.ts';
import type { Broken } from './history.ts';
import { openRaceShop, type Racer } from './race.shop.ts';
import { trial, type Trial } from './race.trial.ts';

const atOnce = 6;
const between = 60;
/** After five payments in vain nobody pays for a quarter of an hour, so there are enough others. */
const racersFor = (trials: number) => Math.max(4 * atOnce, Math.ceil(trials / 8));

export type OrderRace = {
  readonly counts: {
    readonly trials: number;
    readonly copies: number;
    readonly placed: number;
    readonly declined: number;
    readonly charges: number;
    /** Charges that the bank was asked for more than once. */
    readonly again: number;
    readonly refused: Readonly<Record<string, number>>;
  };
  readonly broken: readonly Broken[];
  readonly deadlocks: number | null;
};

/** Trials of two to twenty copies of one placement, at two processes on one database. */
export async function orderRace(
  target: DatabaseTarget,
  folder: string,
  trials: number,
  seed: number,
): Promise<OrderRace> {
  const shop = await openRaceShop({ target, folder, racers: racersFor(trials), seed, declining: 0.12 });
  const done: Trial[] = [];
  const broken: Broken[] = [];
  const ready = [...shop.racers];
  let begun = 0;
  const run = async (until: number) => {
    while (begun < until) {
      const racer = ready.shift() as Racer;
      const one = await trial(shop, racer, ++begun);
      done.push(one);
      if (!one.refused.includes('TooMany')) ready.push(racer);
    }
  };
  while (begun < trials && broken.length === 0) {
    const until = Math.min(trials, begun + between);
    await Promise.all(Array.from({ length: atOnce }, () => run(until)));
    broken.push(...(await shop.look()));
  }
  const deadlocks = await shop.deadlocks();
  const { asked, again } = shop.bank.counts;
  await shop.close();
  const told = (state: string) => done.flatMap((one) => one.told).filter((one) => one.state === state).length;
  const refused: Record<string, number> = {};
  for (const code of done.flatMap((one) => one.refused)) refused[code] = (refused[code] ?? 0) + 1;
  const copies = done.reduce((sum, one) => sum + one.copies, 0);
  const counts = { trials: begun, copies, placed: told('placed'), declined: told('declined') };
  return { counts: { ...counts, charges: asked, again, refused }, broken, deadlocks };
}
