type Ordered = { readonly amount: number; readonly unit: 'Each' | 'Kg' };

/** "3" of what is counted, "540 g" or "1.2 kg" of what is weighed. */
export function amountWords({ amount, unit }: Ordered): string {
  if (unit === 'Each') return String(amount);
  return amount < 1000 ? `${amount} g` : `${amount / 1000} kg`;
}

/** "3 ×" of what is counted, "540 g" of what is weighed: in front of its name. */
export const timesWords = (ordered: Ordered): string => `${amountWords(ordered)}${ordered.unit === 'Each' ? ' ×' : ''}`;
