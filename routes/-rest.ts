/** What is still on its way while a page is shown with what is known already: a store of one answer. */
export type Rest<T> = {
  /** null until it has come or has failed. */
  readonly now: () => { readonly come: T } | { readonly fault: unknown } | null;
  readonly subscribe: (onChange: () => void) => () => void;
};

export function restOf<T>(asked: Promise<T>): Rest<T> {
  let now: ReturnType<Rest<T>['now']> = null;
  const listeners = new Set<() => void>();
  const settle = (answer: NonNullable<typeof now>) => {
    now = answer;
    for (const listener of listeners) listener();
  };
  asked.then(
    (come) => settle({ come }),
    (fault: unknown) => settle({ fault }),
  );
  return {
    now: () => now,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
