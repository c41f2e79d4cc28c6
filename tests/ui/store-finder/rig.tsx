import { storeFinderOf } from '#machines/store-finder/index.ts';
import type { FoundStores } from '#services/fulfilment/stores.rules.ts';
import { StoreFinderPage, type StoreFinderPageProps } from '#ui/pages/store-finder/store-finder-page.tsx';
import { storeIn, stores } from './stores.ts';

export const never = () => new Promise<never>(() => undefined);
export const kilbirnie = storeIn('Kilbirnie');
export const found = (search: string, ...suburbs: string[]): FoundStores => ({
  search,
  near: null,
  storeIds: suburbs.map((suburb) => storeIn(suburb).id),
});
/** Sunday, a quarter to ten at night in New Zealand: some stores are closed, some close soon, some are open. */
const nowMs = Date.parse('2026-11-22T21:45:00+13:00');

export const few = stores.filter(({ region }) => region === 'Wellington' || region === 'Southland');
export const page = (over: Partial<StoreFinderPageProps> = {}) => (
  <StoreFinderPage
    stores={stores}
    found={null}
    nowMs={nowMs}
    machine={storeFinderOf(never)}
    shown={{ storeId: 1, isChosen: false }}
    choice={{ state: 'resting', storeId: null }}
    backHref={null}
    onChoose={() => {}}
    onRetry={() => {}}
    {...over}
  />
);

/** The stores of the list, in its order. */
export const entries = () => [...document.querySelectorAll('.store-entry')].map((entry) => Number(entry.id.slice(6)));
export const title = () => document.querySelector('[data-results]')?.textContent;
