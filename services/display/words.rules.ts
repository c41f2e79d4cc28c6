/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(value: number): string {
  const tens = value % 100;
  const suffix = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${suffix}`;
}

/** "Kūmara & PotatoChips" is kumara-potato-chips. */
export const kebabCase = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const isShouted = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) && /\s/.test(text);

/** "fresh fruit & veg" is Fresh Fruit & Veg; what is written in capitals inside a text, as BBQ, stays. */
export const titleCase = (text: string): string =>
  (isShouted(text) ? text.toLowerCase() : text).replace(
    /(^|[\s(/-])(\p{Ll})/gu,
    (_, before: string, first: string) => `${before}${first.toUpperCase()}`,
  );
