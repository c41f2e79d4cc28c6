import type { ReactNode } from 'react';
import type { Option, Suggest } from '#machines/search-box/index.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { sampleProducts } from '../product-card/sample-products.ts';
import { SearchBox } from './search-box.tsx';
import { SuggestionList } from './search-suggestions.tsx';
import { SuggestContext } from './suggest-context.ts';

const departments = [
  { name: 'Milk & cream in Fridge & Deli', href: '/shop/browse/fridge-and-deli/milk-and-cream' },
  { name: 'Long life milk in Pantry', href: '/shop/browse/pantry/long-life-milk' },
];
const terms = ['milk', 'milk chocolate', 'almond milk'];
const products = [sampleProducts.plain, sampleProducts.loose, sampleProducts.gone];
const options: readonly Option[] = [
  ...terms.map((text) => ({ kind: 'term' as const, text })),
  ...departments.map((department) => ({ kind: 'department' as const, department })),
  ...products.map((product) => ({ kind: 'product' as const, product })),
];

const answers: Suggest = (search) => Promise.resolve({ search, terms, departments, products });
const none: Suggest = (search) => Promise.resolve({ search, terms: [], departments: [], products: [] });
const fails: Suggest = () => Promise.reject(new Error('No suggestions today.'));

const live = (suggest: Suggest) => (
  <SuggestContext value={suggest}>
    <SearchBox />
  </SuggestContext>
);

/** The list alone, as it stands under a box. */
const Stage = ({ children }: { readonly children: ReactNode }) => (
  <div className="search-suggestions-stage">{children}</div>
);
const list = (id: string, offered: readonly Option[], active: number | null = null, isBusy = false) => (
  <Stage>
    <SuggestionList id={id} options={offered} active={active} typed="mi" isBusy={isBusy} onChoose={() => {}} />
  </Stage>
);

export const samples: Samples = {
  empty: <SearchBox />,
  searched: <SearchBox value="kūmara" />,
  'suggests what begins as it is typed': live(answers),
  'finds nothing to suggest': live(none),
  'a store that does not answer': live(fails),
  suggestions: list('offered', options),
  'an option that the arrow keys are on': list('turned', options, 3),
  'while newer ones are on their way': list('busy', options.slice(0, 5), null, true),
};

export const piece: Piece = {
  title: 'Search box',
  about:
    'The search of every page. A plain form: it works before the script has come and without it, never asks for nothing, and never overwrites what was typed.',
  rows: ['A1.08', 'A1.31', 'A2.176', 'A7.006', 'A7.O1'],
  charts: ['search-box'],
};
