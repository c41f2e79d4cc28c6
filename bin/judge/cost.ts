import type { IndexData } from '#server/catalogue/index-data.ts';
import { createView } from '#server/catalogue/catalogue.ts';
import { createSearcher } from '#server/catalogue/search/searcher.ts';

/** What is asked, by what it may cost. */
const asked: Readonly<Record<string, readonly string[]>> = {
  plain: ['milk', 'bread', 'apples', 'chicken breast', 'toilet paper', 'coffee', 'chocolate', 'cat litter'],
  typo: ['mlik', 'kumera', 'brocolli', 'choclate', 'yoghrut', 'deoderant', 'chikcen brest', 'xqzjwv'],
  beginning: ['m', 'ch', 'ba', 'cho', 'toma', 'chicken b', 's', 'free range e'],
  long: [
    'organic free range chicken breast skinless boneless fresh family pack 1kg',
    'mixed frozen berries smoothie mix green tropical vanilla chocolate milk original',
    'kainga simply kainga milk bread butter cheese eggs yoghurt cream rice',
  ],
  hostile: [
    'a'.repeat(200),
    `${'ab '.repeat(66)}`,
    '; drop table products; --',
    'a a a a a a a a a a',
    '🍌'.repeat(50),
  ],
};

const rounds = 15;

/** The least time of several rounds for each text, which is what the work itself takes on a machine with other work. */
function timesOf(work: (text: string) => unknown, texts: readonly string[]): string {
  const least = texts.map((text) => {
    const times = Array.from({ length: rounds }, () => {
      const before = performance.now();
      work(text);
      return performance.now() - before;
    });
    return Math.min(...times);
  });
  least.sort((a, b) => a - b);
  const median = least[Math.floor((least.length - 1) / 2)] ?? 0;
  return `median ${median.toFixed(3).padStart(7)}  worst ${(least.at(-1) ?? 0).toFixed(3).padStart(7)} ms`;
}

/** What an answer costs in this process, as a table: the search alone, a page of results, and suggestions. */
export function costsOf(index: IndexData): string {
  const searcher = createSearcher(index);
  const view = createView(index, async () => null);
  const page = { target: 'search', page: 1, size: 24, filters: [], dasFilter: [], inStockProductsOnly: true } as const;
  const ways: Readonly<Record<string, (search: string) => unknown>> = {
    search: (search) => searcher.search(search),
    page: (search) => view.listing({ ...page, search }, 1),
    suggestions: (search) => view.suggestions(search, 1),
  };
  const lines: string[] = [];
  for (const [name, work] of Object.entries(ways))
    for (const [kind, texts] of Object.entries(asked)) {
      lines.push(`${name.padEnd(12)} ${kind.padEnd(10)} ${timesOf(work, texts)}`);
    }
  return lines.join('\n');
}
