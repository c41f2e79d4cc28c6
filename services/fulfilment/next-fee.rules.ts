type Tier = { readonly method: string; readonly spendFromCents: number; readonly feeCents: number };

/** The next amount from which it costs less to have an order of that kind brought; null where nothing is to be gained. */
export function nextFeeOf(
  tiers: readonly Tier[],
  method: string,
  spentCents: number,
): { readonly moreCents: number; readonly feeCents: number } | null {
  const ours = tiers.filter((tier) => tier.method === method).sort((a, b) => a.spendFromCents - b.spendFromCents);
  const now = ours.findLast(({ spendFromCents }) => spendFromCents <= spentCents);
  const next = ours.find(
    ({ spendFromCents, feeCents }) => spendFromCents > spentCents && (now === undefined || feeCents < now.feeCents),
  );
  return next ? { moreCents: next.spendFromCents - spentCents, feeCents: next.feeCents } : null;
}
