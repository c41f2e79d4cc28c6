import { describe, expect, it } from 'vitest';
import { answers, json, pageRequest, rendererOver } from './world.ts';

type Asked = { readonly path: string; readonly query: URLSearchParams };

const crumb = (slug: string | null) => (slug === null ? null : { name: `The ${slug}`, slug });
const product = {
  sku: '100042',
  name: 'Kōwhai blue milk',
  brand: 'Kōwhai',
  size: '2 L',
  slug: 'kowhai-blue-milk-2-l',
  type: 'Product',
  unit: 'Each',
  images: { big: '/assets/packs/100042-a1.svg' },
  price: { originalPrice: 4.19, salePrice: 4.19, savePrice: 0 },
  unitPrice: { unitPriceTenths: 2100, measure: '1 L' },
  quantity: { value: 0, min: 1, max: 50, increment: 1 },
  departments: ['Fridge & Deli'],
  department: 'Fridge & Deli',
  hasShopperNotes: false,
  subsAllowed: true,
  availabilityStatus: 'In Stock',
  restriction: 'None',
  isSustainable: false,
  productTag: { tagType: 'MemberPrice', description: 'Onecard Club' },
};

/** A store that lists one product for every question, and says in the title what it was asked. */
const listingOf = (query: URLSearchParams, title: string) => ({
  title,
  products: { items: [product], totalItems: 75 },
  facets: [
    {
      key: 'Offer',
      name: 'Offers',
      isBooleanValue: false,
      values: [
        { value: 'GreatPrice', name: 'Great price', count: 3, selected: false },
        { value: 'MemberPrice', name: 'Onecard Club', count: 2, selected: false },
      ],
    },
  ],
  dasFacets: [],
  selectedFilters: [],
  breadcrumb: {
    department: crumb(query.get('department')),
    aisle: crumb(query.get('aisle')),
    shelf: crumb(query.get('shelf')),
  },
  page: Number(query.get('page') ?? 1),
  size: Number(query.get('size') ?? 24),
  sort: query.get('sort') ?? 'Relevance',
  inStockProductsOnly: query.get('inStockProductsOnly') !== 'false',
  boostOfferTag: query.get('target') === 'boosts' ? 'BoostOffer' : null,
  correctedSearch: null,
});

const departments = [
  { id: 1, name: 'Bakery', slug: 'bakery', productCount: 30, image: '/b.svg', isRestricted: false, aisles: [] },
];

async function visit(href: string, featureFlags: Readonly<Record<string, boolean>> = {}, title?: string) {
  const asked: Asked[] = [];
  const { renderer } = await rendererOver((request) => {
    const { pathname: path, searchParams: query } = new URL(request.url);
    if (path === '/api/v1/products' || path === '/api/v1/products/search') {
      asked.push({ path, query });
      return json(listingOf(query, title ?? `All of ${query.get('shelf') ?? query.get('target')}`));
    }
    if (/^\/api\/v1\/products\/(\d+|carousels)$/.test(path)) asked.push({ path, query });
    return answers(request, {
      '/api/v1/products/departments': { departments },
      '/api/v1/experiments': {
        isInBetaTestingGroup: false,
        isAbleToParticipateInExperiments: true,
        featureFlags,
      },
      '/api/v1/shell': { specials: [{ label: 'Specials & Great Prices', href: '/shop/specials' }] },
    });
  });
  const page = await renderer.render(pageRequest(href));
  if (page.kind !== 'html') throw new Error(`${href} is a ${page.kind}`);
  const [, body = ''] = page.html.split('<body');
  const shown = body.replace(/<script[\s\S]*?<\/script>/g, '');
  const main = /<main[\s\S]*<\/main>/.exec(shown)?.[0] ?? '';
  return {
    status: page.status,
    shown,
    main,
    heading: /<h1[^>]*>([^<]*)/.exec(main)?.[1],
    title: /<title>([^<]*)/.exec(page.html)?.[1],
    asked: asked.map(({ path, query }) =>
      `${path}?${decodeURIComponent(query.toString().replaceAll('+', ' '))}`.replace(/\?$/, ''),
    ),
  };
}

const rest = 'page=1&size=24&inStockProductsOnly=true';

describe('The address of a listing', () => {
  it.each([
    ['/shop/searchproducts?search=milk', `/api/v1/products/search?target=search&search=milk&${rest}`],
    ['/shop/browse', `/api/v1/products?target=browse&${rest}`],
    ['/shop/browse/bakery', `/api/v1/products?target=browse&department=bakery&${rest}`],
    ['/shop/browse/bakery/bread', `/api/v1/products?target=browse&department=bakery&aisle=bread&${rest}`],
    [
      '/shop/browse/bakery/bread/rolls',
      `/api/v1/products?target=browse&department=bakery&aisle=bread&shelf=rolls&${rest}`,
    ],
    ['/shop/specials', `/api/v1/products?target=specials&${rest}`],
    ['/shop/productgroup?groupId=2001', `/api/v1/products?target=group&groupId=2001&${rest}`],
    ['/shop/products?dynamicGroup=picnic', `/api/v1/products?target=dynamic-group&dynamicGroup=picnic&${rest}`],
    ['/shop/everyday-rewards-boosts', `/api/v1/products?target=boosts&${rest}`],
  ])(
    '%s asks the store for that list and shows it, to a guest [A1.05] [A1.06] [A1.07] [A1.09] [A1.30] [A6.01] [A2.031] [A2.032] [A2.034] [A2.036] [A2.037] [A2.039] [B2.10] [B2.12] [B2.13] [B2.14]',
    async (href, question) => {
      const { status, heading, main, asked } = await visit(href);
      expect([status, asked]).toEqual([200, [question]]);
      const { searchParams } = new URL(question, 'http://shop.example');
      expect(heading).toBe(`All of ${searchParams.get('shelf') ?? searchParams.get('target')}`);
      expect(main).toContain('Kōwhai blue milk');
      expect(main).toContain('75 products');
    },
  );

  it('/shop/browse/departments shows the departments, each by its own address [A2.033]', async () => {
    const { status, main } = await visit('/shop/browse/departments');
    expect(status).toBe(200);
    expect(main).toMatch(/href="\/shop\/browse\/bakery"/);
    expect(main).toContain('Bakery');
  });

  it.each([
    ['page=3', 'page=3&size=24&inStockProductsOnly=true'],
    ['page=1', rest],
    ['sort=CUPAsc', 'page=1&size=24&sort=CUPAsc&inStockProductsOnly=true'],
    ['size=120', 'page=1&size=120&inStockProductsOnly=true'],
    ['inStockProductsOnly=false', 'page=1&size=24&inStockProductsOnly=false'],
    [
      'filters=Brand;Awa;Awa;false&filters=Dietary;Vegan;Vegan;true&dasFilter=Department;1;Bakery;false;Department',
      `${rest}&filters=Brand;Awa;Awa;false&filters=Dietary;Vegan;Vegan;true&dasFilter=Department;1;Bakery;false;Department`,
    ],
  ])(
    'that says "%s" has it read, and the first page where it says none [B2.37] [B2.38] [B2.39] [B2.40] [B2.41] [A9.15]',
    async (query, question) => {
      const { asked } = await visit(`/shop/searchproducts?search=milk&${query}`);
      expect(asked).toEqual([`/api/v1/products/search?target=search&search=milk&${question}`]);
    },
  );

  it('says a page, an order and a size of its own on listings only: a product has none of them [A2.O26]', async () => {
    const { asked, main } = await visit('/shop/productdetails?stockcode=100042&page=2&size=48&sort=PriceAsc');
    expect(asked[0]).toBe('/api/v1/products/100042');
    expect(asked.join(' ')).not.toMatch(/page=2|size=48|sort=/);
    expect(main).not.toContain('name="sort"');
  });

  it('shows where it is in the shop: department, aisle and shelf, each a way back up [A3.20]', async () => {
    const { main } = await visit('/shop/browse/bakery/bread/rolls');
    const crumbs = /<nav class="breadcrumb"[\s\S]*?<\/nav>/.exec(main)?.[0] ?? '';
    expect([...crumbs.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/',
      '/shop/browse/bakery',
      '/shop/browse/bakery/bread',
    ]);
    expect(crumbs).toMatch(/aria-current="page">The Rolls</);
  });

  it('offers 24, 48 and 120 products a page and every order a guest can have, in its first HTML [A9.01] [A9.02] [A9.O2]', async () => {
    const { main } = await visit('/shop/specials?sort=PriceAsc');
    const options = (name: string) =>
      [
        ...(new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`).exec(main)?.[0] ?? '').matchAll(
          /<option[^>]*>([^<]*)/g,
        ),
      ].map(([, text]) => text);
    expect(options('size')).toEqual(['24 a page', '48 a page', '120 a page']);
    expect(options('sort')).toEqual([
      'Relevance',
      'Specials',
      'Price low to high',
      'Price high to low',
      'Unit price low to high',
      'Unit price high to low',
      'Alphabetical',
      'Newest',
      'Aisle',
    ]);
  });
});

describe('The first HTML of a store that renames', () => {
  const flags = { GreatToLowPrice: true, HaystackEDRChanges: true };
  const old = /Specials &amp; Great Prices|Great price|Onecard Club/g;
  const visible = (html: string) => html.replace(/href="[^"]*"/g, '');

  it('has the new words in navigation, title, heading, filters and tags, and the old ones only in addresses [A6.17] [A9.34] [A9.35] [A9.36] [A9.O9]', async () => {
    const { shown, heading, title } = await visit('/shop/specials', flags, 'Specials & Great Prices');
    expect(heading).toBe('Specials');
    expect(title).not.toMatch(old);
    expect(/<nav class="specials-nav"[\s\S]*?<\/nav>/.exec(shown)?.[0]).toContain('>Specials</a>');
    expect(shown).toMatch(/aria-label="Low Price, 3 products"/);
    expect(shown).toMatch(/aria-label="Member Price, 2 products"/);
    expect(visible(shown).match(old)).toBeNull();
    expect(shown).toContain('Offer;GreatPrice;Great%20price;false');
  });

  it('has the old words while the flags are off [A9.O9]', async () => {
    const { shown, heading } = await visit('/shop/specials', {}, 'Specials & Great Prices');
    expect(heading).toBe('Specials &amp; Great Prices');
    expect(new Set(visible(shown).match(old))).toEqual(
      new Set(['Specials &amp; Great Prices', 'Great price', 'Onecard Club']),
    );
  });
});
