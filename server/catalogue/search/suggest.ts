import type { Suggestions } from '#services/catalogue/catalogue.contract.ts';
import type { IndexData } from '../index-data.ts';
import { countOf } from '../postings.ts';
import { wordsOf } from './fold.ts';

type Phrase = { readonly text: string; readonly words: readonly string[]; readonly products: number };
type Link = Suggestions['departments'][number] & Phrase;

const mostTerms = 6;
const mostDepartments = 4;

/** Suggests words and departments that fit what has been typed so far. */
export function createSuggester({ head, columns }: IndexData) {
  const { departments, aisles, shelves } = head.places;
  const lists = {
    department: { from: columns.departmentFrom, docs: columns.departmentDocs },
    aisle: { from: columns.aisleFrom, docs: columns.aisleDocs },
    shelf: { from: columns.shelfFrom, docs: columns.shelfDocs },
    brand: { from: columns.brandFrom, docs: columns.brandDocs },
  };
  const phrase = (name: string, products: number): Phrase => ({
    text: name.toLowerCase(),
    words: wordsOf(name),
    products,
  });
  const phrases = unique([
    ...shelves.map((shelf, position) => phrase(shelf.name, countOf(lists.shelf, position))),
    ...aisles.map((aisle, position) => phrase(aisle.name, countOf(lists.aisle, position))),
    ...head.brands.map((brand, position) => phrase(brand, countOf(lists.brand, position))),
  ]);
  const links: Link[] = [
    ...departments.map((place, position) => ({
      ...phrase(place.name, countOf(lists.department, position)),
      name: place.name,
      href: `/shop/browse/${place.slug}`,
    })),
    ...aisles.map((place, position) => ({
      ...phrase(place.name, countOf(lists.aisle, position)),
      name: `${place.name} in ${departments[place.parent]?.name ?? ''}`,
      href: `/shop/browse/${departments[place.parent]?.slug ?? ''}/${place.slug}`,
    })),
  ];

  return (typed: string): Pick<Suggestions, 'terms' | 'departments'> => {
    const words = wordsOf(typed);
    return {
      terms: best(phrases, words, mostTerms).map(({ text }) => text),
      departments: best(links, words, mostDepartments).map(({ name, href }) => ({ name, href })),
    };
  };
}

/** Those with every typed word, the last perhaps only begun; what begins with it comes before what merely has it. */
function best<T extends Phrase>(phrases: readonly T[], typed: readonly string[], most: number): T[] {
  const begun = typed.at(-1);
  if (begun === undefined) return [];
  const whole = typed.slice(0, -1);
  return phrases
    .filter(
      ({ words, products }) =>
        products > 0 && whole.every((word) => words.includes(word)) && words.some((word) => word.startsWith(begun)),
    )
    .map((found) => ({ found, starts: found.words[0]?.startsWith(typed[0] ?? '') ? 0 : 1 }))
    .sort((a, b) => a.starts - b.starts || b.found.products - a.found.products)
    .slice(0, most)
    .map(({ found }) => found);
}

const unique = (phrases: readonly Phrase[]): Phrase[] => [...new Map(phrases.map((one) => [one.text, one])).values()];
