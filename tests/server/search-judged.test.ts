import { beforeAll, describe, expect, test } from 'vitest';
import { judged, readJudged } from '#fixtures/judged/judged.ts';
import { judge, judgementOf, type Verdict } from '../../bin/judge/measure.ts';
import { openJudgedShop, searchOf } from '../../bin/judge/shop.ts';

let verdicts: readonly Verdict[];
beforeAll(async () => {
  const { index, products } = await openJudgedShop(3_000);
  const search = searchOf(index);
  verdicts = judged.map((one) => judge(one, products, search)).filter((one) => one !== null);
});

describe('what shoppers type', () => {
  test('brings what they mean to the top: no less than was reached once (npm run judge) [A1.08] [A1.31] [A7.005]', () => {
    const { queries, ndcg, mrr, empty } = judgementOf(verdicts);
    expect(queries).toBeGreaterThan(500);
    expect(ndcg).toBeGreaterThan(0.92);
    expect(mrr).toBeGreaterThan(0.93);
    expect(empty).toBeLessThanOrEqual(3);
  });

  test.each([
    'fruit and vegetables',
    'meat and fish',
    'fridge',
    'bread',
    'pantry',
    'snacks',
    'frozen',
    'drinks',
    'household',
    'health and baby',
    'words of a department',
    'sizes',
    'makers',
    'beginnings',
  ])('is understood in every part of the shop: %s', (group) => {
    expect(judgementOf(verdicts.filter((one) => one.group === group)).ndcg).toBeGreaterThan(0.82);
  });

  test.each(['milk', 'bread', 'bananas', 'eggs', 'apples', 'chicken', 'butter', 'cheese', 'toilet paper', 'nappies'])(
    '"%s" shows the plain thing first',
    (query) => {
      const grades = verdicts
        .find((one) => one.query === query)
        ?.top.slice(0, 3)
        .map(({ grade }) => grade);
      expect(grades).toEqual([3, 3, 3]);
    },
  );
});

describe('a judgement', () => {
  const [one] = readJudged('# fruit\nred apple | 3 apple red #fruit | 2 apple !juice; @Kāinga =1_kg | 1 +vegan');
  const product = { name: 'green apple', size: '1 kg', maker: 'kainga', claims: [], places: ['fruit'] };
  const fault = () => ({ skus: ['2', '1', '3'], totalItems: 3 });
  test.each([
    [{ name: 'red apples' }, 3],
    [{ name: 'red apples', places: ['drinks'] }, 2],
    [{ name: 'apple juice' }, 2],
    [{ name: 'apple juice', maker: 'awa' }, 0],
    [{ name: 'crackers', maker: 'awa', claims: ['vegan'] }, 1],
    [{ name: 'pineapple', maker: 'awa' }, 0],
  ])('of %o is %i', (more, grade) => expect(one?.gradeOf({ ...product, ...more })).toBe(grade));

  test('is 1 for the best order there is, and less for every other', () => {
    const products = new Map(
      ['red apple', 'green apple', 'pear'].map((name, at) => [String(at + 1), { ...product, name, maker: 'awa' }]),
    );
    if (!one) throw new Error('Nothing was judged.');
    expect(judge(one, products, () => ({ skus: ['1', '2', '3'], totalItems: 3 }))?.ndcg).toBe(1);
    expect(judge(one, products, fault)).toMatchObject({ reciprocalRank: 1 / 2, ndcg: expect.closeTo(0.8339, 3) });
    expect(judge(one, new Map(), fault)).toBeNull();
  });
});
