import { describe, expect, it } from 'vitest';
import { answers, json, pageRequest, rendererOver } from './world.ts';

const banner = {
  id: 'roast',
  title: 'Roast weather',
  text: 'Sunday sorted.',
  href: '/shop/specials',
  action: 'Shop the roast',
  image: { src: '/assets/art/banner-roast.svg', alt: '' },
  tone: 'bush',
};
const parts = {
  '/api/v1/homepage-banners': { banners: [banner] },
  '/api/v1/products/carousels': { rows: [{ id: 'new', title: 'New on the shelf', href: '/shop/browse', items: [] }] },
  '/api/v1/products/departments': {
    departments: [
      { id: 1, name: 'Bakery', slug: 'bakery', productCount: 3, image: '/b.svg', isRestricted: false, aisles: [] },
    ],
  },
} as const;
type Part = keyof typeof parts;
const names: Readonly<Record<Part, string>> = {
  '/api/v1/homepage-banners': 'Roast weather',
  '/api/v1/products/carousels': 'New on the shelf',
  '/api/v1/products/departments': 'Bakery',
};
const all = Object.keys(parts) as Part[];
const down = () => json({ code: 'Busy', message: 'Busy.' }, 503);

async function homeWithout(...missing: readonly Part[]) {
  const { renderer } = await rendererOver((request) =>
    missing.some((part) => request.url.endsWith(part) || request.url.includes(`${part}?`))
      ? down()
      : answers(request, parts),
  );
  const page = await renderer.render(pageRequest('/'));
  if (page.kind !== 'html') throw new Error(`The home page is a ${page.kind}.`);
  return page;
}

describe('The home page of the server', () => {
  it('has every part, and may be kept', async () => {
    const page = await homeWithout();
    for (const part of all) expect(page.html).toContain(names[part]);
    expect(page.html).not.toContain('Try again');
    expect([page.status, page.isKeepable]).toEqual([200, true]);
  });

  it.each([
    [['/api/v1/homepage-banners']],
    [['/api/v1/products/carousels']],
    [['/api/v1/products/departments']],
    [['/api/v1/homepage-banners', '/api/v1/products/carousels']],
  ] as const)('without %s has all the others, says so, and is not kept for the next visitor', async (missing) => {
    const page = await homeWithout(...missing);
    for (const part of all)
      expect(page.html.includes(names[part])).toBe(!(missing as readonly string[]).includes(part));
    expect(page.html).toContain('We could not load');
    expect([page.status, page.isKeepable]).toEqual([200, false]);
  });

  it('is an error when nothing came', async () => {
    const page = await homeWithout(...all);
    expect([page.status, page.isKeepable]).toEqual([500, false]);
  });
});
