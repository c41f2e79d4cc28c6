import { realTimers, type Timers } from '#services/clock/timers.ts';

/** A tab that is out of sight draws no frames. */
const unseenMs = 50;

/** Runs what is to be told once a frame. */
export const framesOf =
  (page: Window, timers: Timers = realTimers) =>
  (run: () => void): void => {
    if (page.document.visibilityState === 'visible') page.requestAnimationFrame(run);
    else timers.setTimeout(run, unseenMs);
  };
