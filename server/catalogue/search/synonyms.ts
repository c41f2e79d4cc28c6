import { wordsOf } from './fold.ts';

/** Names of one thing, in English of both islands and both hemispheres and in te reo Māori. */
const groups: readonly (readonly string[])[] = [
  ['kūmara', 'sweet potato'],
  ['capsicum', 'bell pepper'],
  ['courgette', 'zucchini'],
  ['eggplant', 'aubergine'],
  ['coriander', 'cilantro'],
  ['rocket', 'arugula'],
  ['silverbeet', 'swiss chard', 'chard'],
  ['beetroot', 'beet'],
  ['spring onion', 'scallion'],
  ['prawn', 'shrimp'],
  ['mince', 'ground beef', 'ground meat'],
  ['feijoa', 'pineapple guava'],
  ['kiwifruit', 'kiwi fruit'],
  ['potato', 'rīwai', 'spud'],
  ['apple', 'āporo'],
  ['banana', 'panana'],
  ['carrot', 'kāroti'],
  ['onion', 'aniana', 'riki'],
  ['tomato', 'tōmato'],
  ['milk', 'miraka'],
  ['milk powder', 'powdered milk'],
  ['butter', 'pata'],
  ['cheese', 'tīhi'],
  ['egg', 'hēki'],
  ['bread', 'parāoa'],
  ['chicken', 'heihei', 'chook'],
  ['beef', 'mīti kau'],
  ['lamb', 'mīti hipi'],
  ['pork', 'poaka'],
  ['fish', 'ika'],
  ['seafood', 'kaimoana'],
  ['mussel', 'kuku', 'kūtai'],
  ['honey', 'miere', 'mīere'],
  ['sugar', 'huka'],
  ['rice', 'raihi'],
  ['tea', 'tī'],
  ['coffee', 'kawhe'],
  ['water', 'wai'],
  ['beer', 'pia'],
  ['wine', 'wāina'],
  ['chocolate', 'tiakarete'],
  ['ice cream', 'icecream', 'aihikirīmi'],
  ['biscuit', 'cookie', 'pihikete'],
  ['lolly', 'lollies', 'candy'],
  ['chips', 'crisps'],
  ['fries', 'hot chips', 'french fries'],
  ['cola', 'coke'],
  ['sugar free', 'diet', 'zero sugar', 'no sugar'],
  ['still water', 'bottled water'],
  ['soft drink', 'fizzy drink', 'fizzy', 'soda'],
  ['toilet paper', 'toilet tissue', 'toilet roll', 'loo paper', 'loo roll'],
  ['tissues', 'facial tissue'],
  ['nappy', 'nappies', 'diaper', 'kope'],
  ['dishwashing liquid', 'dish soap', 'washing up liquid'],
  ['laundry powder', 'washing powder'],
  ['cling film', 'cling wrap', 'plastic wrap', 'glad wrap', 'gladwrap'],
  ['tinfoil', 'tin foil', 'aluminium foil', 'aluminum foil', 'foil'],
  ['rubbish bag', 'bin liner', 'bin bag', 'trash bag', 'garbage bag'],
  ['sunscreen', 'sunblock'],
  ['ice block', 'popsicle', 'ice lolly'],
  ['plaster', 'band aid', 'adhesive bandage'],
  ['wholemeal', 'whole wheat'],
  ['porridge', 'rolled oats', 'oatmeal'],
  ['tomato sauce', 'ketchup'],
  ['jelly crystals', 'jello'],
  ['icing sugar', 'powdered sugar'],
  ['cornflour', 'cornstarch'],
  ['bicarbonate', 'baking soda', 'bicarb'],
  ['vegetable', 'veg', 'veggie', 'veggies', 'vege', 'huawhenua'],
  ['fruit', 'huarākau'],
  ['sausage', 'snarler'],
  ['barbecue', 'bbq'],
  ['tinned', 'canned'],
  ['mayonnaise', 'mayo'],
  ['avocado', 'avo'],
  ['roast chicken', 'rotisserie chicken'],
  ['cat litter', 'kitty litter'],
  ['banana loaf', 'banana bread'],
  ['dog treat', 'dog biscuit'],
  ['flavoured', 'flavored'],
  ['colour', 'color'],
  ['fibre', 'fiber'],
  ['gluten free', 'glutenfree'],
  ['soy', 'soya'],
  ['yoghurt', 'yogurt', 'yoghourt'],
  ['hummus', 'houmous', 'hommus'],
];

const key = (words: readonly string[]) => words.join(' ');
const concepts = new Map<string, string>();
for (const group of groups) {
  const concept = `~${key(wordsOf(group[0] ?? '')).replaceAll(' ', '_')}`;
  for (const name of group) concepts.set(key(wordsOf(name)), concept);
}
/** How many words the longest name has that begins with a word. */
const longestFrom = new Map<string, number>();
for (const phrase of concepts.keys()) {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  longestFrom.set(first, Math.max(words.length, longestFrom.get(first) ?? 0));
}

/** The concept that begins at a word, and how many words name it; the longest name wins. */
export function conceptAt(
  words: readonly string[],
  at: number,
): { readonly concept: string; readonly words: number } | null {
  const longest = longestFrom.get(words[at] ?? '') ?? 0;
  for (let count = Math.min(longest, words.length - at); count > 0; count--) {
    const concept = concepts.get(key(words.slice(at, at + count)));
    if (concept) return { concept, words: count };
  }
  return null;
}

/** Every concept that the words name. */
export function conceptsIn(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const here = conceptAt(words, at);
    if (here) found.push(here.concept);
    at += here?.words ?? 1;
  }
  return found;
}

/** The concepts that one word names which begins so. */
export const conceptsBeginning = (start: string): string[] => [
  ...new Set(
    [...concepts].filter(([name]) => name.startsWith(start) && !name.includes(' ')).map(([, concept]) => concept),
  ),
];
