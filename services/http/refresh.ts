import type { ClockService } from '../clock/clock.contract.ts';

const quietMs = 5_000;

/** Asks for a new session at most once in five seconds; whoever comes in between shares its end. Never throws. */
export function createRefresh(clock: ClockService, refreshSession: () => Promise<void>): () => Promise<boolean> {
  let askedMs = Number.NEGATIVE_INFINITY;
  let isFresh = Promise.resolve(false);
  return () => {
    const nowMs = clock.nowMs();
    if (nowMs - askedMs >= quietMs) {
      askedMs = nowMs;
      isFresh = refreshSession().then(
        () => true,
        () => false,
      );
    }
    return isFresh;
  };
}
