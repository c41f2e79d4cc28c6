/** Words as they are compared: small letters, no macrons, and none of the endings that say only when or how many. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}.#]+/u)
    .flatMap((word) => (/^[ab]\d+\.[o\d]+$/.test(word) ? [word] : word.split(/[.#]+/)))
    .filter((word) => word !== '');

const endings = ['ations', 'ation', 'ings', 'ing', 'ies', 'ied', 'ers', 'er', 'es', 'ed', 'e', 's', 'y'];

export function stem(word: string): string {
  if (/\d/.test(word)) return word;
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= 3);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
