import { type CatalogueInput, offerKinds } from './entry.ts';
import { type RecordsInMemory, recordsInMemory } from './file/records.ts';
import type { IndexData } from './index-data.ts';
import { Intake, type Taken } from './intake.ts';
import { flatten, type Places } from './places.ts';
import { type Postings, postingsOf } from './postings.ts';
import { priceBandOf } from './price-bands.ts';
import { ranksOf } from './ranks.ts';

const mostDietary = 32;
const noHead = 65_535;

/** An index fresh from building: its records are still in memory. */
export type BuiltIndex = IndexData & { readonly records: RecordsInMemory };

/** Makes the index of a catalogue. Nothing is read twice, so the entries may come as a stream from a database. */
export async function buildIndex(input: CatalogueInput): Promise<BuiltIndex> {
  const places = flatten(input.departments);
  const intake = new Intake(places, input.groups);
  for await (const entry of input.entries) intake.take(entry);
  if (intake.dietary.all().length > mostDietary) throw new Error(`More than ${mostDietary} dietary facts.`);
  const products = [...intake.taken].sort((a, b) => b.popularity - a.popularity || a.sku - b.sku);
  const { terms, columns: termColumns } = termsOf(intake, products);
  if (terms.length > noHead) throw new Error(`More than ${noHead} words.`);
  return {
    head: {
      version: input.version,
      products: products.length,
      places,
      stores: [...input.stores],
      groups: [...input.groups],
      brands: intake.brands.all(),
      dietary: intake.dietary.all(),
      phrases: intake.phrases.all(),
    },
    columns: {
      ...columnsOf(products, places, input.stores.length),
      ...listsOf(products, places, input.groups.length, intake.brands.all().length),
      ...ranksOf(products.map((product) => product.facts)),
      ...termColumns,
    },
    terms,
    records: recordsInMemory(intake.records.toBuffer()),
  };
}

function columnsOf(products: readonly Taken[], places: Places, stores: number) {
  const stock = new Uint8Array(stores * products.length);
  products.forEach((product, doc) => {
    for (let store = 0; store < stores; store++) stock[store * products.length + doc] = product.stock[store] ?? 3;
  });
  const aisle = Uint16Array.from(products, (product) => places.shelves[product.shelf]?.parent ?? 0);
  return {
    sku: Uint32Array.from(products, (product) => product.sku),
    shelf: Uint16Array.from(products, (product) => product.shelf),
    aisle,
    department: Uint8Array.from(aisle, (position) => places.aisles[position]?.parent ?? 0),
    brand: Uint16Array.from(products, (product) => product.brand),
    offers: Uint16Array.from(products, (product) => product.offers),
    dietary: Uint32Array.from(products, (product) => product.dietary),
    allergens: Uint32Array.from(products, (product) => product.allergens),
    priceBand: Uint8Array.from(products, (product) => priceBandOf(product.facts.priceCents)),
    savedPercent: Uint8Array.from(products, (product) => product.facts.savedPercent),
    comparable: Uint32Array.from(products, (product) => product.comparable),
    pack: Uint32Array.from(products, (product) => product.pack),
    flavour: Uint32Array.from(products, (product) => product.flavour),
    stock,
    recordFrom: Float64Array.from(products, (product) => product.recordFrom),
    recordBytes: Uint32Array.from(products, (product) => product.recordBytes),
  };
}

function listsOf(products: readonly Taken[], places: Places, groups: number, brands: number) {
  const lists = (values: number, each: (product: Taken, has: (value: number) => void) => void): Postings =>
    postingsOf(products.length, values, (doc, has) => each(products[doc] as Taken, has));
  const aisleOf = (product: Taken) => places.shelves[product.shelf]?.parent ?? 0;
  const department = lists(places.departments.length, (p, has) => has(places.aisles[aisleOf(p)]?.parent ?? 0));
  const aisle = lists(places.aisles.length, (p, has) => has(aisleOf(p)));
  const shelf = lists(places.shelves.length, (p, has) => has(p.shelf));
  const brand = lists(brands, (p, has) => has(p.brand));
  const group = lists(groups, (p, has) => p.groups.forEach(has));
  const offer = lists(offerKinds.length, (p, has) => {
    for (let bit = 0; bit < offerKinds.length; bit++) if (p.offers & (1 << bit)) has(bit);
  });
  const comparable = lists(1 + products.reduce((most, p) => Math.max(most, p.comparable), 0), (p, has) =>
    has(p.comparable),
  );
  return {
    departmentFrom: department.from,
    departmentDocs: department.docs,
    aisleFrom: aisle.from,
    aisleDocs: aisle.docs,
    shelfFrom: shelf.from,
    shelfDocs: shelf.docs,
    brandFrom: brand.from,
    brandDocs: brand.docs,
    offerFrom: offer.from,
    offerDocs: offer.docs,
    ...cheapestFirst(products, comparable),
    groupFrom: group.from,
    groupDocs: group.docs,
  };
}

/** What costs the same a measure stands by what it costs at the till, then by popularity. */
function cheapestFirst(products: readonly Taken[], { from, docs }: Postings) {
  const costs = (doc: number) => products[doc] as Taken;
  const isBefore = (a: number, b: number) =>
    costs(a).bestUnitPrice - costs(b).bestUnitPrice || costs(a).bestPay - costs(b).bestPay || a - b;
  for (let kind = 1; kind < from.length - 1; kind++) docs.subarray(from[kind], from[kind + 1]).sort(isBefore);
  return { comparableFrom: from, comparableDocs: docs };
}

function termsOf(intake: Intake, products: readonly Taken[]) {
  const unsorted = intake.terms.all();
  const terms = [...unsorted].sort((a, b) => (a < b ? -1 : 1));
  const position = new Map(terms.map((term, at) => [term, at]));
  const sorted = Uint32Array.from(unsorted, (term) => position.get(term) ?? 0);
  const weights = new Uint8Array(intake.words.length);
  const { from, docs } = postingsOf(products.length, terms.length, (doc, has) => {
    const { wordsFrom, wordsTo } = products[doc] as Taken;
    for (let word = wordsFrom; word < wordsTo; word++) has(sorted[intake.words.at(word)] ?? 0);
  });
  const next = from.slice();
  for (const { wordsFrom, wordsTo } of products)
    for (let word = wordsFrom; word < wordsTo; word++) {
      const term = sorted[intake.words.at(word)] ?? 0;
      weights[next[term] ?? 0] = intake.weights.at(word);
      next[term] = (next[term] ?? 0) + 1;
    }
  const head = Uint16Array.from(products, (product) => (product.head < 0 ? noHead : (sorted[product.head] ?? noHead)));
  const claims = Uint16Array.from(products, (product) => product.claims);
  return { terms, columns: { termFrom: from, termDocs: docs, termWeights: weights, head, claims } };
}
