import type { Placement } from './placing.contract.ts';

/** An order that was sent, or is about to be: what is said twice under one key is done once. */
export type Attempt = { readonly key: string; readonly subject: string; readonly placement: Placement };
