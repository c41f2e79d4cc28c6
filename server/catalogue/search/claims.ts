import { wordsOf } from './fold.ts';

/** What sets a product apart for those who look for just that. Who does not ask for it wants the plain thing first. */
const claims: readonly (readonly string[])[] = [
  ['gluten free'],
  ['dairy free', 'lactose free', 'milk free'],
  ['plant based', 'vegan', 'meat free'],
  ['sugar free', 'no added sugar', 'diet', 'zero', 'low sugar'],
  ['organic'],
  ['lite', 'light', 'low fat', 'salt reduced', 'reduced salt', 'low carb'],
  ['decaf', 'alcohol free', '0'],
  ['kids', 'toddler', 'infant', 'kitten', 'puppy'],
  ['flavoured', 'sparkling', 'infused', 'marinated', 'stuffed'],
  ['powder', 'powdered', 'instant', 'packet'],
  ['mini', 'snack', 'pocket', 'lunchbox', 'portion', 'box', 'pouch', 'sachet', 'cup', 'kit'],
  ['a2', 'protein', 'wagyu', 'truffle', 'keto'],
];

const starting = new Map<string, { readonly words: readonly string[]; readonly bit: number }[]>();
claims.forEach((names, position) => {
  for (const name of names) {
    const words = wordsOf(name);
    const first = words[0] ?? '';
    starting.set(first, [...(starting.get(first) ?? []), { words, bit: 1 << position }]);
  }
});

/** The claims that words make, a bit each. */
export function claimsIn(words: readonly string[]): number {
  let bits = 0;
  words.forEach((word, at) => {
    for (const claim of starting.get(word) ?? [])
      if (claim.words.every((each, offset) => words[at + offset] === each)) bits |= claim.bit;
  });
  return bits;
}
