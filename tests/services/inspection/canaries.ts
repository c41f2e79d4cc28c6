/** What belongs to somebody and may not leave their tab. None is a word of the shop. */
export const canaries = [
  'aroha.ngata@canary.nz',
  'Tāwhirimātea Canary',
  '7 Canary Road, Karori',
  '4111111111111111',
  'eyJhbGciOiJIUzI1NiJ9.canary.c2VjcmV0',
  'canary-biscuits',
] as const;
export const cardNumber = 4_111_111_111_111_111;

/** The same with everything that can be somebody's replaced by a canary, names inside of things too. */
export function canaried(value: unknown, pick: (of: number) => number, depth = 0): unknown {
  if (typeof value === 'string') return canaries[pick(canaries.length)];
  if (typeof value === 'number') return cardNumber;
  if (Array.isArray(value)) return value.map((one) => canaried(one, pick, depth + 1));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, canaried(one, pick, depth + 1)]);
  const hidden = depth > 0 ? [[canaries[pick(canaries.length)], true]] : [];
  return Object.fromEntries([...entries, ...hidden]);
}

/** The canaries that a text tells. */
export const canariesIn = (text: string): readonly string[] => canaries.filter((canary) => text.includes(canary));
