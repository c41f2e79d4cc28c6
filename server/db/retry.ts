import type { Clock, Random } from '../world.ts';

export type Pace = { readonly clock: Pick<Clock, 'sleep'>; readonly random: Pick<Random, 'fraction'> };

/** The database was taken by others for longer than anyone should wait. Trying again later is fine. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
  constructor(cause: unknown) {
    super('The database is busy.', { cause });
  }
}

const longestWaitMs = 5_000;
const longestPauseMs = 64;

/** Tries again while the error says "another transaction was first", with growing, scattered pauses between. */
export async function retrying<T>(
  pace: Pace,
  isLost: (error: unknown) => boolean,
  attempt: () => Promise<T>,
): Promise<T> {
  let waitedMs = 0;
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLost(error)) throw error;
      if (waitedMs >= longestWaitMs) throw new DatabaseBusy(error);
      const pauseMs = Math.min(2 ** tries, longestPauseMs) * (0.5 + pace.random.fraction());
      waitedMs += pauseMs;
      await pace.clock.sleep(pauseMs);
    }
  }
}
