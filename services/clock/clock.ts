import type { ClockService } from './clock.contract.ts';

const noticeableMs = 250;
const smallStepBackMs = 1_000;

/**
 * Server time by the device's own clock and the last difference heard of. Differences that are only the road's are left
 * alone, and a small correction never makes time run backwards.
 */
export function createClock({ deviceNow }: { deviceNow: () => number }): ClockService {
  let offsetMs = 0;
  let latestMs = Number.NEGATIVE_INFINITY;
  return {
    nowMs: () => {
      const nowMs = Math.round(deviceNow() + offsetMs);
      latestMs = latestMs - nowMs < smallStepBackMs ? Math.max(latestMs, nowMs) : nowMs;
      return latestMs;
    },
    keepServerNow: (serverNowMs) => {
      const heardMs = serverNowMs - deviceNow();
      if (Math.abs(heardMs - offsetMs) > noticeableMs) offsetMs = heardMs;
    },
  };
}
