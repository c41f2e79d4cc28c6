import type { Fault } from '../fault.ts';

export const mostRetries = 2;
const firstDelayMs = 400;
const longestWaitMs = 10_000;
const passing = [502, 503, 504];

/** How long to wait before asking again, or null when asking again would not help. `chance` is from 0 to 1. */
export function retryDelayMs(fault: Fault, tries: number, chance: number): number | null {
  const jittered = firstDelayMs * 2 ** tries * (0.5 + chance / 2);
  if (fault.tag === 'offline') return jittered;
  if (fault.tag !== 'refused' || !passing.includes(fault.status)) return null;
  if (fault.retryAfterMs === undefined) return jittered;
  return fault.retryAfterMs > longestWaitMs ? null : fault.retryAfterMs + firstDelayMs * chance;
}
