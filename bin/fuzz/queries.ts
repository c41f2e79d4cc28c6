/** Stands in the names that an address gives its filters, and must never come back: names are the store's own. */
export const spoof = 'You-have-won-9f3c';

const texts = [
  'milk',
  'kūmara',
  'mlik 2l',
  'bread',
  '200001',
  "' or 1=1; drop table products; --",
  '" UNION SELECT * FROM products --',
  '{"$gt":""}',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  '../../../../etc/passwd',
  '\u0000',
  '\u202eklim\u202c',
  '\u200b\u200d\ufeff',
  'مرحبا שלום',
  '🍌'.repeat(20),
  'Z̤͔ͧ̑̓ä͖̭̈̇lͮ̒ͫǧ̗͚̚o̙̔ͮ̇͐̇',
  'a'.repeat(200),
  'a'.repeat(201),
  `${'a'.repeat(190)}!`,
  '(a+)+$',
  `${'1'.repeat(100)}x`,
  '1x'.repeat(60),
  '0.1.'.repeat(40),
  '9999999kg',
  `${'ab '.repeat(60)}`,
  'm i l k '.repeat(20),
  "'".repeat(150),
  '&'.repeat(50),
  '%'.repeat(30),
  '%25'.repeat(30),
  ';'.repeat(60),
  'ß'.repeat(100),
  'ﷺ'.repeat(30),
  '',
  ' ',
  '\t\n',
  '-',
  '!!!',
];
const numbers = ['1', '2', '24', '48', '120', '0', '-0', '-1', '+1', '01', '1.0', '1e1', '1e9', '9'.repeat(30)].concat([
  'NaN',
  'Infinity',
  '0x10',
  '٢',
  ' 1',
  '1 ',
  '10000',
  '10001',
  'null',
  'undefined',
  'true',
  '[]',
  '1,2',
]);
const filterParts = [
  'Brand',
  'Awa',
  'Māra',
  'Dietary',
  'Vegan',
  'Department',
  'Aisle',
  'Shelf',
  '1',
  '11',
  'true',
  'false',
].concat(['__proto__', 'constructor', '%3B', '%25', '%', '%zz', '%ff', '', spoof, `<b>${spoof}</b>`, 'x'.repeat(199)]);
const words = [
  'Relevance',
  'PriceAsc',
  'name',
  'priceasc',
  'constructor',
  'browse',
  'search',
  'specials',
  'group',
  'boosts',
].concat([
  'dynamic-group',
  'g1',
  'picnic',
  'half-price',
  'Special',
  'pantry',
  'chilled',
  'one',
  'top',
  'true',
  'false',
]);
const names = [
  'search',
  'search',
  'search',
  'filters',
  'filters',
  'dasFilter',
  'page',
  'size',
  'sort',
  'target',
  'department',
]
  .concat(['aisle', 'shelf', 'inStockProductsOnly', 'discount', 'groupId', 'dynamicGroup', 'storeId', 'isRetry'])
  .concat([
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'page[]',
    'page[$gt]',
    'filters[0]',
    '',
    '=',
    '%70age',
  ]);
const rawJunk = ['%', '%zz', '%u0041', '%ED%A0%80', '%C0%80', '%00', '+', '\ud800', '=', '==', '&&', ';', '[', '?'];

const proper: Readonly<Record<string, readonly string[]>> = {
  page: ['1', '2'],
  size: ['24', '48', '120'],
  sort: ['Relevance', 'PriceAsc', 'name', 'CUPDesc'],
  target: ['browse', 'search', 'specials', 'boosts'],
  department: ['pantry', 'chilled'],
  inStockProductsOnly: ['true', 'false'],
  discount: ['Special', 'half-price', 'MultiBuy'],
  groupId: ['g1'],
  dynamicGroup: ['picnic'],
  filters: [`Brand;Awa;${spoof};false`, `Dietary;Vegan;${spoof};true`, `Price;under-5;${spoof};false`],
  dasFilter: [`1;1;${spoof};false;Department`, `11;11;${spoof};false;Aisle`],
};

const tameNames = ['search', 'search', ...Object.keys(proper), '__proto__', 'constructor', 'storeId', 'page[]'];

export type Chance = () => number;

/** A query string as no page of ours would write it, or nearly as one would. */
export function hostileQuery(chance: Chance): string {
  const upTo = (most: number) => Math.floor(chance() * most);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  const encode = (text: string) =>
    chance() < 0.04 ? text.replace(/[&#]/g, '') + pick(rawJunk) : encodeURIComponent(text.toWellFormed());
  const filter = () => {
    if (chance() < 0.35)
      return pick([`Brand;Awa;${spoof};false`, `Dietary;Vegan;${spoof};true`, `Brand;nothing;${spoof};false`]);
    if (chance() < 0.3)
      return `Aisle;${pick(['1', '11', '21', 'x'])};${spoof};false;${pick(['Aisle', 'Department', 'Shelf', 'x'])}`;
    return Array.from({ length: upTo(7) }, () => pick(filterParts)).join(';');
  };
  const textOf = () => {
    const text =
      chance() < 0.7
        ? pick(texts)
        : Array.from({ length: 1 + upTo(12) }, () => pick(texts)).join(pick([' ', '', ';', '-']));
    return text.slice(0, chance() < 0.97 ? 200 : 400);
  };
  const isTame = chance() < 0.6;
  const valueOf = (name: string): string => {
    const usual = Object.hasOwn(proper, name) ? proper[name] : undefined;
    if (usual && (isTame || chance() < 0.5)) return pick(usual);
    if (!isTame && chance() < 0.12) return pick([...texts, ...numbers, ...words]);
    if (name === 'search') return textOf();
    if (name === 'filters' || name === 'dasFilter') return filter();
    return name === 'page' || name === 'size' ? pick(numbers) : pick(words);
  };
  const pairs: string[] = [];
  for (let left = upTo(7); left >= 0; left--) {
    const name = pick(isTame ? tameNames : names);
    const times = name.startsWith('filter') && chance() < 0.05 ? 29 + upTo(4) : !isTame && chance() < 0.1 ? 2 : 1;
    for (let time = 0; time < times; time++) pairs.push(`${encode(name)}=${encode(valueOf(name))}`);
  }
  if (chance() < 0.05) pairs.push(pick(rawJunk));
  return pairs.join('&');
}
