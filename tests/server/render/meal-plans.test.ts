import { describe, expect, it } from 'vitest';
import { sampleShelfWire } from './recipes.wire.ts';
import { answers, pageRequest, rendererOver } from './world.ts';

async function pageAt(href: string, isOn: boolean, who = '') {
  const { renderer } = await rendererOver((request) =>
    answers(request, {
      '/api/v1/experiments': {
        isInBetaTestingGroup: false,
        isAbleToParticipateInExperiments: false,
        featureFlags: { MealPlanning: isOn },
      },
      '/api/v1/recipes': sampleShelfWire,
      '/api/v1/meal-plans': { plans: [] },
    }),
  );
  const page = await renderer.render(pageRequest(href, who));
  if (page.kind === 'redirect') return { status: 307, location: page.location, html: '' };
  const html = page.kind === 'html' ? page.html : await new Response(page.body).text();
  return { status: page.status, location: null, html };
}
const addresses = ['/meal-planning', '/choose-meals', '/review-plan', '/my-meal-plans'] as const;
const shopper = 'who=Aroha';
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

describe('Meal plans at their addresses', () => {
  it('are there for a shopper while their feature is on [A2.050] [A2.051] [A2.052] [A2.053] [A6.13] [B2.31]', async () => {
    const pages = await Promise.all(addresses.map((address) => pageAt(address, true, shopper)));
    expect(pages.map(({ status, html }) => [status, heading(html)])).toEqual([
      [200, 'Plan a week'],
      [200, 'Choose your meals'],
      [200, 'Review your plan'],
      [200, 'My meal plans'],
    ]);
  });

  it('are not there at all while it is off, for anybody [A2.050] [A6.13] [A2.O10]', async () => {
    const off = [...addresses, '/meal-planning/choose'];
    const pages = await Promise.all(off.flatMap((to) => [pageAt(to, false), pageAt(to, false, shopper)]));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 404));
  });

  it('lead from the short names to the pages; my plans need a shopper, and another name is not there [A2.O10]', async () => {
    const to = async (address: string) => (await pageAt(address, true)).location;
    expect(await Promise.all(['choose', 'review', 'my'].map((step) => to(`/meal-planning/${step}`)))).toEqual([
      '/choose-meals',
      '/review-plan',
      '/my-meal-plans',
    ]);
    expect(await to('/my-meal-plans')).toBe('/shop/securelogin?redirectUrl=/my-meal-plans');
    expect((await pageAt('/meal-planning/constructor', true)).status).toBe(404);
  });

  it('have a way in from the recipes, while the feature is on alone', async () => {
    const [on, off] = await Promise.all([pageAt('/recipes', true), pageAt('/recipes', false)]);
    expect(on.html).toContain('href="/meal-planning"');
    expect(off.html).not.toContain('href="/meal-planning"');
  });

  it('can be looked around in without script: recipes, their filters and a search [A2.051]', async () => {
    const { html } = await pageAt('/choose-meals?course=dinner', true);
    expect(html).toContain('action="/choose-meals"');
    expect(html).toContain('href="/choose-meals?course=dinner&amp;diets=vegetarian"');
    expect(html).toContain('href="/recipes/kumara-soup"');
  });
});
