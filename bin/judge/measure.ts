import type { Judgeable, Judged } from '#fixtures/judged/judged.ts';

export type Verdict = {
  readonly group: string;
  readonly query: string;
  /** How near the first ten are to the best ten there could be, 0 to 1. */
  readonly ndcg: number;
  /** One over the place of the first product that was meant, 0 when it is not among the first 24. */
  readonly reciprocalRank: number;
  readonly found: number;
  readonly top: readonly { readonly grade: number; readonly name: string; readonly size: string }[];
};
export type Search = (query: string) => { readonly skus: readonly string[]; readonly totalItems: number };

const depth = 10;
const best = 3;

/** Discounted gain of graded places: a grade counts 2^grade - 1, less the lower it stands. */
const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, depth).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

type Products = ReadonlyMap<string, Judgeable>;
const ideals = new WeakMap<Products, Map<Judged['gradeOf'], number[]>>();

/** The best grades there are to find, the highest first; several spellings of one thing share them. */
function idealOf(gradeOf: Judged['gradeOf'], products: Products): number[] {
  const known = ideals.get(products) ?? new Map<Judged['gradeOf'], number[]>();
  ideals.set(products, known);
  const had = known.get(gradeOf);
  if (had) return had;
  const grades = Array.from(products.values(), gradeOf).filter((grade) => grade > 0);
  const ideal = grades.sort((a, b) => b - a).slice(0, depth);
  known.set(gradeOf, ideal);
  return ideal;
}

/** Looks at what a search answers; null where the shop has nothing that would be right. */
export function judge({ group, query, gradeOf }: Judged, products: Products, search: Search): Verdict | null {
  const ideal = idealOf(gradeOf, products);
  if (ideal.length === 0) return null;
  const meant = Math.min(best, ideal[0] ?? best);
  const { skus, totalItems } = search(query);
  const top = skus.flatMap((sku) => {
    const product = products.get(sku);
    return product ? [{ grade: gradeOf(product), name: `${product.name}, ${product.maker}`, size: product.size }] : [];
  });
  const first = top.findIndex(({ grade }) => grade === meant);
  return {
    group,
    query,
    ndcg: gainOf(top.map(({ grade }) => grade)) / gainOf(ideal),
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    found: totalItems,
    top: top.slice(0, depth),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export type Judgement = {
  readonly queries: number;
  readonly ndcg: number;
  readonly mrr: number;
  readonly empty: number;
};

export const judgementOf = (verdicts: readonly Verdict[]): Judgement => ({
  queries: verdicts.length,
  ndcg: mean(verdicts.map(({ ndcg }) => ndcg)),
  mrr: mean(verdicts.map(({ reciprocalRank }) => reciprocalRank)),
  empty: verdicts.filter(({ found }) => found === 0).length,
});
