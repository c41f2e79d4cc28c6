import type { IndexData } from '../index-data.ts';
import type { Matches } from './match.ts';
import { createPlacesMeant } from './place-names.ts';
import type { Understanding } from './understand.ts';

/** The scores of a match stay below this. */
export const scoreLimit = 4096;
/** What a score is made of, in parts of the limit. */
const shares = {
  /** The words that were typed, by where they stand. */
  fit: 1900,
  /** It is the very thing: the noun of the search is the noun of its name. */
  head: 500,
  /** The search says the name of its place in the shop: then it is that kind of thing, whatever its own name is. */
  kind: 1400,
  place: 500,
  /** It stands where what is bought of such words stands. */
  demand: 550,
  popularity: 340,
  /** It is special in a way that was not asked for. */
  claim: -260,
};
const weakHead = 0.4;
const mostClaims = 2;

/** Scores what a search has found, as a shopper would: the plain thing that was named first, and what is bought most. */
export function createRanker({ head: { products, places }, columns }: IndexData) {
  const placesMeant = createPlacesMeant(places);
  const mass = new Float32Array(places.shelves.length);
  const bonus = new Float32Array(places.shelves.length);
  const { shelf, head, claims } = columns;
  const liking = (doc: number) => 1 - Math.sqrt(doc / products);

  return ({ docs, fits }: Matches, { heads, otherHeads, claims: asked, ideas }: Understanding): Uint16Array => {
    mass.fill(0);
    const meant = placesMeant(ideas);
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number;
      const thing = head[doc] as number;
      const fit = (fits[i] as number) * shares.fit;
      const isHead = heads.has(thing) ? 1 : otherHeads.has(thing) ? weakHead : 0;
      const at = shelf[doc] as number;
      const place = meant === null ? 0 : (meant[at] as number);
      const score = Math.max(fit + isHead * shares.head, place * shares.kind) + place * shares.place;
      fits[i] = score;
      const wish = (score / scoreLimit) * liking(doc);
      mass[at] = (mass[at] as number) + wish * wish;
    }
    let most = 0;
    for (const each of mass) most = Math.max(most, each);
    for (let at = 0; at < bonus.length; at++) {
      const demand = most > 0 ? Math.sqrt((mass[at] as number) / most) : 0;
      bonus[at] = demand * shares.demand;
    }
    const scores = new Uint16Array(docs.length);
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] as number;
      const special = Math.min(mostClaims, bitsIn((claims[doc] as number) & ~asked));
      const score =
        (fits[i] as number) +
        (bonus[shelf[doc] as number] as number) +
        liking(doc) * shares.popularity +
        special * shares.claim;
      scores[i] = Math.max(0, Math.min(scoreLimit - 1, score));
    }
    return scores;
  };
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
