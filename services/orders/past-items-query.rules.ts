import type { PastItemsAsked } from './past-orders.contract.ts';

const otherSorts = ['Often', 'Name'] as const;
const longestSearch = 60;

/** What an address asks of all that was bought; what it says otherwise is left out, and so is what is usual. */
export function pastItemsAsked({ sort, search, page }: Readonly<Record<string, unknown>>): PastItemsAsked {
  const sorted = otherSorts.find((one) => one === sort);
  const words = typeof search === 'string' ? search.trim().slice(0, longestSearch) : '';
  const at = typeof page === 'string' || typeof page === 'number' ? String(page) : '';
  return {
    ...(sorted === undefined ? {} : { sort: sorted }),
    ...(words === '' ? {} : { search: words }),
    ...(/^[1-9]\d{0,3}$/.test(at) && at !== '1' ? { page: at } : {}),
  };
}
