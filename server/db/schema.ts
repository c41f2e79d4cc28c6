/** 0 or 1: the engines have no other boolean in common. */
export type Flag = 0 | 1;
/** JSON as text, written and read by the app alone. */
export type Json = string;

type Place = { id: number; slug: string; name: string; position: number };

export type ProductRow = {
  sku: string;
  shelf_id: number;
  price_cents: number;
  sale_cents: number | null;
  member_cents: number | null;
  unit_price_tenths: number;
  is_withdrawn: Flag;
  /** Two hexadecimal digits for each store, in the order of their positions: how many there are. */
  stock: string;
  facts: Json;
};

export type Schema = {
  schema_steps: { name: string; applied_ms: number };
  departments: Place & { image: string; is_restricted: Flag };
  aisles: Place & { department_id: number };
  shelves: Place & { aisle_id: number };
  product_groups: { id: string; title: string; is_dynamic: Flag; position: number };
  products: ProductRow;
  /** One row: `lineage` is new with each seeding, `version` grows with each change of a price or of stock. */
  catalogue_version: { id: number; version: number; lineage: string; size: number; seed: string };
  stores: { id: number; position: number; name: string; facts: Json };
  suburbs: { id: number; name: string; folded: string; facts: Json };
  addresses: { id: number; suburb_id: number; folded: string; folded_road: string; facts: Json };
  content_pages: { slug: string; facts: Json };
  meta_tags: { path: string; facts: Json };
  flags: { name: string; is_on: Flag };
  settings: { name: string; facts: Json };
  sessions: { id_hash: string; created_ms: number; seen_ms: number; subject: string | null; facts: Json };
  idempotency_keys: {
    owner: string;
    key: string;
    request_hash: string;
    status: number | null;
    answer: string | null;
    created_ms: number;
  };
};
