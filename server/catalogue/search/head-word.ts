import { wordsOf } from './fold.ts';
import { conceptAt } from './synonyms.ts';

/** How a thing comes, is cut or is made: words that stand beside what it is. */
const manners = new Set(
  wordsOf(
    'bag pack packet carton block bottle box tub tray bunch loose half halves head quarter pair size sachet pouch ' +
      'portion slice sliced piece stick chunk cube diced shaved grated chopped crushed fillet spray refill cob kit cup ' +
      'sheet spear ring floret kernel segment flake tablet capsule can canned tin tinned pot jar skinless boneless bone ' +
      'fresh frozen free range original regular classic plain large small medium mini premium standard lite light ' +
      'unsalted salted smoked raw cooked dried dry ground creamy traditional crumbled marinated natural mild whole ' +
      'sweetened unsweetened organic reduced style each bulk value jumbo extra family kids new assorted mixed ' +
      'hot chilled crumbed battered craft living potted instant microwave toddler baby minced peeled trimmed counter sliced',
  ),
);
const joints = new Set(['with', 'in', 'for', 'from', 'up', 'of', 'on', 'to']);
const measured = /\d/;

/** Says how a thing comes, not what it is; in a search it is no more than a wish. */
export const isManner = (word: string): boolean => manners.has(word) || measured.test(word);

/** The words with those of one idea joined, so that "ice cream" is no cream. */
export function ideasOf(words: readonly string[]): string[] {
  const ideas: string[] = [];
  for (let at = 0; at < words.length; ) {
    const here = conceptAt(words, at);
    ideas.push(here?.concept ?? words[at] ?? '');
    at += here?.words ?? 1;
  }
  return ideas;
}

function lastThing(ideas: readonly string[]): string | null {
  const joint = ideas.findIndex((idea, at) => at > 0 && joints.has(idea));
  const before = joint < 0 ? ideas : ideas.slice(0, joint);
  for (let at = before.length - 1; at >= 0; at--) {
    const idea = before[at] ?? '';
    if (idea === 'free' && at > 0) at -= 1;
    else if (!isManner(idea) && idea !== 'and') return idea;
  }
  return null;
}

/** What something is made into is what it then is, wherever it stands in a name. */
const made = new Set(['paste', 'passata', 'puree', 'sauce', 'juice', 'soup', 'stock']);

/**
 * What a product is, in one idea: the noun of its kind, or of the shelf it stands on, where that is in its name; else the
 * noun that its name ends with. "Trim Green Milk Carton" is milk, "Kūmara Chips Sea Salt" are chips.
 */
export function headOf(name: readonly string[], kind: readonly string[], ofShelf: ReadonlySet<string>): string | null {
  const ideas = ideasOf(name);
  const told = ideasOf(kind).filter((idea) => ideas.includes(idea));
  return (
    ideas.find((idea) => made.has(idea)) ??
    lastThing(told) ??
    ideas.findLast((idea) => ofShelf.has(idea)) ??
    lastThing(ideas) ??
    ideas.at(-1) ??
    null
  );
}

/** An idea is written "~ice_cream"; these are its words. */
export const wordsOfIdea = (idea: string): string[] => (idea.startsWith('~') ? idea.slice(1).split('_') : [idea]);

const partsOf = (name: string): string[] => name.split(/[&,]/).map((part) => part.trim());
/** "Onions, garlic & ginger" holds several things, and none of them is all of them. */
export const isOfSeveral = (place: string): boolean => partsOf(place).length > 1;
/** What a place in the shop holds: "Fresh pasta & noodles" holds pasta and noodles. */
export const headsOfPlace = (name: string): string[] =>
  partsOf(name).flatMap((part) => lastThing(ideasOf(wordsOf(part))) ?? []);
/** Its names: the whole one and each part. */
export const namesOfPlace = (name: string): string[] => partsOf(name).map((part) => ideasOf(wordsOf(part)).join(' '));
