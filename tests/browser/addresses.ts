import type { RunningStore } from './serve.ts';

type Answered<T> = Promise<T>;
const ask = async <T>(store: RunningStore, path: string): Answered<T> =>
  (await fetch(`${store.origin}/api/v1/${path}`)).json() as Promise<T>;

/** One address of every kind of page, taken from the catalogue that the store really has. */
export async function kindsOfPage(store: RunningStore) {
  const { departments } = await ask<{
    departments: { slug: string; aisles: { slug: string; shelves: { slug: string }[] }[] }[];
  }>(store, 'products/departments');
  const { products } = await ask<{ products: { items: { sku: string; slug: string }[] } }>(
    store,
    'products?target=browse&size=24',
  );
  const department = departments[0];
  const aisle = department?.aisles[0];
  const product = products.items[0];
  const path = `/shop/browse/${department?.slug}`;
  return {
    home: '/',
    departments: '/shop/browse/departments',
    browse: '/shop/browse',
    department: path,
    aisle: `${path}/${aisle?.slug}`,
    shelf: `${path}/${aisle?.slug}/${aisle?.shelves[0]?.slug}`,
    filtered: '/shop/specials?sort=PriceAsc&size=48&inStockProductsOnly=false',
    search: '/shop/searchproducts?search=milk',
    nothingFound: '/shop/searchproducts?search=zzxqv',
    product: `/shop/productdetails?stockcode=${product?.sku}&name=${product?.slug}`,
    content: '/info/help',
    contact: '/contact-us',
    notYet: '/recipes',
    signIn: '/shop/securelogin',
    modal: '/(delivery-modal:delivery-fees)',
    notFound: '/no/such/page',
    serverError: '/something-went-wrong',
  } as const;
}
export type KindOfPage = keyof Awaited<ReturnType<typeof kindsOfPage>>;

/** What a browser says of its own accord about the status of a page that is an error. */
export const isAboutStatus = (complaint: string): boolean =>
  complaint.includes('Failed to load resource: the server responded with a status of');
