import type { AnyEventObject } from 'xstate';
import { describe, expect, it } from 'vitest';
import { noAdding } from '#machines/adding/index.ts';
import { noPlan } from '#services/meal-plans/plan.rules.ts';
import { sampleKept, samplePlan } from '#ui/pages/meal-planning/sample-plan.ts';
import { choose, loaf, soup } from './meal-plan.roster.ts';
import { at, buying, counts, isAdding, open, plan, planned, recall, type Shop, user } from './meal-plan.rig.ts';

const both = [`${soup.slug} 4`, `${loaf.slug} 8`];
const stew = { ...soup, slug: 'stew', title: 'Stew' };
const serve = (servings: number, slug = soup.slug) => ({ type: 'meal.serve', slug, servings });
const drop = (slug: string) => ({ type: 'meal.drop', slug });
const take = { type: 'plan.open', plan: sampleKept };
const [clear, bringBack, ended] = ['plan.clear', 'plan.bringBack', 'session.ended'].map((type) => ({ type })) as [
  { type: string },
  { type: string },
  { type: string },
];

describe.each([
  ['is looked over', true],
  ['is not looked over', false],
])('A plan that %s', (_, isOpen) => {
  /** Sends it and says how many plans were told to be kept, and how many reviews asked for: one where it is open. */
  const news = (shop: Shop, event: AnyEventObject) => {
    const [told, asked] = counts(shop) as [number, number];
    shop.send(event);
    const [now, asks] = counts(shop) as [number, number];
    return [now - told, asks - asked];
  };
  const once = [1, isOpen ? 1 : 0];
  const asking = isOpen ? { open: 'asking' } : 'closed';

  it('has one meal more when one is chosen that is not there, for a number that can be', async () => {
    const shop = await planned(isOpen);
    const was = at(shop);
    expect([news(shop, choose(soup)), news(shop, { ...choose(stew), servings: 0 })]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(at(shop)).toEqual(was);
    expect([news(shop, choose(stew)), at(shop), plan(shop)]).toEqual([once, asking, [[...both, 'stew 4'], null, null]]);
    expect(shop.told().at(-1)).toMatchObject({ plan: { meals: [{}, {}, { slug: 'stew', title: 'Stew' }] } });
  });

  it('is for as many as is said, when that is another number', async () => {
    const shop = await planned(isOpen);
    expect([news(shop, serve(4)), news(shop, serve(99)), news(shop, serve(2, 'stew'))]).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect([news(shop, serve(6)), at(shop), plan(shop)]).toEqual([
      once,
      asking,
      [[`${soup.slug} 6`, both[1]], null, null],
    ]);
  });

  it('loses the meal that is dropped, and is empty after the last', async () => {
    const shop = await planned(isOpen);
    expect(news(shop, drop('stew'))).toEqual([0, 0]);
    expect([news(shop, drop(loaf.slug)), at(shop), plan(shop)]).toEqual([once, asking, [[both[0]], null, null]]);
    expect(shop.context().review === null).toBe(!isOpen);
    expect([news(shop, drop(soup.slug)), plan(shop)]).toEqual([
      [1, 0],
      [[], null, null],
    ]);
    expect([at(shop), shop.asking(), shop.context().review, shop.context().answered]).toEqual([
      isOpen ? { open: 'empty' } : 'closed',
      [],
      null,
      null,
    ]);
  });

  it('makes way for a kept one that has meals, and comes back', async () => {
    const shop = await planned(isOpen);
    expect([news(shop, { ...take, plan: { ...sampleKept, meals: [] } }), news(shop, bringBack)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    shop.send(drop(loaf.slug));
    expect([news(shop, take), at(shop), plan(shop)]).toEqual([once, asking, [both, sampleKept.name, 1]]);
    expect([news(shop, bringBack), at(shop), plan(shop)]).toEqual([once, asking, [[both[0]], null, 2]]);
  });

  it('is put aside when it is cleared, and there is nothing to clear then', async () => {
    const shop = await planned(isOpen);
    expect([news(shop, clear), plan(shop), shop.asking()]).toEqual([[1, 0], [[], null, 2], []]);
    expect([news(shop, clear), at(shop)]).toEqual([[0, 0], isOpen ? { open: 'empty' } : 'closed']);
    expect([news(shop, bringBack), at(shop), plan(shop)]).toEqual([once, asking, [both, null, null]]);
  });

  it('is not replaced by what this tab kept, which is there where nothing was chosen', async () => {
    const shop = await planned(isOpen);
    shop.send(serve(6), { type: 'plan.recall', plan: { ...samplePlan, meals: [] } });
    expect(plan(shop)[0]).toEqual([`${soup.slug} 6`, both[1]]);
    const late = open();
    if (isOpen) late.send({ type: 'review.open' });
    expect([late.context().isRecalled, late.asking()]).toEqual([false, []]);
    late.send(recall);
    expect([late.context().isRecalled, plan(late)[0], at(late), counts(late)]).toEqual([
      true,
      both,
      asking,
      [0, once[1]],
    ]);
  });

  it('stays with the shopper who made it, also when they sign in, and is nobody else’s', async () => {
    const guest = await planned(isOpen, null);
    expect([news(guest, user('mere')), at(guest), plan(guest)[0], guest.context().subject]).toEqual([
      once,
      asking,
      both,
      'mere',
    ]);
    expect([news(guest, user('mere')), at(guest)]).toEqual([[0, 0], asking]);
    expect([news(guest, user('hone')), plan(guest), guest.context().subject]).toEqual([
      [1, 0],
      [[], null, null],
      'hone',
    ]);
    expect([at(guest), guest.asking()]).toEqual([isOpen ? { open: 'empty' } : 'closed', []]);
    const same = await planned(isOpen);
    const was = at(same);
    expect([news(same, user('mere')), at(same)]).toEqual([[0, 0], was]);
  });

  it('is gone without a word when the session is over', async () => {
    const shop = await planned(isOpen);
    expect([news(shop, ended), plan(shop), shop.context().subject, shop.context().review]).toEqual([
      [0, 0],
      [[], null, null],
      null,
      null,
    ]);
    expect([at(shop), shop.context().isRecalled]).toEqual([isOpen ? { open: 'empty' } : 'closed', true]);
  });

  it.each([
    ['another is opened', [take]],
    ['it is cleared', [clear]],
    ['the session is over', [ended]],
    ['somebody else is here', [user('hone')]],
  ])('says nothing any more of what was on its way into the trolley when %s', async (_when, events) => {
    const shop = await buying(isOpen);
    expect(isAdding(shop)).toBe(true);
    shop.send(...events);
    expect([isAdding(shop), shop.context().adding]).toEqual([false, noAdding]);
    shop.world.clock.increment(8_000);
    expect(shop.types()).not.toContain('items.added');
  });

  it('says nothing any more of what was on its way when the one before comes back', async () => {
    const shop = await planned();
    shop.send(take);
    await shop.answer('reviewPlan', (await planned()).context().review);
    await shop.answer('reviewPlan', (await planned()).context().review);
    shop.send({ type: 'items.add' }, ...(isOpen ? [] : [{ type: 'review.close' }]));
    expect(isAdding(shop)).toBe(true);
    shop.send(bringBack);
    expect(isAdding(shop)).toBe(false);
  });
});

describe('A plan that was never made', () => {
  it('is looked over as soon as there is a meal', () => {
    const shop = open();
    shop.send({ type: 'review.open' }, { type: 'plan.recall', plan: noPlan });
    expect([at(shop), shop.asking()]).toEqual([{ open: 'empty' }, []]);
    shop.send(choose(soup));
    expect([at(shop), shop.asking()]).toEqual([{ open: 'asking' }, ['reviewPlan']]);
    shop.send({ type: 'review.close' });
    expect([at(shop), shop.asking()]).toEqual(['closed', []]);
  });
});
