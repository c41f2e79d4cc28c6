import type { Places } from '../places.ts';
import { wordsOf } from './fold.ts';
import { headsOfPlace, ideasOf } from './head-word.ts';

/** How surely a search that says this means the place: it says the whole name, one part of it, or what it holds. */
const sureness = { whole: 1, part: 0.6, head: 0.35 };

/** For each shelf, how surely a search means it or what it stands in. */
export type PlacesMeant = (ideas: readonly string[]) => Float32Array | null;

export function createPlacesMeant({ departments, aisles, shelves }: Places): PlacesMeant {
  const meant = new Map<string, Map<number, number>>();
  const mean = (key: string, from: number, to: number, share: number) => {
    const places = meant.get(key) ?? new Map<number, number>();
    for (let shelf = from; shelf < to; shelf++) places.set(shelf, Math.max(share, places.get(shelf) ?? 0));
    meant.set(key, places);
  };
  const keyOf = (text: string) => ideasOf(wordsOf(text)).join(' ');
  const name = (text: string, from: number, to: number) => {
    for (const head of headsOfPlace(text)) mean(head, from, to, sureness.head);
    for (const part of text.split(/[&,]/)) mean(keyOf(part), from, to, sureness.part);
    mean(keyOf(text), from, to, sureness.whole);
  };
  for (const department of departments) {
    const [first, last] = [aisles[department.from], aisles[department.to - 1]];
    name(department.name, first?.from ?? 0, last?.to ?? 0);
  }
  for (const aisle of aisles) name(aisle.name, aisle.from, aisle.to);
  shelves.forEach((shelf, position) => name(shelf.name, position, position + 1));

  return (ideas) => {
    const places = meant.get(ideas.join(' '));
    if (!places) return null;
    const shares = new Float32Array(shelves.length);
    for (const [shelf, share] of places) shares[shelf] = share;
    return shares;
  };
}
