const roundForm = /^(?:R\.?\s?D\.?\s?)?([1-9]\d?)$/i;

/** The number of a rural delivery round as people write it; null when none is written. */
export function readRound(written: string): { readonly round: number | null } | { readonly problem: 'ruralForm' } {
  const text = written.trim();
  if (text === '') return { round: null };
  const [, digits] = roundForm.exec(text) ?? [];
  return digits === undefined ? { problem: 'ruralForm' } : { round: Number(digits) };
}
