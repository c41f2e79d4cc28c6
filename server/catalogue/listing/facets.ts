import type { DasFacet, Facet } from '#services/catalogue/catalogue.contract.ts';
import type { IndexHead } from '../index-data.ts';
import type { Place, Where } from '../places.ts';
import { type FacetKey, facetKinds, type Selection, type Selector } from './selection.ts';
import type { Counts, Tally } from './tally.ts';

const mostValues = 60;

const isFlagged = (flags: Uint8Array | null, position: number) => flags?.[position] === 1;
const isBit = (bits: number, position: number) => (bits & (1 << position)) !== 0;

/** The facets of a listing with every value that stands in it, also those that the filters leave nothing of. */
export function facetsOf(found: Tally, selection: Selection, nameOf: Selector['nameOf']): Facet[] {
  const parts: Readonly<Record<FacetKey, readonly [Counts, (position: number) => boolean]>> = {
    Brand: [found.brands, (position) => isFlagged(selection.brands, position)],
    Offer: [found.offers, (position) => isBit(selection.offers, position)],
    Price: [found.prices, (position) => isBit(selection.prices, position)],
    Dietary: [found.dietary, (position) => isBit(selection.dietary, position)],
  };
  return facetKinds.flatMap(({ key, name, isBooleanValue }) => {
    const [{ here, left }, isSelected] = parts[key];
    const present: number[] = [];
    for (let position = 0; position < here.length; position++)
      if (here[position] !== 0 || isSelected(position)) present.push(position);
    const kept = present.length <= mostValues ? present : mostCommon(present, here, isSelected);
    const values = kept.map((position) => {
      const [value, shown] = nameOf[key](position);
      return { value, name: shown, count: left[position] ?? 0, selected: isSelected(position) };
    });
    if (key === 'Brand' || key === 'Dietary') values.sort((a, b) => (a.name < b.name ? -1 : 1));
    return values.length > 0 ? [{ key, name, isBooleanValue, values }] : [];
  });
}

const mostCommon = (present: readonly number[], here: Uint32Array, isSelected: (position: number) => boolean) =>
  [...present]
    .sort((a, b) => Number(isSelected(b)) - Number(isSelected(a)) || (here[b] ?? 0) - (here[a] ?? 0) || a - b)
    .slice(0, mostValues);

/** The one value that is chosen, or -1 when none or several are. */
const only = (flags: Uint8Array | null): number => {
  const first = flags ? flags.indexOf(1) : -1;
  return flags && first >= 0 && flags.indexOf(1, first + 1) < 0 ? first : -1;
};

/** Where a listing can be narrowed to: its departments, the aisles of the one it is in, the shelves of the one aisle. */
export function dasFacetsOf({ places }: IndexHead, found: Tally, selection: Selection, where: Where): DasFacet[] {
  const values = (
    group: DasFacet['group'],
    list: readonly Place[],
    { here, left }: Counts,
    flags: Uint8Array | null,
    from = 0,
    to = list.length,
  ): DasFacet[] =>
    list.slice(from, to).flatMap((place, offset) => {
      const position = from + offset;
      if (here[position] === 0 && !isFlagged(flags, position)) return [];
      return [
        {
          key: group,
          value: String(place.id),
          name: place.name,
          slug: place.slug,
          group,
          productCount: left[position] ?? 0,
        },
      ];
    });
  const department = where.department >= 0 ? where.department : only(selection.departments);
  const aisle = where.aisle >= 0 ? where.aisle : only(selection.aisles);
  const inDepartment = places.departments[department];
  const inAisle = places.aisles[aisle];
  return [
    ...(where.department >= 0
      ? []
      : values('Department', places.departments, found.departments, selection.departments)),
    ...(where.aisle >= 0 || !inDepartment
      ? []
      : values('Aisle', places.aisles, found.aisles, selection.aisles, inDepartment.from, inDepartment.to)),
    ...(where.shelf >= 0 || !inAisle
      ? []
      : values('Shelf', places.shelves, found.shelves, selection.shelves, inAisle.from, inAisle.to)),
  ];
}
