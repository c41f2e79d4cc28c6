import { safeReturnPath } from '#services/navigation/return-path.rules.ts';

/** Where a shopper was going before their details were asked for; home when they were going nowhere. */
export const shopperReturnOf = (search: object): string =>
  safeReturnPath('redirectUrl' in search ? search.redirectUrl : null);
