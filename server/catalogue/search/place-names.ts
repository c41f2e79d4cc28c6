import type { Place, Places } from '../places.ts';
import { headsOfPlace, isOfSeveral, namesOfPlace } from './head-word.ts';

/** How surely a search means a place: it says its name, or what it holds, or one of several things in its name. */
const sureness = { name: 1, holds: 0.8, department: 0.4 };
/** The last word of a longer search says less of where to look. */
const ofLastWord = 0.6;

/** For each shelf, how surely a search means all that stands there. */
export type PlacesMeant = (ideas: readonly string[]) => Float32Array | null;

export function createPlacesMeant({ departments, aisles, shelves }: Places): PlacesMeant {
  const meant = new Map<string, Map<number, number>>();
  const mean = (key: string, from: number, to: number, share: number) => {
    const places = meant.get(key) ?? new Map<number, number>();
    for (let shelf = from; shelf < to; shelf++) places.set(shelf, Math.max(share, places.get(shelf) ?? 0));
    meant.set(key, places);
  };
  const note = ({ name }: Place, from: number, to: number, ofSeveral: number) => {
    const isVague = isOfSeveral(name);
    for (const head of headsOfPlace(name)) mean(head, from, to, isVague ? ofSeveral : sureness.holds);
    for (const one of namesOfPlace(name)) mean(one, from, to, isVague ? ofSeveral : sureness.name);
  };
  for (const department of departments) {
    const [first, last] = [aisles[department.from], aisles[department.to - 1]];
    note(department, first?.from ?? 0, last?.to ?? 0, sureness.department);
  }
  for (const aisle of aisles) note(aisle, aisle.from, aisle.to, 0);
  shelves.forEach((shelf, position) => note(shelf, position, position + 1, 0));

  return (ideas) => {
    const whole = meant.get(ideas.join(' '));
    const places = whole ?? meant.get(ideas.at(-1) ?? '');
    if (!places) return null;
    const shares = new Float32Array(shelves.length);
    for (const [shelf, share] of places) shares[shelf] = whole ? share : share * ofLastWord;
    return shares;
  };
}
