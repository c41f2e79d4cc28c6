import type { ListingQuery } from '#services/catalogue/catalogue.contract.ts';
import type { DietaryProfile } from '#services/dietary/dietary.contract.ts';
import { type OfferKind, offerKinds } from '../entry.ts';
import type { IndexData } from '../index-data.ts';
import { everywhere, findPlace, type Where } from '../places.ts';
import { allOf, listOf } from '../postings.ts';
import type { Searcher } from '../search/searcher.ts';

/** Which products a listing is about, before any filter, ascending; with scores when it was a search. */
export type Scope = {
  readonly title: string;
  readonly where: Where;
  readonly docs: Uint32Array;
  readonly scores: Uint16Array | null;
  readonly corrected: string | null;
  readonly boostOfferTag: string | null;
};

/** The products that a listing knows as those of whoever asks, ascending. */
export type OwnDocs = {
  readonly favourites: Uint32Array;
  /** Null for whoever has no trolley here. */
  readonly trolley: Uint32Array | null;
  /** How they eat; null where nothing is left out for it. */
  readonly diet: DietaryProfile | null;
};

const bitOf = (offer: OfferKind) => 1 << offerKinds.indexOf(offer);
const specialsBits = bitOf('Special') | bitOf('MultiBuy') | bitOf('MemberPrice') | bitOf('GreatPrice');
const halfPrice = 'half-price';

/** A scope less the products that are not kept. */
export function narrowed(scope: Scope, isKept: (doc: number) => boolean): Scope {
  const isPositionKept = (_: number, position: number) => isKept(scope.docs[position] as number);
  return { ...scope, docs: scope.docs.filter(isPositionKept), scores: scope.scores?.filter(isPositionKept) ?? null };
}

/** Finds what a listing is about; null when a place, a group or a discount it names does not exist. */
export function createScopes({ head, columns }: IndexData, searcher: Searcher) {
  const { places } = head;
  const all = allOf(head.products);
  const having = (bits: number) => all.filter((doc) => ((columns.offers[doc] ?? 0) & bits) !== 0);
  const specials = having(specialsBits);
  const boosts = having(bitOf('BoostOffer'));
  const groups = new Map(head.groups.map((group, position) => [group.id.toLowerCase(), position]));

  const onShelves = ({ department, aisle, shelf }: Where): Uint32Array => {
    if (shelf >= 0) return listOf({ from: columns.shelfFrom, docs: columns.shelfDocs }, shelf);
    if (aisle >= 0) return listOf({ from: columns.aisleFrom, docs: columns.aisleDocs }, aisle);
    if (department >= 0) return listOf({ from: columns.departmentFrom, docs: columns.departmentDocs }, department);
    return all;
  };

  /** What a listing's discount asks of a product: a kind of offer, or half the price. */
  const discountTest = (discount: string): ((doc: number) => boolean) | null => {
    if (discount.toLowerCase() === halfPrice) return (doc) => (columns.savedPercent[doc] ?? 0) >= 50;
    const offer = offerKinds.find((kind) => kind.toLowerCase() === discount.toLowerCase());
    return offer ? (doc) => ((columns.offers[doc] ?? 0) & bitOf(offer)) !== 0 : null;
  };

  const found = (title: string, docs: Uint32Array): Scope => ({
    title,
    where: everywhere,
    docs,
    scores: null,
    corrected: null,
    boostOfferTag: null,
  });
  const about = (query: ListingQuery, where: Where, own: OwnDocs): Scope | null => {
    const place = places.shelves[where.shelf] ?? places.aisles[where.aisle] ?? places.departments[where.department];
    switch (query.target) {
      case 'browse':
        return found(place?.name ?? 'Browse', onShelves(where));
      case 'specials':
        return found('Specials & Great Prices', specials);
      case 'boosts':
        return { ...found('Boost offers', boosts), boostOfferTag: 'BoostOffer' };
      case 'group':
      case 'dynamic-group': {
        const id = query.target === 'group' ? query.groupId : query.dynamicGroup;
        const position = groups.get((id ?? '').toLowerCase()) ?? -1;
        const group = head.groups[position];
        return group && group.isDynamic === (query.target === 'dynamic-group')
          ? found(group.title, listOf({ from: columns.groupFrom, docs: columns.groupDocs }, position))
          : null;
      }
      case 'favourites':
        return found('My favourites', own.favourites);
      case 'search': {
        const search = query.search ?? '';
        return { ...found(`Search results for “${search}”`, all), ...searcher.search(search) };
      }
    }
  };

  return (query: ListingQuery, own: OwnDocs): Scope | null => {
    const where = findPlace(places, query);
    const scope = where && about(query, where, own);
    if (!scope) return null;
    const { department, aisle, shelf } = where;
    const inPlace =
      query.target === 'browse' || department < 0
        ? scope
        : narrowed(
            scope,
            (doc) =>
              columns.department[doc] === department &&
              (aisle < 0 || columns.aisle[doc] === aisle) &&
              (shelf < 0 || columns.shelf[doc] === shelf),
          );
    const test = query.discount === undefined ? () => true : discountTest(query.discount);
    if (test === null) return null;
    return { ...(query.discount === undefined ? inPlace : narrowed(inPlace, test)), where };
  };
}
