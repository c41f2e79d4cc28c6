import type { ChangePlacement } from './order-change.contract.ts';
import type { Placement } from './placing.contract.ts';

/** A change that is to be saved: of which order, and for what is to be paid more or comes back. */
export type ChangeWanted = ChangePlacement & { readonly orderId: string };
/** What a shopper wants to be done once: an order to be placed, or a changed one to be saved. */
export type Wanted = Placement | ChangeWanted;

/** An order that was sent, or is about to be: what is said twice under one key is done once. */
export type Attempt = { readonly key: string; readonly subject: string; readonly placement: Wanted };
