const nanoseconds = 1e6;

/** Whether the process is so late with everything that a new request had better come back in a moment. */
export interface Overload {
  isOverloaded(): boolean;
}

export const never: Overload = { isOverloaded: () => false };

/** How late the event loop was, in nanoseconds: what monitorEventLoopDelay gives. */
type Delay = { readonly count: number; percentile(percent: number): number; reset(): void };

/**
 * Judges by how late the event loop has been since the last look, at most once each `everyMs`. Give it a histogram that
 * is already enabled.
 */
export function createOverload(
  delay: Delay,
  nowMs: () => number,
  { lateMs = 250, everyMs = 500, fewest = 5 } = {},
): Overload {
  let judgedMs = nowMs();
  let isLate = false;
  // A store that has just begun was late with beginning, and with nobody's request.
  delay.reset();
  return {
    isOverloaded() {
      const now = nowMs();
      if (now - judgedMs >= everyMs && delay.count >= fewest) {
        isLate = delay.percentile(50) / nanoseconds > lateMs;
        judgedMs = now;
        delay.reset();
      }
      return isLate;
    },
  };
}
