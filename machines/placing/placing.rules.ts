import type { Fault } from '#services/fault.ts';
import type { FaultCode } from '#services/fault.codes.ts';

/** The store has looked at it and has not done it: nothing was charged. Whatever is not here may have been done. */
const refusals: readonly FaultCode[] = [
  'TotalsChanged',
  'OrderNotReady',
  'SlotExpired',
  'SlotClosed',
  'SlotFull',
  'OrderAlreadyPicking',
  'TrolleyMoved',
  'Invalid',
  'Forbidden',
  'NotShopper',
  'TooLarge',
];
/** It is not certain who is signed in; what was sent before may have been done. */
const doubts: readonly FaultCode[] = ['SubjectChanged', 'NotSignedIn', 'AccountMissing'];

const isOneOf = (codes: readonly FaultCode[], fault: Fault): boolean =>
  fault.tag === 'refused' && fault.status < 500 && codes.includes(fault.code);

export const isRefusal = (fault: Fault): boolean => isOneOf(refusals, fault);
export const isDoubt = (fault: Fault): boolean => isOneOf(doubts, fault);

/** A first word of never having heard of it can be early: what was sent may still be on its way. */
export const enoughUnheard = 2;

const pausesMs = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000] as const;

/** How long it is waited before the store is asked again: longer each time, and as long as it says. */
export function askAgainMs(tries: number, fault: Fault | null): number {
  const grown = pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 30_000;
  const said = fault?.tag === 'refused' ? (fault.retryAfterMs ?? 0) : 0;
  return Math.max(grown, said);
}
