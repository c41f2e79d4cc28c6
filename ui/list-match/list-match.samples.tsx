import type { ListLine } from '#machines/list-search/index.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { sampleProducts } from '../product-card/sample-products.ts';
import { AllLines } from './all-lines.tsx';
import { LineList } from './line-list.tsx';
import { ListMatch, type ListMatchProps } from './list-match.tsx';

export const piece: Piece = {
  title: 'A line of a list',
  about:
    'One line of a list that somebody wrote, with its best matches: chosen with the arrow keys or a thumb, added, skipped or worded anew. A key that is held down passes nothing.',
  rows: ['A2.047', 'A2.O9'],
  charts: ['list-search'],
};

const { plain, special, member, low, gone, loose } = sampleProducts;
const lineOf = (term: string, products: readonly Product[], more: Partial<ListLine> = {}): ListLine => ({
  term,
  search: term,
  wanted: 1,
  products,
  totalItems: products.length,
  chosen: products[0]?.sku ?? null,
  amount: products[0]?.unit === 'Kg' ? 250 : 1,
  state: 'open',
  added: null,
  ...more,
});
const milk = lineOf('2 x milk', [{ ...plain, bestUnitPrice: 'plain' }, special, member, low, gone], {
  wanted: 2,
  amount: 2,
  search: 'milk',
  totalItems: 41,
});
const none = lineOf('moonstones', []);
const added = { sku: plain.sku, name: 'Kōwhai blue milk 2 L', amount: 2, unit: 'Each' } as const;
const lines = [
  { ...milk, state: 'added', added } as const,
  lineOf('kumara', [loose]),
  lineOf('oats', [special], { state: 'skipped' }),
  none,
];

const nothing = () => undefined;
const match = (line: ListLine, more: Partial<ListMatchProps> = {}) => (
  <ListMatch
    line={line}
    at={1}
    count={12}
    isLast={false}
    wording="none"
    takesFocus={false}
    onChoose={nothing}
    onAmount={nothing}
    onAdd={nothing}
    onSkip={nothing}
    onReopen={nothing}
    onBack={nothing}
    onOn={nothing}
    onFinish={nothing}
    onSearch={nothing}
    {...more}
  />
);

export const samples: Samples = {
  open: match(milk),
  'the last one': match(lineOf('kumara', [loose]), { isLast: true }),
  'nothing found': match(none),
  'nothing to be had': match(lineOf('hoki', [gone], { chosen: null })),
  'other words on their way': match(none, { wording: 'asking' }),
  'other words that failed': match(none, { wording: 'missed' }),
  added: match({ ...milk, state: 'added', added }),
  skipped: match({ ...milk, state: 'skipped' }),
  'all lines': <LineList lines={lines} current={1} onGo={nothing} />,
  'all at once': (
    <AllLines
      lines={lines}
      onTake={nothing}
      onChoose={nothing}
      onAmount={nothing}
      onSee={nothing}
      onAddAll={nothing}
      onHide={nothing}
    />
  ),
};
