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
    shoppingList: '/shoppinglist',
    recipes: '/recipes',
    signIn: '/shop/securelogin',
    modal: '/(delivery-modal:delivery-fees)',
    notFound: '/no/such/page',
    serverError: '/something-went-wrong',
  } as const;
}

type Asking = (method: string, path: string, body?: unknown) => Promise<unknown>;
/** The pages of a shopper's own trolley and lists, with something of everything in them. */
export async function ownPagesOf(store: RunningStore, own: Asking) {
  const { products } = await ask<{ products: { items: { sku: string; unit: string; quantity: { min: number } }[] } }>(
    store,
    'products?target=specials&inStockProductsOnly=true',
  );
  const some = products.items.slice(0, 3);
  const items = some.map(({ sku, unit, quantity }) => ({ sku, quantity: quantity.min, pricingUnit: unit }));
  for (const item of items) await own('POST', '/api/v2/trolleys/my/items', { ...item, addToBasketSource: 'test' });
  for (const { sku } of some) await own('PUT', `/api/v1/products/my/favourites/${sku}`);
  const list = { name: 'Te kai o te wiki', items };
  const { id } = (await own('POST', '/api/v1/products/my/saved-lists', list)) as { id: string };
  return {
    trolley: '/trolley',
    reviewTrolley: '/reviewtrolley',
    lists: '/lists',
    saved: '/saved',
    listItems: `/listitems?id=${id}`,
    favourites: '/myfavourites',
    shoppingList: '/shoppinglist',
    editSearchList: '/shop/editsearchlist',
    haveYouForgotten: '/haveyouforgotten',
  } as const;
}
export type KindOfPage = keyof Awaited<ReturnType<typeof kindsOfPage>>;

/** What a browser says of its own accord about the status of a page that is an error. */
export const isAboutStatus = (complaint: string): boolean =>
  complaint.includes('Failed to load resource: the server responded with a status of');
