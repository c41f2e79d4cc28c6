import type { recipeMachine } from '#machines/recipe/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import type { Listing, Product, UnitPrice } from '#services/catalogue/catalogue.contract.ts';
import { href } from '#ui/link/href.ts';
import { recipesTexts } from '#ui/texts/recipes.texts.ts';
import type { RouterContext } from '#routes/-context.ts';
import type { WholeProduct } from '#routes/-product.ts';
import { recipeData } from './structured-recipe.ts';

type Match = {
  readonly staticData: { readonly place?: string };
  readonly loaderData?: unknown;
  readonly context?: unknown;
};

/** Closes no script and opens no comment, whatever a name holds. */
const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const nonceAttribute = (nonce: string | undefined) => (nonce ? ` nonce="${nonce}"` : '');

/** What search engines read, for the first document only: no script is ever made by the page itself. */
export function structuredData(matches: readonly Match[], origin: string, nonce?: string): string {
  const leaf = matches.at(-1);
  const data = leaf === undefined ? [] : leaf.loaderData === undefined ? told(leaf, origin) : describe(leaf, origin);
  return data
    .map((one) => `<script type="application/ld+json"${nonceAttribute(nonce)}>${safeJson(one)}</script>`)
    .join('');
}

/** What a chart knows and no loader returned: it travels in the page once. */
function told({ staticData: { place }, context }: Match, origin: string): readonly unknown[] {
  if (place !== 'recipe') return [];
  const recipe = chartOf<typeof recipeMachine>((context as RouterContext).shop, 'recipe');
  const detail = recipe?.getSnapshot().context.detail;
  if (!detail) return [];
  const { slug, title } = detail.recipe;
  const trail = [
    { name: recipesTexts.title.text, path: href.page('/recipes') },
    { name: title, path: href.recipe(slug) },
  ];
  return [recipeData(detail, origin), crumbs(trail, origin)];
}

function describe({ staticData: { place }, loaderData }: Match, origin: string): readonly unknown[] {
  if (place === 'product') {
    const page = loaderData as WholeProduct;
    const { product, breadcrumb } = page.detail;
    const trail = [...placesOf(breadcrumb), { name: product.name, path: href.product(product.sku) }];
    return [productData(page, origin), crumbs(trail, origin)];
  }
  if (place === 'department' || place === 'aisle' || place === 'shelf')
    return [crumbs(placesOf((loaderData as Listing).breadcrumb), origin)];
  return [];
}

const dollars = (amountCents: number) => (amountCents / 100).toFixed(2);

/** The codes of UN/CEFACT for what a price is compared by. */
const unitCodes: Readonly<Record<string, string>> = {
  g: 'GRM',
  kg: 'KGM',
  mL: 'MLT',
  L: 'LTR',
  ea: 'C62',
  sheets: 'ST',
  m: 'MTR',
};

function unitPriceData({ unitPriceTenths, measure }: UnitPrice) {
  const [value = '1', unit = ''] = measure.split(' ');
  return {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'NZD',
    price: (unitPriceTenths / 1000).toFixed(3),
    referenceQuantity: { '@type': 'QuantitativeValue', value, unitCode: unitCodes[unit] ?? unit },
  };
}

const availability = {
  'In Stock': 'InStock',
  'Low Stock': 'LimitedAvailability',
  'Out of Stock': 'OutOfStock',
  Unavailable: 'OutOfStock',
} as const;

/** What only adults may drink or smoke is described and never offered to those who compare prices. */
const isOffered = ({ price, restriction }: Product): boolean =>
  price.salePriceCents !== null && restriction !== 'Alcohol' && restriction !== 'Tobacco';

function productData({ detail: { product, description } }: WholeProduct, origin: string) {
  const { sku, name, size, brand, images, price, unitPrice } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${name} ${size}`,
    description,
    sku,
    brand: { '@type': 'Brand', name: brand },
    image: `${origin}${images.big}`,
    ...(isOffered(product)
      ? {
          offers: {
            '@type': 'Offer',
            url: `${origin}${href.product(sku)}`,
            priceCurrency: 'NZD',
            price: dollars(price.salePriceCents ?? 0),
            availability: `https://schema.org/${availability[product.availabilityStatus]}`,
            ...(unitPrice ? { priceSpecification: unitPriceData(unitPrice) } : {}),
          },
        }
      : {}),
  };
}

type Step = { readonly name: string; readonly path: string };
const placesOf = ({ department, aisle, shelf }: Listing['breadcrumb']): readonly Step[] =>
  [department, aisle, shelf]
    .filter((crumb) => crumb !== null)
    .map(({ name }, index, trail) => ({
      name,
      path: href.browse(...trail.slice(0, index + 1).map(({ slug }) => slug)),
    }));

const crumbs = (trail: readonly Step[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});
