import type { PickupAddress } from '#services/fulfilment/choice.contract.ts';
import { distanceMetres, type Point } from '#services/fulfilment/distance.rules.ts';

export type Near = Point & { readonly name: string };
export type Region = { readonly name: string; readonly places: readonly PickupAddress[] };

const marks = /[\u0300-\u036f]/g;
const plain = (text: string) => text.normalize('NFD').replace(marks, '').toLowerCase();

/** The places of which every word is the beginning of a word. */
export function placesCalled(places: readonly PickupAddress[], text: string): readonly PickupAddress[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return places.filter((place) => {
    const said = plain([place.name, place.address, place.town, place.region].join(' ')).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => said.some((one) => one.startsWith(word)));
  });
}

/** The nearest first where it is known what they are near to; else by their names. */
export const inOrder = (places: readonly PickupAddress[], near: Near | null): readonly PickupAddress[] =>
  places.toSorted((one, other) =>
    near ? distanceMetres(one, near) - distanceMetres(other, near) : one.name.localeCompare(other.name, 'en-NZ'),
  );

/** The regions from north to south; the one that what is near lies in comes first. */
export function regionsOf(places: readonly PickupAddress[], near: Near | null): readonly Region[] {
  const byRegion = new Map<string, PickupAddress[]>();
  for (const place of places) byRegion.set(place.region, [...(byRegion.get(place.region) ?? []), place]);
  const rank = (some: readonly PickupAddress[]) =>
    near
      ? Math.min(...some.map((place) => distanceMetres(place, near)))
      : -Math.max(...some.map(({ latitude }) => latitude));
  return [...byRegion]
    .map(([name, some]) => ({ name, places: inOrder(some, near) }))
    .toSorted((one, other) => rank(one.places) - rank(other.places));
}

/** "3 km", "under 1 km". */
export function distanceText(place: PickupAddress, near: Near): string {
  const km = Math.round(distanceMetres(place, near) / 1_000);
  return km === 0 ? 'under 1 km' : `${km} km`;
}
