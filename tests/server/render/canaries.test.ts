import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../bin/fuzz/fuzz.ts';
import { answers, pageRequest, rendererOver } from './world.ts';

describe('A page made for one shopper (T-09)', () => {
  it('holds nothing of anybody else, however the renders of two hundred of them are mixed', async () => {
    const chance = chanceOf(7);
    const { renderer } = await rendererOver(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, chance() * 6));
      if (chance() < 0.05) return new Response('{', { status: 500 });
      return answers(request);
    });
    const names = Array.from({ length: 200 }, (_, index) => `Canary${index}x`);
    const pages = await Promise.all(
      names.flatMap((name) =>
        ['/', '/nothing/here'].map(async (href) => ({
          name,
          page: await renderer.render(pageRequest(href, `who=${name}`)).catch(() => null),
        })),
      ),
    );
    let seen = 0;
    for (const { name, page } of pages) {
      if (page?.kind !== 'html') continue;
      const found = new Set(page.html.match(/Canary\d+x/g));
      found.delete(name);
      expect([...found]).toEqual([]);
      seen += page.html.includes(name) ? 1 : 0;
    }
    expect(seen).toBeGreaterThan(250);
  });

  it('shows a shopper-only page to nobody else: the HTML of the refusal holds none of it', async () => {
    const { renderer } = await rendererOver((request) => answers(request));
    const page = await renderer.render(pageRequest('/account/orders'));
    expect(page).toEqual({ kind: 'redirect', status: 307, location: '/shop/securelogin?redirectUrl=/account/orders' });
  });
});
