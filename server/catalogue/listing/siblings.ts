import type { Breadcrumb } from '#services/catalogue/catalogue.contract.ts';
import type { IndexHead } from '../index-data.ts';
import type { Where } from '../places.ts';

/** The places beside the one a listing is of, in shop order: the other shelves of its aisle, the other departments. */
export function siblingsOf(
  { places }: IndexHead,
  { department, aisle, shelf }: Where,
): NonNullable<Breadcrumb['shelf']>[] {
  if (department < 0) return [];
  const above = shelf >= 0 ? places.aisles[aisle] : aisle >= 0 ? places.departments[department] : undefined;
  const level = shelf >= 0 ? places.shelves : aisle >= 0 ? places.aisles : places.departments;
  const own = level[shelf >= 0 ? shelf : aisle >= 0 ? aisle : department];
  return level
    .slice(above?.from ?? 0, above?.to)
    .filter((place) => place !== own)
    .map(({ name, slug }) => ({ name, slug }));
}
