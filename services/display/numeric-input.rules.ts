/** Digits and the first point of a text; everything else goes. */
export function numericPart(text: string): string {
  const [whole = '', ...fractions] = text.replace(/[^\d.]/g, '').split('.');
  return fractions.length > 0 ? `${whole}.${fractions.join('')}` : whole;
}

export type Edit = {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** What is typed, pasted or dropped; empty for a deletion. */
  readonly inserted: string;
};

/** What a numeric field holds after an edit and where its caret stands: the rule is kept for the value, however it came. */
export function numericEdit({ value, start, end, inserted }: Edit): { readonly value: string; readonly caret: number } {
  const before = value.slice(0, start);
  const after = value.slice(end);
  const numeric = numericPart(inserted);
  const hasPoint = `${before}${after}`.includes('.');
  const added = hasPoint ? numeric.replace('.', '') : numeric;
  return { value: numericPart(`${before}${added}${after}`), caret: numericPart(before).length + added.length };
}
