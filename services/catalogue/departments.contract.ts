import * as v from 'valibot';
import { id } from '../wire.ts';

export const Shelf = v.object({ id, name: v.string(), slug: v.string(), productCount: v.number() });
export const Aisle = v.object({
  id,
  name: v.string(),
  slug: v.string(),
  productCount: v.number(),
  shelves: v.array(Shelf),
});
export const Department = v.object({
  id,
  name: v.string(),
  slug: v.string(),
  productCount: v.number(),
  image: v.string(),
  isRestricted: v.boolean(),
  aisles: v.array(Aisle),
});
export type Department = v.InferOutput<typeof Department>;
export const Departments = v.object({ departments: v.array(Department) });
export const Shelves = v.object({ department: v.string(), aisle: v.string(), shelves: v.array(Shelf) });
