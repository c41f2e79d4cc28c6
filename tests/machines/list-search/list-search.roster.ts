import assert from 'node:assert/strict';
import { type ListSearchContext, type ListSearchHappening, listSearchMachine } from '#machines/list-search/index.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import type { KeptList } from '#services/lists/kept-paste.rules.ts';
import type { ListSearch } from '#services/lists/list-search.contract.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import type { Rostered } from '../kit/rostered.ts';

type Result = ListSearch['results'][number];
const { plain, special, loose, gone } = sampleProducts;
export const result = (term: string, products: readonly Product[], wanted = 1): Result => ({
  term,
  search: term,
  wanted,
  products: [...products],
  totalItems: products.length,
});
export const found = (...results: readonly Result[]): ListSearch => ({ results: [...results] });

export const threeLines = found(
  result('milk', [gone, plain, special], 2),
  result('kumara', [loose]),
  result('moonstones', []),
);
export const kept = (text: string, more: Partial<KeptList> = {}): KeptList => ({
  text,
  isShopping: false,
  marks: [],
  isHanded: false,
  ...more,
});
/** More lines than are looked for at once. */
const longText = Array.from({ length: 61 }, (_, at) => `thing ${at}`).join('\n');
const halfWay = kept('milk\nkumara', {
  isShopping: true,
  marks: [{ term: 'milk', state: 'added', sku: plain.sku, name: plain.name, amount: 2, unit: 'Each' }],
});

const all = [
  { type: 'page.open', kept: null },
  { type: 'page.open', kept: kept('oats') },
  { type: 'page.open', kept: halfWay },
  { type: 'page.open', kept: kept('bread', { isHanded: true }) },
  { type: 'text.write', text: 'milk\nkumara' },
  { type: 'text.write', text: ' , ' },
  { type: 'text.write', text: longText },
  { type: 'list.look' },
  { type: 'list.edit' },
  { type: 'list.restart' },
  { type: 'list.save' },
  { type: 'list.finish' },
  { type: 'line.go', line: 1 },
  { type: 'line.back' },
  { type: 'line.choose', line: 0, sku: special.sku },
  { type: 'line.choose', line: 0, sku: gone.sku },
  { type: 'line.amount', line: 0, amount: 4 },
  { type: 'line.add', line: 0 },
  { type: 'line.add', line: 1 },
  { type: 'line.skip', line: 0 },
  { type: 'line.skip', line: 1 },
  { type: 'line.reopen', line: 0 },
  { type: 'line.search', line: 1, term: 'gold kumara' },
  { type: 'line.search', line: 1, term: '  ' },
  { type: 'all.show' },
  { type: 'all.hide' },
  { type: 'all.addBest' },
  { type: 'user.changed', subject: 'aroha', isShopper: true },
  { type: 'user.changed', subject: 'hemi', isShopper: true },
  { type: 'user.changed', subject: null, isShopper: false },
];

export const chart: Rostered = {
  name: 'list-search',
  machine: listSearchMachine,
  inputs: [{ subject: 'aroha' }],
  /** Of a list that came in parts only the way there matters. */
  events: ({ lines = [] }: Partial<ListSearchContext>) => (lines.length > 3 ? [{ type: 'list.edit' }] : all),
  answers: {
    searchList: [threeLines, found(result('milk', [plain]), result('kumara', []))],
    searchWording: [found(result('gold kumara', [special], 3)), found(result('gold kumara', []))],
    saveList: [null],
  },
  shape: ({ text, lines, marks }: ListSearchContext) => [
    lines.length > 0 || [Math.min(text.split('\n').length, 3), text.trim().length > 1, marks.length > 0],
    lines.slice(0, 2).map(({ state }) => state),
    lines.some(({ state, chosen }) => state === 'open' && chosen !== null),
  ],
  oracle: (world) => {
    let told = world.emitted.length;
    return (happened, before) => {
      const { context } = world.snapshot() as unknown as { context: ListSearchContext };
      const was = before.context as ListSearchContext;
      const news = world.emitted.slice(told) as ListSearchHappening[];
      told = world.emitted.length;
      const event = happened.kind === 'event' ? happened.event : null;
      const wanted = news.filter((report) => report.type === 'product.wanted');

      assert.ok(world.open().length <= 1, 'Two questions are open.');
      for (const { line } of wanted) {
        assert.notEqual(was.lines[line]?.state, 'added', 'What was added is added once more.');
        assert.equal(
          context.lines[line]?.state,
          'added',
          'Something went into the trolley and its line does not say so.',
        );
      }
      assert.ok(
        wanted.length === 0 || event?.type === 'line.add' || event?.type === 'all.addBest',
        'Something was added and nobody had asked for it.',
      );
      const isRead = happened.kind === 'answer' && happened.name === 'searchList';
      for (const [index, line] of context.lines.entries())
        if (line.state === 'added' && was.lines[index]?.state !== 'added' && !isRead)
          assert.equal(
            wanted.filter((report) => report.line === index).length,
            1,
            'A line is added without the trolley.',
          );

      const isText = ['text.write', 'list.restart', 'page.open', 'user.changed'].includes(event?.type ?? '');
      if (!isText) assert.equal(context.text, was.text, 'What was written changed, and nobody had asked for it.');
      if (event?.type === 'page.open' && was.text !== '' && event['kept']?.isHanded !== true)
        assert.equal(context.text, was.text, 'What the tab remembers replaced what is written.');
      if (context.text !== was.text && event?.type !== 'user.changed' && event?.type !== 'page.open') {
        const last = news.findLast((report) => report.type === 'text.kept');
        assert.equal(last?.text, context.text, 'The tab does not remember what is written.');
      }
      if (context.subject !== was.subject)
        assert.deepEqual(
          [context.text, context.lines, context.marks],
          ['', [], []],
          'A list of another shopper stayed.',
        );
      for (const line of context.lines) {
        assert.ok(
          line.chosen === null || line.products.some(({ sku }) => sku === line.chosen),
          'What is chosen is no match.',
        );
        assert.notEqual(line.chosen, gone.sku, 'What cannot be had is chosen.');
        if (line.chosen !== null) assert.ok(line.amount > 0, 'Nothing of it would be added.');
      }
      assert.ok(context.current === 0 || context.lines[context.current] !== undefined, 'It stands at no line.');
    };
  },
};
