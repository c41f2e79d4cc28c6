import type { Fault } from '../fault.ts';
import type { FaultCode } from '../fault.codes.ts';

/** The store has not looked at it, or it is not certain who asks: what was sent before may have been done. */
const doubtful: readonly FaultCode[] = [
  'TooMany',
  'Busy',
  'Unexpected',
  'NotSignedIn',
  'SubjectChanged',
  'AccountMissing',
];

/** The store has looked at it and says no. All else leaves open whether it is done. */
export const isSaverRefusal = (fault: Fault): boolean =>
  fault.tag === 'refused' && fault.status < 500 && !doubtful.includes(fault.code);

const pausesMs = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000] as const;

/** How long it is waited before the store is asked again: longer each time, and as long as it says. */
export function saverPauseMs(tries: number, fault: Fault | null): number {
  const grown = pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 30_000;
  const said = fault?.tag === 'refused' ? (fault.retryAfterMs ?? 0) : 0;
  return Math.max(grown, said);
}
