import type { Entry } from '../entry.ts';
import { fold, wordsOf } from './fold.ts';
import { ideasOf, isOfSeveral, wordsOfIdea } from './head-word.ts';
import { type Path, withoutBrand } from './weights.ts';

/** What may be suggested as words to search for, and how much of it is bought, in thousandths of the most. */
export type Phrase = readonly [text: string, demand: number];

const most = 5_000;
/** A maker's name is worth less than a thing's: more is sold under it than anybody looks for by it. */
const shareOfMaker = 0.25;
const loose = /(?:^| )(?:with|in|for|from|and|of|&|size|style)$/;
/** Nouns that say nothing by themselves. */
const bare = new Set(['mix', 'bar', 'kit', 'drop', 'food']);

/** Gathers the names of things as products come in: each thing, each thing in its variety, and each maker. */
export class Phrases {
  readonly #demand = new Map<string, { text: string; demand: number }>();

  take({ card, popularity }: Entry, head: string, { shelf, aisle }: Path): void {
    const name = withoutBrand(card.name, card.brand).toLowerCase();
    const variety = card.variety?.toLowerCase() ?? '';
    this.#add(name, popularity);
    if (variety !== '') this.#add(withoutPack(name.replace(variety, ' ')), popularity);
    this.#add(thingIn(name, head), popularity);
    for (const place of [shelf, aisle])
      if (place && !isOfSeveral(place.name)) this.#add(place.name.toLowerCase(), popularity);
    this.#add(card.brand.toLowerCase(), popularity * shareOfMaker);
  }

  #add(text: string, demand: number): void {
    const phrase = text.replace(/\s+/g, ' ').trim().replace(loose, '').trim();
    const key = wordsOf(phrase).join(' ');
    if (key.length < 3 || bare.has(key)) return;
    const had = this.#demand.get(key);
    if (had) had.demand += demand;
    else this.#demand.set(key, { text: phrase, demand });
  }

  /** What is bought most comes first. */
  all(): Phrase[] {
    const found = [...this.#demand.values()].sort((a, b) => b.demand - a.demand || (a.text < b.text ? -1 : 1));
    const largest = Math.max(1, found[0]?.demand ?? 1);
    return found.slice(0, most).map(({ text, demand }) => [text, Math.round((demand * 1000) / largest)]);
  }
}

/** Nobody looks for a bag of something by its bag. */
const withoutPack = (thing: string): string => thing.trim().replace(/ (?:bag|carton|tray|pack|block|pouch)$/, '');

/** The noun of a name as the name says it: "apples", not "apple". */
function thingIn(name: string, head: string): string {
  const said = name.split(' ').find((word) => ideasOf(wordsOf(word))[0] === head);
  return said ?? (head.startsWith('~') ? wordsOfIdea(head).join(' ') : '');
}

/** The words of a phrase as they are typed: without marks, but not cut to their stems. */
export const typedWords = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '');
