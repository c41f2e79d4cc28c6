import { formatModals, joinOutlets, type OpenModal, splitHref } from '#services/navigation/outlets.rules.ts';
import { stringifyQuery } from '#services/navigation/query.rules.ts';

const segment = (text: string) => encodeURIComponent(text.toLowerCase());

/** Every address of the shop, in one place. A test compares them with what the router builds. */
export const href = {
  home: () => '/',
  departments: () => '/shop/browse/departments',
  browse: (...slugs: readonly string[]) => ['/shop/browse', ...slugs.map(segment)].join('/'),
  specials: () => '/shop/specials',
  search: (search: string) => `/shop/searchproducts${stringifyQuery({ search })}`,
  /** The same with the shopping list beside it. */
  searchFromList: (search: string) => `/shop/searchproducts${stringifyQuery({ search, openShoppingList: true })}`,
  sharedShoppingList: (shared: string) => `/shoppinglist${stringifyQuery({ shared })}`,
  productGroup: (groupId: string) => `/shop/productgroup${stringifyQuery({ groupId })}`,
  dynamicGroup: (dynamicGroup: string) => `/shop/products${stringifyQuery({ dynamicGroup })}`,
  product: (sku: string, name?: string) => `/shop/productdetails${stringifyQuery({ stockcode: sku, name })}`,
  signIn: (returnPath?: string) => `/shop/securelogin${stringifyQuery({ redirectUrl: returnPath })}`,
  register: () => '/register',
  addDetails: (returnPath?: string) => `/shop/register/shopperdetails${stringifyQuery({ redirectUrl: returnPath })}`,
  /** Where a shopper says how they eat. */
  howYouEat: () => '/account/preferences#how-you-eat',
  favourites: () => '/myfavourites',
  savedLists: () => '/saved',
  /** One recipe, for so many, or its method alone. */
  recipe: (slug: string, query: Readonly<Record<string, unknown>> = {}) =>
    `/recipes/${segment(slug)}${stringifyQuery(query)}`,
  listItems: (id: string) => `/listitems${stringifyQuery({ id })}`,
  info: (slug: string) => `/info/${segment(slug)}`,
  content: (slug: string) => `/shop/content/${segment(slug)}`,
  /** A listing's own path with another page, filter or sort; what is empty is left out. */
  listing: (path: string, query: Readonly<Record<string, unknown>>) => `${path}${stringifyQuery(query)}`,
  /** A page, with all that its address says, and a modal open over it. */
  modalOver: (publicHref: string, modal: OpenModal) => {
    const [path, rest] = splitHref(publicHref);
    return `${joinOutlets(path, formatModals([modal]))}${rest}`;
  },
  /** Any page of the route table. */
  page: (path: `/${string}`) => path,
};
