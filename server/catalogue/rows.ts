import type { Cards } from './cards.ts';
import { canBeBought, type OfferKind, offerKinds } from './entry.ts';
import type { IndexData } from './index-data.ts';
import { allOf, listOf } from './postings.ts';
import { createSimilar } from './similar.ts';

export type Row = {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly docs: readonly number[];
};
export const rowPages = ['home', 'product'] as const;
export type RowPage = (typeof rowPages)[number];

const longest = 8;
const mostOfAShelf = 1;

/** The product rows of a page. Only what the store has is shown, and a row never lines up one shelf. */
export function createRows(index: IndexData, cards: Cards) {
  const { head, columns } = index;
  const { places } = head;
  const similar = createSimilar(index, cards);
  const lists = {
    offer: { from: columns.offerFrom, docs: columns.offerDocs },
    shelf: { from: columns.shelfFrom, docs: columns.shelfDocs },
    aisle: { from: columns.aisleFrom, docs: columns.aisleDocs },
    brand: { from: columns.brandFrom, docs: columns.brandDocs },
  };
  const everything = allOf(head.products);
  const offered = (offer: OfferKind) => listOf(lists.offer, offerKinds.indexOf(offer));

  const isOfRestricted = (doc: number) => places.departments[columns.department[doc] ?? 0]?.isRestricted === true;

  /** What is sold to adults alone stands beside its own kind, never beside milk. */
  const pick = (
    docs: Uint32Array,
    storePosition: number,
    most = mostOfAShelf,
    without = -1,
    isWanted: (doc: number) => boolean = () => true,
  ): number[] => {
    const picked: number[] = [];
    const maySeeRestricted = without >= 0 && isOfRestricted(without);
    const ofShelf = new Map<number, number>();
    for (const doc of docs) {
      const shelf = columns.shelf[doc] ?? 0;
      const isHere = canBeBought(columns.stock[storePosition * head.products + doc] ?? 3);
      const taken = ofShelf.get(shelf) ?? 0;
      if (doc === without || !isHere || taken >= most || (isOfRestricted(doc) && !maySeeRestricted)) continue;
      if (!isWanted(doc)) continue;
      ofShelf.set(shelf, taken + 1);
      picked.push(doc);
      if (picked.length === longest) break;
    }
    return picked;
  };

  /** Nothing that is sold to some alone, and nothing twice: a product stands in the first row that it is in. */
  const home = (store: number): Row[] => {
    const shown = new Set<number>();
    const pickNew = (docs: Uint32Array): number[] => {
      const isNew = (doc: number) => !shown.has(doc) && cards.card(doc, store).restriction === 'None';
      const picked = pick(docs, store, mostOfAShelf, -1, isNew);
      for (const doc of picked) shown.add(doc);
      return picked;
    };
    return [
      { id: 'specials', title: 'On special this week', href: '/shop/specials', docs: pickNew(offered('Special')) },
      { id: 'popular', title: 'Popular in store', href: '/shop/browse', docs: pickNew(everything) },
      {
        id: 'multibuys',
        title: 'Buy more, save more',
        href: '/shop/specials?discount=MultiBuy',
        docs: pickNew(offered('MultiBuy')),
      },
      {
        id: 'members',
        title: 'Member prices',
        href: '/shop/specials?discount=MemberPrice',
        docs: pickNew(offered('MemberPrice')),
      },
      {
        id: 'new',
        title: 'New on the shelf',
        href: '/shop/browse?sort=AvailableDate',
        docs: pickNew(offered('New')),
      },
    ];
  };

  const beside = (doc: number, store: number): Row[] => {
    const shelf = places.shelves[columns.shelf[doc] ?? -1];
    const aisle = places.aisles[columns.aisle[doc] ?? -1];
    const department = places.departments[columns.department[doc] ?? -1];
    const brand = head.brands[columns.brand[doc] ?? -1];
    if (!shelf || !aisle || !department || brand === undefined) return [];
    const path = `/shop/browse/${department.slug}/${aisle.slug}`;
    const onShelf = { href: `${path}/${shelf.slug}` };
    const isHere = canBeBought(columns.stock[store * head.products + doc] ?? 3);
    return [
      isHere
        ? {
            ...onShelf,
            id: 'same-shelf',
            title: `More ${shelf.name.toLowerCase()}`,
            docs: pick(listOf(lists.shelf, columns.shelf[doc] ?? 0), store, longest, doc),
          }
        : { ...onShelf, id: 'similar', title: 'Similar you can get today', docs: similar(doc, store, longest) },
      {
        id: 'same-aisle',
        title: `Also in ${aisle.name.toLowerCase()}`,
        href: path,
        docs: pick(
          listOf(lists.aisle, columns.aisle[doc] ?? 0).filter((other) => columns.shelf[other] !== columns.shelf[doc]),
          store,
          4,
          doc,
        ),
      },
      {
        id: 'same-brand',
        title: `More from ${brand}`,
        href: `/shop/searchproducts?search=${encodeURIComponent(brand)}`,
        docs: pick(listOf(lists.brand, columns.brand[doc] ?? 0), store, 2, doc),
      },
    ];
  };

  return (page: RowPage, storePosition: number, doc: number | null): Row[] =>
    (page === 'home' ? home(storePosition) : doc === null ? [] : beside(doc, storePosition)).filter(
      (row) => row.docs.length > 0,
    );
}
