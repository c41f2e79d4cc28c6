import './facet-search.css';
import type { Piece, Samples } from '../gallery.types.ts';
import { type FacetChoice, FacetGroup } from './facets.tsx';

const brands = [
  'Kōwhai',
  'Tūī',
  'Harakeke',
  'Mānuka',
  'Rātā',
  'Pōhutukawa',
  'Rimu',
  'Tōtara',
  'Kauri',
  'Nīkau',
  'Kānuka',
  'Karaka',
];
const choices = (chosen: readonly number[] = []): readonly FacetChoice[] =>
  brands.map((name, index) => ({
    name,
    count: index === 3 ? 0 : 1_240 - index * 97,
    isSelected: chosen.includes(index),
    href: `/shop/specials?filters=brand;${index};${name}`,
  }));

const places: readonly FacetChoice[] = ['Fruit & Veg', 'Bakery', 'Fridge & Deli'].map((name, index) => ({
  name,
  count: 247 - index * 60,
  isSelected: false,
  isPage: true,
  href: `/shop/browse/${index}`,
}));

export const samples: Samples = {
  short: <FacetGroup heading="Brand" choices={choices().slice(0, 5)} />,
  chosen: <FacetGroup heading="Brand" choices={choices([1, 2]).slice(0, 5)} />,
  long: <FacetGroup heading="Brand" choices={choices([10])} allHref="/shop/specials?allOf=Brand" />,
  'with a field to find one': <FacetGroup heading="Brand" choices={choices([10])} show="search" />,
  'places of the shop': <FacetGroup heading="Departments" choices={places} />,
  closed: <FacetGroup heading="Brand" choices={choices().slice(0, 5)} isOpen={false} />,
};

export const piece: Piece = {
  title: 'Filters',
  about:
    'One question a list can be narrowed by; each choice is a link. A choice that leaves nothing is shown with its zero and cannot be pressed. Of a long list the first choices show; all of them come under a field that finds one.',
  rows: ['A2.173', 'A2.174', 'A3.18', 'A3.22'],
  charts: ['facet-search'],
};
