import { describe, expect, it } from 'vitest';
import { noFieldProblems } from '#machines/kit/index.ts';
import { FaultError } from '#services/fault.ts';
import { sampleKept, sampleKeptAs } from '#ui/pages/meal-planning/sample-plan.ts';
import { loaf, nameRefused, noSuchPlan, soup } from './meal-plan.roster.ts';
import { counts, keepAt, open, planned, type Shop, user } from './meal-plan.rig.ts';

const down = new FaultError({ tag: 'timeout', message: 'It took too long.' });

describe('Keeping a plan', () => {
  const keep = (key: string, more: object = {}) => ({ type: 'plan.keep', name: 'A week', key, isNew: false, ...more });
  const wrong = { problems: { name: 'Please give the plan a name.' } };
  const sends = async () => {
    const shop = await planned();
    shop.send(keep('one'));
    return shop;
  };
  const fails = async () => {
    const shop = await sends();
    await shop.refuse('keepPlan', down);
    return shop;
  };
  const kept = (shop: Shop) => {
    const { kept: as, keeping, attempt, keepFault, problems } = shop.context();
    return [keepAt(shop), as?.name ?? null, keeping?.key ?? null, attempt?.key ?? null, keepFault, problems];
  };
  const none = noFieldProblems;

  it('needs a name, a meal and a shopper', async () => {
    const shop = await planned();
    shop.send(keep('one', wrong));
    expect([kept(shop), shop.asking()]).toEqual([['resting', null, null, null, null, wrong.problems], []]);
    const empty = open();
    empty.send(keep('one'));
    expect([keepAt(empty), empty.asking()]).toEqual(['resting', []]);
    const guest = await planned(true, null);
    guest.send(keep('one'));
    expect([keepAt(guest), guest.asking()]).toEqual(['resting', []]);
  });

  it('is told with the plan as it is then, once for a press', async () => {
    const shop = await planned();
    shop.send(keep('none', wrong), keep('one'), keep('two'));
    expect([kept(shop), shop.tags(), shop.count('keepPlan'), counts(shop)[0]]).toEqual([
      ['sending', null, 'one', 'one', null, none],
      ['busy', 'reviewed', 'sending'],
      1,
      1,
    ]);
    await shop.answer('keepPlan', sampleKept);
    expect(kept(shop)).toEqual(['resting', sampleKept.name, null, null, null, none]);
    expect(shop.told().slice(1)).toMatchObject([
      { type: 'plan.changed', plan: { kept: sampleKeptAs, attempt: null } },
      { type: 'plan.kept', name: sampleKept.name },
    ]);
  });

  it('that failed has its reason, goes by its key again, and is told to be kept so', async () => {
    const shop = await fails();
    expect([kept(shop), shop.tags(), counts(shop)[0]]).toEqual([
      ['failed', null, null, 'one', down.fault, none],
      ['reviewed', 'unkept'],
      2,
    ]);
    shop.send(keep('two'));
    expect([kept(shop), counts(shop)[0]]).toEqual([['sending', null, 'one', 'one', null, none], 3]);
    const other = await fails();
    other.send(keep('two', wrong));
    expect(kept(other)).toEqual(['resting', null, null, 'one', null, wrong.problems]);
  });

  it('under a name that the store does not take goes by another key next time', async () => {
    const shop = await sends();
    await shop.refuse('keepPlan', nameRefused);
    expect([kept(shop), counts(shop)[0]]).toEqual([
      ['resting', null, null, null, null, { name: 'is one plan too many' }],
      2,
    ]);
    const gone = await sends();
    await gone.refuse('keepPlan', noSuchPlan);
    expect(kept(gone)).toEqual(['failed', null, null, null, noSuchPlan.fault, none]);
    gone.send(...[loaf, soup].map(({ slug }) => ({ type: 'meal.drop', slug })), keep('two'));
    expect([keepAt(gone), gone.count('keepPlan')]).toEqual(['failed', 1]);
  });

  it.each([
    ['another is opened', { type: 'plan.open', plan: sampleKept }],
    ['it is cleared', { type: 'plan.clear' }],
    ['the one before comes back', { type: 'plan.bringBack' }],
    ['the session is over', { type: 'session.ended' }],
    ['somebody else is here', user('hone')],
  ])('is not waited for any more when %s', async (_, event) => {
    const shop = await sends();
    shop.send(event);
    expect([keepAt(shop), shop.asking().includes('keepPlan'), shop.context().keeping]).toEqual([
      'resting',
      false,
      null,
    ]);
    const failed = await fails();
    failed.send(event);
    expect(keepAt(failed)).toBe('resting');
  });

  it('goes on when a plan without meals is opened, or the same shopper is told of', async () => {
    const shop = await sends();
    shop.send({ type: 'plan.open', plan: { ...sampleKept, meals: [] } }, user('mere'));
    expect([keepAt(shop), shop.asking()]).toEqual(['sending', ['keepPlan']]);
  });

  it('under another name elsewhere is so here too, and one that is taken away is kept no more', async () => {
    const shop = await planned();
    shop.send({ type: 'plan.open', plan: sampleKept });
    const told = (planId: string, name: string | null) => {
      shop.send({ type: 'kept.told', planId, name });
      return [shop.context().kept?.name ?? null, counts(shop)[0]];
    };
    expect([told('another', 'No'), told(sampleKept.planId, 'Spring'), told(sampleKept.planId, null)]).toEqual([
      [sampleKept.name, 2],
      ['Spring', 3],
      [null, 4],
    ]);
  });
});
