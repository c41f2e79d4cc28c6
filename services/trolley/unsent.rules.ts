import type { Fault } from '../fault.ts';

/** Refusals of a moment, not of the wish: somebody else's turn, a sign-in that is being looked at, too much at once. */
const passing: readonly number[] = [401, 408, 425, 429];

/** The store has not said no: what was wanted stands, and is sent again by itself. */
export const isUnsent = (fault: Fault): boolean =>
  fault.tag !== 'refused' || fault.status >= 500 || passing.includes(fault.status) || fault.code === 'SubjectChanged';

const shortestMs = 2_000;
const longestMs = 60_000;
/** What another tab has on its way is sent from here too when it has not come through by then. */
const takeOverMs = 10_000;

/** How long it is waited before what has not been sent is tried again. */
export const pauseMs = (failures: number): number =>
  failures === 0 ? takeOverMs : Math.min(shortestMs * 2 ** Math.min(failures - 1, 5), longestMs);
