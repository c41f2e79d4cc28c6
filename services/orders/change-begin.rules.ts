import type { Fault } from '../fault.ts';

/** A change was to begin, and nobody knows of which order. */
export const idNotSet: Fault = { tag: 'garbled', message: 'Order id not set' };
