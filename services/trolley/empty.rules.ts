type Known = {
  /** What the store last said; null until it has. */
  readonly trolley: { readonly items: readonly { readonly sku: string }[] } | null;
  /** What is wanted since, by product. */
  readonly wishes: Readonly<Record<string, { readonly amount: number }>>;
};

/** A trolley that nobody knows is not empty, and one in which something is wanted is not either. */
export const isEmpty = ({ trolley, wishes }: Known): boolean =>
  trolley !== null &&
  trolley.items.every(({ sku }) => wishes[sku]?.amount === 0) &&
  Object.values(wishes).every(({ amount }) => amount === 0);
