import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { detailWire, productWire } from '#tests/services/samples.ts';
import { stores } from '#tests/machines/stock-levels/levels.ts';
import { answers, json, pageRequest, rendererOver } from './world.ts';

const sku = '100042';
const named = (who: string) => ({ ...productWire, sku: who, name: `Product ${who}`, slug: `product-${who}` });
const detail = { ...detailWire, product: named(sku) };
const empty: Readonly<Record<string, unknown>> = {
  [`/api/v1/products/${sku}`]: detail,
  '/api/v1/products/carousels': { rows: [] },
  '/api/v1/products/stock-levels': { sku, stores },
};

async function open(href: string, changes: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = [];
  const { renderer } = await rendererOver((request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname}${search}`);
    const overrides = { ...empty, ...changes };
    if (pathname in overrides && overrides[pathname] === null) return json({ code: 'NotFound', message: 'no' }, 404);
    return pathname.startsWith('/api/v1/products/') && !(pathname in overrides)
      ? json({ code: 'NotFound', message: 'no' }, 404)
      : answers(request, overrides);
  });
  return { page: await renderer.render(pageRequest(href)), asked };
}

/** The text that a reader sees: scripts and head left out. */
function seen(html: string): string {
  const texts: string[] = [];
  const walk = (node: { nodeName: string; value?: string; childNodes?: never[] }): void => {
    if (/^(?:script|style|head|template)$/.test(node.nodeName)) return;
    if (node.value?.trim()) texts.push(node.value.trim());
    node.childNodes?.forEach(walk);
  };
  walk(parse(html) as never);
  return texts.join(' ');
}

async function htmlOf(href: string, changes?: Readonly<Record<string, unknown>>) {
  const { page, asked } = await open(href, changes);
  if (page.kind === 'redirect') throw new Error(`${href} leads to ${page.location}`);
  const html = page.kind === 'html' ? page.html : await new Response(page.body).text();
  return { html, text: seen(html), status: page.status, asked };
}
const productAt = (rest: string) => `/shop/productdetails${rest}`;

describe('The address of a product', () => {
  it('is its code in the query; a name beside it is for people, and other words do nothing [A2.O7] [A2.035] [B2.15]', async () => {
    for (const query of [
      `?stockcode=${sku}`,
      `?stockcode=${sku}&name=kowhai-blue-milk`,
      `?stockcode=${sku}&page=3&sort=PriceAsc&filters=Brand;x;x;false`,
    ]) {
      const { html, status, text } = await htmlOf(productAt(query));
      expect([query, status]).toEqual([query, 200]);
      expect(text).toContain(`Product ${sku}`);
      expect(html).toContain(`<link rel="canonical" href="http://shop.localhost/shop/productdetails?stockcode=${sku}"`);
    }
  });

  it('may end in the code, and leads to the one address for good [A2.O7]', async () => {
    const { page } = await open(productAt(`/${sku}`));
    expect(page).toMatchObject({ kind: 'redirect', status: 308 });
    expect((page as { location: string }).location).toMatch(new RegExp(`/shop/productdetails\\?stockcode=${sku}$`));
  });

  it('with a code that nobody knows, or none, is not found, and says the way on', async () => {
    for (const query of ['?stockcode=999999', '?stockcode=12', '']) {
      const { status, html, text } = await htmlOf(productAt(query));
      expect([query, status]).toEqual([query, 404]);
      expect(text).toContain('404 page not found.');
      expect(html).toMatch(/<a [^>]*href="\/"/);
    }
  });
});

describe('The modals of a product page, by their address and without any script', () => {
  it('list the stores that have it, and ask for them once [A2.143] [A7.010]', async () => {
    const { text, asked } = await htmlOf(productAt(`/(pd-modal:product-stores-stock-level)?stockcode=${sku}`));
    for (const { name } of stores) expect(text).toContain(name);
    expect(asked.filter((path) => path.includes('stock-levels'))).toEqual([`/api/v1/products/stock-levels?sku=${sku}`]);
  });

  it('leave the page as it is when the stores cannot be asked: the browser asks again', async () => {
    const href = productAt(`/(pd-modal:product-stores-stock-level)?stockcode=${sku}`);
    const { text, status } = await htmlOf(href, { '/api/v1/products/stock-levels': null });
    expect(status).toBe(200);
    expect(text).toContain(`Product ${sku}`);
    expect(text).toContain('Asking our stores');
  });

  it('ask for no stores on a page without that modal', async () => {
    const { asked } = await htmlOf(productAt(`?stockcode=${sku}`));
    expect(asked.filter((path) => path.includes('stock-levels'))).toEqual([]);
  });

  it('say how prices work, over any page [A2.162]', async () => {
    const { text } = await htmlOf(productAt(`/(offer-modal:price-policy)?stockcode=${sku}`));
    expect(text).toContain('How our prices work');
    expect(text).toContain('Multibuys and member prices do not add up');
  });

  it('compare the two offers of the product of the page [A2.163]', async () => {
    const price = { originalPrice: 4.5, salePrice: 4.5, savePrice: 0, memberPrice: 4 };
    const multiBuy = { link: '/shop/productgroup?groupId=7', quantity: 2, value: 7 };
    const both = { ...detail.product, price, productTag: { tagType: 'MultiBuy', multiBuy } };
    const href = productAt(`/(offer-modal:dual-offer)?stockcode=${sku}`);
    const { text } = await htmlOf(href, { [`/api/v1/products/${sku}`]: { ...detail, product: both } });
    expect(text).toContain('You take Today’s price Member price 2 for $7');
  });
});
