import * as v from 'valibot';

/** An id of the store's, as it stands in an address or a query. */
export const idInPath = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'is a positive integer'),
  v.transform((digits) => Number(digits)),
);
