import type { DepartmentNode } from './entry.ts';

export type Place = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Position of what it stands in, one level up. */
  readonly parent: number;
  /** Positions of what stands in it, one level down: from, and up to but not with. */
  readonly from: number;
  readonly to: number;
};
export type Places = {
  readonly departments: readonly (Place & { readonly image: string; readonly isRestricted: boolean })[];
  readonly aisles: readonly Place[];
  readonly shelves: readonly Place[];
};

/** The tree of departments as three flat lists in shop order, each part knowing its parent and its children. */
export function flatten(tree: readonly DepartmentNode[]): Places {
  const aisles: Place[] = [];
  const shelves: Place[] = [];
  const departments = tree.map((department, parent) => {
    const from = aisles.length;
    for (const aisle of department.aisles) {
      const firstShelf = shelves.length;
      for (const { id, name, slug } of aisle.shelves)
        shelves.push({ id, name, slug, parent: aisles.length, from: 0, to: 0 });
      const { id, name, slug } = aisle;
      aisles.push({ id, name, slug, parent, from: firstShelf, to: shelves.length });
    }
    const { id, name, slug, image, isRestricted } = department;
    return { id, name, slug, image, isRestricted, parent: -1, from, to: aisles.length };
  });
  return { departments, aisles, shelves };
}

const bySlug = (places: readonly Place[], slug: string, from = 0, to = places.length): number => {
  const wanted = slug.toLowerCase();
  for (let i = from; i < to; i++) if (places[i]?.slug === wanted) return i;
  return -1;
};

export type Where = { readonly department: number; readonly aisle: number; readonly shelf: number };
export const everywhere: Where = { department: -1, aisle: -1, shelf: -1 };
type Slugs = {
  readonly department?: string | undefined;
  readonly aisle?: string | undefined;
  readonly shelf?: string | undefined;
};

/** Where a path of slugs leads; null when one of them names nothing there. */
export function findPlace(places: Places, slugs: Slugs): Where | null {
  if (slugs.department === undefined) return slugs.aisle === undefined && slugs.shelf === undefined ? everywhere : null;
  const department = bySlug(places.departments, slugs.department);
  const inDepartment = places.departments[department];
  if (!inDepartment) return null;
  if (slugs.aisle === undefined) return slugs.shelf === undefined ? { department, aisle: -1, shelf: -1 } : null;
  const aisle = bySlug(places.aisles, slugs.aisle, inDepartment.from, inDepartment.to);
  const inAisle = places.aisles[aisle];
  if (!inAisle) return null;
  if (slugs.shelf === undefined) return { department, aisle, shelf: -1 };
  const shelf = bySlug(places.shelves, slugs.shelf, inAisle.from, inAisle.to);
  return shelf < 0 ? null : { department, aisle, shelf };
}
