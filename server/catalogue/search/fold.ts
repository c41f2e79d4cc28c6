const marks = /[\u0300-\u036f]/g;
const apostrophes = /['’‘`ʻ]/g;
const notAWord = /[^a-z0-9.]+/g;
const looseDot = /(?<!\d)\.|\.(?!\d)/g;

/** Lower case, no macrons or accents, no apostrophes: kūmara and KUMARA are one word. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('&', ' and ')
    .replace(apostrophes, '')
    .replace(looseDot, ' ')
    .replace(notAWord, ' ')
    .trim();

/** The singular of an English plural, the same on both sides of a match; other words pass through. */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:oes|xes|zes|ches|shes|sses)$/.test(word) && word.length > 4) return word.slice(0, -2);
  return word.slice(0, -1);
}

const toMillilitresOrGrams: Readonly<Record<string, readonly [number, string]>> = {
  kg: [1000, 'g'],
  g: [1, 'g'],
  gm: [1, 'g'],
  gram: [1, 'g'],
  kilo: [1000, 'g'],
  l: [1000, 'ml'],
  lt: [1000, 'ml'],
  ltr: [1000, 'ml'],
  litre: [1000, 'ml'],
  liter: [1000, 'ml'],
  ml: [1, 'ml'],
  cl: [10, 'ml'],
  pk: [1, 'pk'],
  pack: [1, 'pk'],
  roll: [1, 'pk'],
  tablet: [1, 'pk'],
  capsule: [1, 'pk'],
};
const measure =
  /(?<![a-z\d.])(\d{1,6}(?:\.\d{1,3})?) ?(kg|grams?|gm|g|kilos?|litres?|liters?|ltrs?|lt|mls?|cl|l|pks?|packs?|rolls?|tablets?|capsules?)(?![a-z\d])/g;
const size = /^\d+(?:\.\d+)?(?:g|ml|pk)?$/;

/** Whether a word of the index is an amount. */
export const isSize = (word: string): boolean => size.test(word);

/** Sizes become one word in one unit: "2 L", "2l" and "2 litres" are all 2000ml. */
const withMeasures = (folded: string): string =>
  folded
    .replace(/\bhalf (?:a )?dozen\b/g, '6pk')
    .replace(/\b(?:a )?dozen\b/g, '12pk')
    .replace(/\bpack of (\d{1,3})\b/g, '$1pk')
    .replace(/(\d) ?x ?(?=\d)/g, '$1 ')
    .replace(measure, (whole, amount: string, unit: string) => {
      const scale = toMillilitresOrGrams[unit] ?? toMillilitresOrGrams[stem(unit)];
      return scale ? ` ${Math.round(Number(amount) * scale[0])}${scale[1]} ` : whole;
    });

/** The words of a text as the index keeps them. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const word of withMeasures(fold(text)).split(' ')) if (word !== '') words.push(stem(word));
  return words;
}
