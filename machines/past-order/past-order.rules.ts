import type { Fault } from '#services/fault.ts';

const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
const longestMs = 30_000;

/** How long it is waited before the store is asked again: longer each time, and as long as it says. */
export function askAgainMs(tries: number, fault: Fault | null): number {
  const said = fault?.tag === 'refused' ? (fault.retryAfterMs ?? 0) : 0;
  return Math.max(pausesMs[Math.max(0, tries - 1)] ?? longestMs, said);
}

const doubtful: readonly string[] = ['TooMany', 'Busy', 'Unexpected', 'NotSignedIn', 'SubjectChanged'];

/** The store has looked at it and says no. All else leaves open whether the order is cancelled. */
export const isDefiniteNo = (fault: Fault): boolean =>
  fault.tag === 'refused' && fault.status < 500 && !doubtful.includes(fault.code);
