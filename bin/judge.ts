// npm run judge [-- --size 300000] [--worst 15] [--time] [WORD]: how right the search is, and what it costs.
import { parseArgs } from 'node:util';
import { judged } from '#fixtures/judged/judged.ts';
import { costsOf } from './judge/cost.ts';
import { judge, judgementOf, type Verdict } from './judge/measure.ts';
import { openJudgedShop, searchOf } from './judge/shop.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '30000' },
    worst: { type: 'string', default: '15' },
    time: { type: 'boolean', default: false },
  },
});
const size = Number(values.size);
const { index, products } = await openJudgedShop(size);

const shown = ({ group, query, ndcg, found, top }: Verdict) =>
  [
    `${ndcg.toFixed(3)} ${query} (${group}, ${found} found)`,
    ...top.map(({ grade, name, size: pack }) => `        ${grade} ${name} ${pack}`),
  ].join('\n');
const figure = (verdicts: readonly Verdict[]) => {
  const { queries, ndcg, mrr, empty } = judgementOf(verdicts);
  return `NDCG@10 ${ndcg.toFixed(3)}, MRR ${mrr.toFixed(3)}, ${empty} of ${queries} found nothing`;
};

if (values.time) {
  console.log(costsOf(index));
  process.exit();
}
const search = searchOf(index);
const wanted = judged.filter(({ query }) => positionals.length === 0 || positionals.includes(query));
const verdicts = wanted.map((one) => judge(one, products, search)).filter((one) => one !== null);
const worst = [...verdicts].sort((a, b) => a.ndcg - b.ndcg).slice(0, Number(values.worst));
console.log(worst.map(shown).join('\n'));
for (const group of new Set(verdicts.map((one) => one.group)))
  console.log(`${group.padEnd(24)} ${figure(verdicts.filter((one) => one.group === group))}`);
console.log(`${size.toLocaleString('en-NZ')} products: ${figure(verdicts)}`);
