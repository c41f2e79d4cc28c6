import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import { href } from '#ui/link/href.ts';
import type { WholeProduct } from '#routes/-product.ts';

type Match = { readonly staticData: { readonly place?: string }; readonly loaderData?: unknown };

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
  const data = leaf?.loaderData === undefined ? [] : describe(leaf, origin);
  return data
    .map((one) => `<script type="application/ld+json"${nonceAttribute(nonce)}>${safeJson(one)}</script>`)
    .join('');
}

function describe({ staticData: { place }, loaderData }: Match, origin: string): readonly unknown[] {
  if (place === 'product')
    return [
      productData(loaderData as WholeProduct, origin),
      crumbs((loaderData as WholeProduct).detail.breadcrumb, origin),
    ];
  if (place === 'department' || place === 'aisle' || place === 'shelf')
    return [crumbs((loaderData as Listing).breadcrumb, origin)];
  return [];
}

const dollars = (amountCents: number) => (amountCents / 100).toFixed(2);

function productData({ detail: { product, description } }: WholeProduct, origin: string) {
  const isSold = product.price.salePriceCents !== null;
  const isHere = isSold && (product.availabilityStatus === 'In Stock' || product.availabilityStatus === 'Low Stock');
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${product.name} ${product.size}`,
    description,
    sku: product.sku,
    brand: { '@type': 'Brand', name: product.brand },
    image: `${origin}${product.images.big}`,
    ...(isSold
      ? {
          offers: {
            '@type': 'Offer',
            url: `${origin}${href.product(product.sku)}`,
            priceCurrency: 'NZD',
            price: dollars(product.price.salePriceCents ?? 0),
            availability: `https://schema.org/${isHere ? 'InStock' : 'OutOfStock'}`,
          },
        }
      : {}),
  };
}

function crumbs({ department, aisle, shelf }: Listing['breadcrumb'], origin: string) {
  const trail = [department, aisle, shelf].filter((crumb) => crumb !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: `${origin}${href.browse(...trail.slice(0, index + 1).map(({ slug }) => slug))}`,
    })),
  };
}
