import { describe, expect, it } from 'vitest';
import { createKeptPlan } from '#services/meal-plans/kept-plan.ts';
import { noPlan, type PlanMade } from '#services/meal-plans/plan.rules.ts';

const plan: PlanMade = {
  meals: [{ slug: 'kumara-soup', title: 'Kūmara soup', servings: 4 }],
  kitchen: { isAtHome: { milk: true }, chosen: { kumara: '100001' } },
  kept: { planId: '0b7c8f0e-3f1e-4c39-9a0e-6a7a1f0c2d11', name: 'A week', of: '[]' },
  attempt: null,
};
function area(text: string | null = null) {
  const kept = new Map(text === null ? [] : [['mealPlan', text]]);
  return {
    kept,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  };
}

describe('The plan that a tab remembers', () => {
  it('is the same after a reload, also for who has signed in since, and no other shopper’s', () => {
    const { storage } = area();
    const kept = createKeptPlan(() => storage);
    kept.remember(null, plan);
    expect(kept.recall('mere')).toEqual(plan);
    kept.remember('mere', plan);
    expect([kept.recall('mere'), kept.recall('hone'), kept.recall(null)]).toEqual([plan, noPlan, noPlan]);
  });

  it('of no meal is forgotten', () => {
    const { storage, kept: inside } = area();
    const kept = createKeptPlan(() => storage);
    kept.remember(null, plan);
    kept.remember(null, { ...plan, meals: [] });
    expect(inside.size).toBe(0);
  });

  it.each([
    ['no JSON', '{'],
    ['something else', '7'],
    ['no plan', JSON.stringify({ subject: null })],
    [
      'a meal for nobody',
      JSON.stringify({ subject: null, plan: { ...plan, meals: [{ ...plan.meals[0], servings: 0 }] } }),
    ],
    [
      'an address for a slug',
      JSON.stringify({ subject: null, plan: { ...plan, meals: [{ ...plan.meals[0], slug: '../x' }] } }),
    ],
    ['a meal twice', JSON.stringify({ subject: null, plan: { ...plan, meals: [plan.meals[0], plan.meals[0]] } })],
    [
      'fifteen meals',
      JSON.stringify({
        subject: null,
        plan: { ...plan, meals: Array.from({ length: 15 }, (_, at) => ({ ...plan.meals[0], slug: `m-${at}` })) },
      }),
    ],
    [
      'words for ticks',
      JSON.stringify({ subject: null, plan: { ...plan, kitchen: { isAtHome: { milk: 'yes' }, chosen: {} } } }),
    ],
  ])('is not believed as %s', (_, text) => {
    expect(createKeptPlan(() => area(text).storage).recall(null)).toEqual(noPlan);
  });

  it('is nothing where a browser keeps nothing', () => {
    const kept = createKeptPlan(() => {
      throw new Error('denied');
    });
    expect(() => kept.remember(null, plan)).not.toThrow();
    expect(kept.recall(null)).toEqual(noPlan);
  });
});
