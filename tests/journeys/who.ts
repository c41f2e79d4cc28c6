import type { Browser, Page } from 'playwright-core';
import type { Person } from '../browser/people.ts';
import type { RunningStore } from '../browser/serve.ts';

/** Who sits at a page, at which store and in which browser: a journey is told of the page alone. */
type Seat = { readonly store: RunningStore; readonly person: Person; readonly browser?: Browser };
const seats = new WeakMap<Page, Seat>();

export const sitDown = (page: Page, seat: Seat): void => void seats.set(page, seat);

export function seatOf(page: Page): Seat {
  const seat = seats.get(page);
  if (!seat) throw new Error('Nobody sits at this page.');
  return seat;
}

/** What the store itself says, asked with the cookies of the page. */
export async function told<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(`${seatOf(page).store.origin}${path}`);
  if (!answer.ok()) throw new Error(`GET ${path} was answered with ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
/** Has the store do something, as the page would ask it. */
export async function asks(page: Page, method: 'POST' | 'PUT', path: string, data?: object): Promise<void> {
  const { origin } = seatOf(page).store;
  const { scvId = 'guest' } = await told<{ scvId?: string }>(page, '/bff/get-user');
  const headers = { origin, 'content-type': 'application/json', 'x-session-subject': scvId };
  const answer = await page.request.fetch(`${origin}${path}`, { method, headers, ...(data ? { data } : {}) });
  if (!answer.ok()) throw new Error(`${method} ${path} was answered with ${answer.status()}: ${await answer.text()}`);
}
export const user = (page: Page) =>
  told<{ isLoggedIn: boolean; isShopper: boolean; email: string | null }>(page, '/bff/get-user');
type Line = { readonly sku: string; readonly quantity: { readonly value: number } };
type Held = { readonly items: readonly { readonly products: readonly Line[] }[] };
/** The lines of the trolley, as the store has them: it tells them by category. */
export const lines = async (page: Page) =>
  (await told<Held>(page, '/api/v1/trolleys/my')).items.flatMap(({ products }) => products);
