import { isChange } from './attempt.rules.ts';
import type { Wanted } from './attempt.words.ts';

const payPath = '/checkout/payment';
const changePayPath = '/changeorder/payment';
export const payPaths: readonly string[] = [payPath, changePayPath];

/** Where somebody pays for it, and sees what became of it. */
export const payPathOf = (wanted: Wanted | null): `/${string}` =>
  wanted !== null && isChange(wanted) ? changePayPath : payPath;

/** The page of an order that stands says whether it was placed or changed. */
export const confirmationPathOf = (orderId: string, wanted: Wanted | null): `/${string}` =>
  `/checkout/confirmation?orderId=${encodeURIComponent(orderId)}${wanted !== null && isChange(wanted) ? '&changed=true' : ''}`;
