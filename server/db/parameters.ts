/** A value that is undefined is a mistake of ours: one engine would refuse it and the other write null. */
export function refuseUndefined(parameters: readonly unknown[]): void {
  if (parameters.includes(undefined))
    throw new TypeError('A query was given undefined; say null when nothing is meant.');
}

/** Values for an insert or an update. The query builder would leave out what is undefined without a word. */
export function given<T extends Record<string, unknown>>(values: T): T {
  refuseUndefined(Object.values(values));
  return values;
}
