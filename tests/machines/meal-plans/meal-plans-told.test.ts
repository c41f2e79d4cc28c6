import { describe, expect, it } from 'vitest';
import { noFieldProblems } from '#machines/kit/index.ts';
import { type MealPlansContext, mealPlansMachine } from '#machines/meal-plans/index.ts';
import { FaultError } from '#services/fault.ts';
import { sampleKept } from '#ui/pages/meal-planning/sample-plan.ts';
import { type Staged, staged } from '../kit/staged.ts';
import { nameRefused, noSuchPlan, other } from './meal-plans.roster.ts';

const down = new FaultError({ tag: 'timeout', message: 'It took too long.' });
const { planId } = sampleKept;
const mealless = { ...other, planId: 'cb7c8f0e-3f1e-4c39-9a0e-6a7a1f0c2d11', meals: [] };
const plans = [other, sampleKept, mealless];
const blank: MealPlansContext = {
  ...{ subject: 'mere', plans: null, plansFault: null, askedId: null, task: null, fault: null },
  problems: noFieldProblems,
};
const known = { ...blank, plans };
const refresh = { type: 'plans.refresh' };
const begin = (of = planId) => ({ type: 'rename.begin', planId: of });
const remove = (of = planId) => ({ type: 'plan.remove', planId: of });
const rename = (name: string, problems?: object) => ({ type: 'plan.rename', name, ...(problems ? { problems } : {}) });
const [confirm, cancel] = [{ type: 'remove.confirm' }, { type: 'ask.cancel' }];
const [retry, drop, ended] = [{ type: 'change.retry' }, { type: 'change.drop' }, { type: 'session.ended' }];
const user = (subject: string | null, isShopper = subject !== null) => ({ type: 'user.changed', subject, isShopper });
const wrong = rename('', { name: 'Please give the plan a name.' });
const meals = sampleKept.meals.map(({ recipe: { slug }, servings }) => ({ slug, servings }));
const renaming = { kind: 'rename', planId, wanted: { name: 'Spring', meals } };
const removing = { kind: 'remove', planId };

const open = (subject: string | null = 'mere') => staged<MealPlansContext>(mealPlansMachine, { subject });
const at = (shop: Staged<MealPlansContext>, region: string) => (shop.state() as Record<string, string>)[region];
async function reads(...events: readonly { type: string }[]) {
  const shop = open();
  await shop.answer('loadPlans', plans);
  shop.send(...events);
  return shop;
}
const sendsName = () => reads(begin(), rename(' Spring '));
const sendsRemoval = () => reads(remove(), confirm);

describe('The plans of a shopper', () => {
  it('are asked for as soon as a shopper is here, and kept', async () => {
    const shop = open();
    expect([at(shop, 'overview'), shop.tags(), shop.context()]).toEqual(['reading', ['busy', 'reading'], blank]);
    await shop.answer('loadPlans', plans);
    expect([at(shop, 'overview'), shop.tags(), shop.context()]).toEqual(['read', [], known]);
    const guest = open(null);
    guest.send(refresh, user('mere', false));
    expect([at(guest, 'overview'), guest.asking()]).toEqual(['away', []]);
    guest.send(user('mere'));
    expect([at(guest, 'overview'), guest.asking(), guest.context()]).toEqual(['reading', ['loadPlans'], blank]);
  });

  it('that did not come have the reason, which goes when they do', async () => {
    const shop = await reads(refresh);
    expect([shop.asking(), shop.context()]).toEqual([['loadPlans'], known]);
    await shop.refuse('loadPlans', down);
    expect([at(shop, 'overview'), shop.tags(), shop.context()]).toEqual([
      'unread',
      ['unread'],
      { ...known, plansFault: down.fault },
    ]);
    shop.send(refresh);
    await shop.answer('loadPlans', [other]);
    expect(shop.context()).toEqual({ ...blank, plans: [other] });
  });

  it('are of one shopper alone, with what is under way for them', async () => {
    const shop = await sendsName();
    shop.send(user('mere'));
    expect([shop.state(), shop.asking()]).toEqual([{ overview: 'read', change: 'sending' }, ['writePlan']]);
    shop.send(user('hone'));
    expect([shop.state(), shop.asking(), shop.context()]).toEqual([
      { overview: 'reading', change: 'resting' },
      ['loadPlans'],
      { ...blank, subject: 'hone' },
    ]);
    const gone = await sendsName();
    gone.send(ended);
    expect([gone.state(), gone.asking(), gone.context()]).toEqual([
      { overview: 'away', change: 'resting' },
      [],
      { ...blank, subject: null },
    ]);
  });
});

describe('A plan that is called otherwise', () => {
  it('is one that is known and has meals', async () => {
    const shop = await reads(begin('none'), begin(mealless.planId), remove('none'), rename('Spring'), confirm);
    expect([at(shop, 'change'), shop.asking(), shop.context()]).toEqual(['resting', [], known]);
    shop.send(begin());
    expect([at(shop, 'change'), shop.tags(), shop.context()]).toEqual([
      'renaming',
      ['renaming'],
      { ...known, askedId: planId },
    ]);
  });

  it('has no name yet while what was typed is wrong: it is said, and not sent', async () => {
    const shop = await reads(begin(), wrong);
    expect([at(shop, 'change'), shop.asking(), shop.context()]).toEqual([
      'renaming',
      [],
      { ...known, askedId: planId, problems: wrong.problems },
    ]);
    shop.send(begin('none'), begin(mealless.planId), remove('none'));
    expect([at(shop, 'change'), shop.context().askedId]).toEqual(['renaming', planId]);
    shop.send(begin(other.planId));
    expect([at(shop, 'change'), shop.context()]).toEqual(['renaming', { ...known, askedId: other.planId }]);
    shop.send(remove());
    expect([at(shop, 'change'), shop.context()]).toEqual(['asking', { ...known, askedId: planId }]);
    const left = await reads(begin(), wrong, cancel);
    expect([at(left, 'change'), left.context()]).toEqual(['resting', known]);
  });

  it('stands first under its new name once the store has it, and that is told', async () => {
    const shop = await sendsName();
    shop.send(cancel, begin(other.planId), remove(), retry);
    expect([at(shop, 'change'), shop.tags(), shop.count('writePlan'), shop.context()]).toEqual([
      'sending',
      ['busy', 'sending'],
      1,
      { ...known, askedId: planId, task: renaming },
    ]);
    const renamed = { ...sampleKept, name: 'Spring' };
    await shop.answer('writePlan', renamed);
    expect([at(shop, 'change'), shop.told(), shop.context()]).toEqual([
      'resting',
      [{ type: 'plan.renamed', planId, name: 'Spring' }],
      { ...blank, plans: [renamed, other, mealless] },
    ]);
  });

  it('is open again with the words of the store when it does not take the name', async () => {
    const shop = await sendsName();
    await shop.refuse('writePlan', nameRefused);
    expect([at(shop, 'change'), shop.told(), shop.context()]).toEqual([
      'renaming',
      [],
      { ...known, askedId: planId, problems: { name: 'is too long' } },
    ]);
    shop.send(rename('Spring'));
    expect(shop.context()).toEqual({ ...known, askedId: planId, task: renaming });
  });

  it.each([down, noSuchPlan])('that did not get through waits with the reason for another try: %s', async (fault) => {
    const shop = await sendsName();
    await shop.refuse('writePlan', fault);
    expect([at(shop, 'change'), shop.tags(), shop.told(), shop.context()]).toEqual([
      'failed',
      ['failed'],
      [],
      { ...known, askedId: planId, task: renaming, fault: fault.fault },
    ]);
    shop.send(wrong);
    expect([at(shop, 'change'), shop.asking()]).toEqual(['failed', []]);
    shop.send(rename('Summer'));
    expect([at(shop, 'change'), shop.context()]).toEqual([
      'sending',
      { ...known, askedId: planId, task: { ...renaming, wanted: { name: 'Summer', meals } } },
    ]);
  });
});

describe('A plan that is taken away', () => {
  it('is asked about first', async () => {
    const shop = await reads(remove());
    expect([at(shop, 'change'), shop.tags(), shop.asking(), shop.context()]).toEqual([
      'asking',
      ['asking'],
      [],
      { ...known, askedId: planId },
    ]);
    shop.send(cancel, confirm);
    expect([at(shop, 'change'), shop.asking(), shop.context()]).toEqual(['resting', [], known]);
  });

  it.each(['as the store says', 'because it was gone already'])(
    'is gone %s, and that is told with its name',
    async (how) => {
      const shop = await sendsRemoval();
      expect(shop.context()).toEqual({ ...known, askedId: planId, task: removing });
      if (how === 'as the store says') await shop.answer('writePlan', null);
      else await shop.refuse('writePlan', noSuchPlan);
      expect([at(shop, 'change'), shop.told(), shop.context()]).toEqual([
        'resting',
        [{ type: 'plan.removed', planId, name: sampleKept.name }],
        { ...blank, plans: [other, mealless] },
      ]);
    },
  );

  it('that did not get through is tried again, given up, or something else is done', async () => {
    const fails = async () => {
      const shop = await sendsRemoval();
      await shop.refuse('writePlan', down);
      shop.send(rename('Spring'));
      expect([at(shop, 'change'), shop.context()]).toEqual([
        'failed',
        { ...known, askedId: planId, task: removing, fault: down.fault },
      ]);
      return shop;
    };
    const again = await fails();
    again.send(retry);
    expect([again.asking(), again.context().task]).toEqual([['writePlan'], removing]);
    for (const event of [drop, cancel]) {
      const left = await fails();
      left.send(event);
      expect([at(left, 'change'), left.context()]).toEqual(['resting', known]);
    }
    const otherwise = await fails();
    otherwise.send(begin(mealless.planId), begin('none'), remove('none'));
    expect(at(otherwise, 'change')).toBe('failed');
    otherwise.send(begin());
    expect([at(otherwise, 'change'), otherwise.context()]).toEqual(['renaming', { ...known, askedId: planId }]);
    const anew = await fails();
    anew.send(remove(other.planId));
    expect([at(anew, 'change'), anew.context()]).toEqual(['asking', { ...known, askedId: other.planId }]);
    anew.send(confirm);
    expect(anew.context().task).toEqual({ kind: 'remove', planId: other.planId });
  });
});
