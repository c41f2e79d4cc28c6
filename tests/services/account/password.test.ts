import { array, assert, constantFrom, oneof, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonWalks, commonWords, isCommonPassword } from '#services/account/common-passwords.rules.ts';
import {
  contextWordsOf,
  longestPasswordBytes,
  type PasswordProblem,
  passwordProblemKinds,
  passwordProblems,
} from '#services/account/password.rules.ts';
import { passwordProblemWords } from '#services/account/password.words.ts';

const plain = { isCommon: isCommonPassword, context: [] };
const problems = (password: string, context: readonly string[] = []) =>
  passwordProblems(password, { isCommon: isCommonPassword, context });

describe('A password', () => {
  test('has at least 8 characters, counted as people count them [A5.02]', () => {
    expect([problems('Feijoa-'), problems('Feijoa-7')]).toEqual([['short'], []]);
    expect([problems('Aroha🥝🥝'), problems('Aroha🥝🥝🥝')]).toEqual([['short'], []]);
    expect(problems('Ōtāhuhu'.normalize('NFD'))).toEqual(['short']);
  });

  test.each([
    ['karakaharbour', ['groups']],
    ['KARAKAHARBOUR', ['groups']],
    ['8203957164', ['groups']],
    ['-- _- -* --', ['groups']],
    ['karakaHarbour', []],
    ['karaka harbour', []],
    ['karaka7harbour', []],
    ['KARAKA7HARBOUR', []],
    ['820395716-4', []],
    ['пароходдым', ['groups']],
    ['Пароходдым', []],
    ['漢字仮名交文字列', ['groups']],
    ['漢字仮名abcx', []],
    ['٣٤٥٦٧٨٩٠karaka', []],
    ['māramatanga', ['groups']],
    ['māramatanga'.normalize('NFD'), ['groups']],
  ] as const)(
    'has 2 of 4 groups, lower case, upper case, digits and symbols: %s [A5.03] [A5.O1]',
    (password, expected) => {
      expect(problems(password)).toEqual(expected);
    },
  );

  test('may have 64 characters and more, up to 1,024 bytes, and is never cut', () => {
    expect(problems(`A${'bk'.repeat(40)}`)).toEqual([]);
    expect(problems(`Ab${'ķ'.repeat((longestPasswordBytes - 2) / 2)}`)).toEqual([]);
    expect(problems(`Abc${'ķ'.repeat((longestPasswordBytes - 2) / 2)}`)).toEqual(['long']);
  });

  test.each([
    'Password1!',
    'P@ssw0rd2024',
    'Summer 2024!',
    'letmein!',
    '1qaz2wsx',
    'Qwertyuiop',
    '1!1!1!1!1!',
    '!!Dragon99',
  ])('is not one that everyone tries first: %s', (password) => {
    expect(problems(password)).toContain('common');
  });

  test('is not made of the name, the address or the shop alone', () => {
    const context = contextWordsOf('mere.ngata@kete.example', 'Mere', 'Ngātā');
    expect(context).toEqual(['kete', 'mere.ngata', 'mere', 'ngata', 'Mere', 'Ngātā']);
    for (const password of ['Mere-2024', 'm3r3.ng4t4!', 'Kete-Kete-12', 'NGATA.mere9', 'Ngātā 1990'])
      expect([password, problems(password, context)]).toEqual([password, ['context']]);
    expect(problems('Mere eats feijoas', context)).toEqual([]);
    expect(problems('Rocketexpress 9', context)).toEqual([]);
  });

  test('of nothing but context words is judged also when the address is odd', () => {
    for (const email of ['', '@', 'a@b', 'no at sign', '@@@@', 'é@é'])
      expect(problems('Karaka harbour 3', contextWordsOf(email))).toEqual([]);
  });
});

test('each problem is told in a sentence', () => {
  for (const kind of passwordProblemKinds) expect(passwordProblemWords[kind]).toMatch(/^[A-Z].+\.$/);
});

type Sign = readonly [text: string, group: 'lower' | 'upper' | 'digit' | 'symbol' | 'none'];
const signs: readonly Sign[] = [
  ...[...'abeiklost'].map((text): Sign => [text, 'lower']),
  ...[...'āßяω'].map((text): Sign => [text, 'lower']),
  ...[...'ABKĀЯΩǅ'].map((text): Sign => [text, 'upper']),
  ...[...'0134579٣'].map((text): Sign => [text, 'digit']),
  ...[' ', '!', '@', '$', '|', '-', '漢', '🥝', 'ʻ'].map((text): Sign => [text, 'symbol']),
  ['\u0331', 'none'],
];
const pieces: readonly (readonly Sign[])[] = [
  ...signs.map((sign) => [sign]),
  ...['kete', 'mere', 'password', 'dragon', 'karaka'].map((word) => [...word].map((text): Sign => [text, 'lower'])),
];
const swaps: readonly (readonly [string, string])[] = [
  ['0', 'o'],
  ['1', 'i'],
  ['!', 'i'],
  ['|', 'i'],
  ['l', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['@', 'a'],
  ['5', 's'],
  ['$', 's'],
  ['7', 't'],
];
const slowFold = (text: string) =>
  [...text.normalize('NFC').toLowerCase()].map((one) => swaps.find(([from]) => from === one)?.[1] ?? one).join('');

/** The same rules, written as slowly as they can be said. */
function slowProblems(typed: readonly Sign[], context: readonly string[]): PasswordProblem[] {
  const text = typed
    .map(([one]) => one)
    .join('')
    .normalize('NFC');
  if (Buffer.byteLength(text) > 1_024) return ['long'];
  const found: PasswordProblem[] = [];
  const length = Array.from(text).length;
  if (length < 8) found.push('short');
  const groups = new Set(typed.map(([, group]) => group).filter((group) => group !== 'none'));
  if (groups.size < 2) found.push('groups');
  if (length >= 8 && isSlowlyCommon(text.toLowerCase())) found.push('common');
  let left = slowFold(text);
  for (const word of context.map(slowFold).sort((a, b) => b.length - a.length)) left = left.split(word).join('');
  if (length >= 8 && left !== slowFold(text) && Array.from(left).length < 8) found.push('context');
  return found;
}

function isSlowlyCommon(text: string): boolean {
  for (const walk of commonWalks) {
    if (walk.indexOf(text) >= 0 || [...walk].reverse().join('').indexOf(text) >= 0) return true;
  }
  for (const length of [1, 2, 3]) {
    let isRound = true;
    for (let at = length; at < text.length; at++) isRound &&= text[at] === text[at - length];
    if (isRound) return true;
  }
  const isBare = (part: string) => !/\p{L}/u.test(part);
  const folded = slowFold(text);
  for (const word of foldedWords)
    for (let before = 0; before <= 4; before++) {
      const after = before + word.length;
      if (folded.slice(before, after) !== word || folded.length - after > 8) continue;
      if (isBare(text.slice(0, before)) && isBare(text.slice(after))) return true;
    }
  return false;
}
const foldedWords = commonWords.flatMap((word) => [slowFold(word), slowFold(word + word)]);

describe('The rules', () => {
  test('say what the slow ones say of 1,000 passwords', () => {
    const context = ['kete', 'mere', 'merekete'];
    assert(
      property(array(oneof({ weight: 1, arbitrary: constantFrom(...pieces) }), { maxLength: 18 }), (made) => {
        const typed = made.flat();
        expect(problems(typed.map(([text]) => text).join(''), context)).toEqual(slowProblems(typed, context));
      }),
      { numRuns: 1_000 },
    );
  });

  test('call a known word common with whatever stands around it, and say so of no password that only holds it', () => {
    for (const word of commonWords.filter((one) => one.length >= 4)) {
      expect([word, isCommonPassword(`${word}2024`), isCommonPassword(`12${word.toUpperCase()}!!`)]).toEqual([
        word,
        true,
        true,
      ]);
      expect(passwordProblems(`Karaka ${word} harbour`, plain)).toEqual([]);
    }
  });
});
