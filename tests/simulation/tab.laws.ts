import type { AnyMachineSnapshot } from 'xstate';
import { addressedIn, messageIn, modalsOf, sessionOf } from '#machines/shop/index.ts';
import { amountIn, countIn, type TrolleyContext } from '#machines/trolley/index.ts';
import type { Book } from './law.ts';
import type { PageLoad } from './tab.ts';

type Seen = { trolley: unknown; session: unknown; reservation: unknown; modals: unknown };
const lastSeen = new WeakMap<PageLoad, Seen>();

/** What holds of a page after whatever happened in it. What is as it was is not looked at again. */
export function lookAtPage(book: Book, load: PageLoad): void {
  const { shop, name } = load;
  const seen = lastSeen.get(load) ?? { trolley: null, session: null, reservation: null, modals: null };
  lastSeen.set(load, seen);
  const session = sessionOf(shop).getSnapshot();
  if (session !== seen.session) {
    seen.session = session;
    const { shopper, email } = session.context;
    book.holds('INV-1.1 whoever is a shopper is logged in', !shopper.isShopper || shopper.isLoggedIn, () => name);
    book.holds('INV-1.11 an email is of somebody who is logged in', email === null || shopper.isLoggedIn, () => name);
    if (!shopper.isLoggedIn) lookForLeftovers(book, load);
  }
  const modals = modalsOf(shop).getSnapshot();
  if (modals !== seen.modals) {
    seen.modals = modals;
    book.holds(
      'INV-9.1 one modal is open at most',
      messageIn(modals) === null || addressedIn(modals) === null,
      () => name,
    );
  }
  const trolley = load.chart('trolley')?.getSnapshot() as AnyMachineSnapshot | undefined;
  if (trolley && trolley.context !== seen.trolley) {
    seen.trolley = trolley.context;
    lookAtTrolley(book, name, trolley.context as TrolleyContext);
  }
  const reservation = load.chart('reservation')?.getSnapshot() as AnyMachineSnapshot | undefined;
  if (reservation && reservation !== seen.reservation) {
    seen.reservation = reservation;
    if (reservation.hasTag('over'))
      book.holds('INV-2.5 a hold that is over is no slot any more', reservation.context.slot === null, () => name);
  }
}

/** Written for itself: what the chart's own selectors say is held against it. */
function lookAtTrolley(book: Book, name: string, context: TrolleyContext): void {
  const truth = new Map((context.trolley?.items ?? []).map(({ sku, amount }) => [sku, amount]));
  const skus = new Set([...truth.keys(), ...Object.keys(context.wishes)]);
  let count = 0;
  for (const sku of skus) {
    const wish = context.wishes[sku];
    const shown = wish ? wish.amount : (truth.get(sku) ?? 0);
    count += shown;
    book.holds(
      'the trolley shows what the store said last and what is wanted since',
      amountIn(context, sku) === shown,
      () => ({ name, sku, shown: amountIn(context, sku), wanted: shown }),
    );
  }
  if (context.trolley) book.holds('the count of a trolley is of what it shows', countIn(context) === count, () => name);
  const flights = Object.keys(context.flights).length;
  book.holds('six lines at most ask at once', flights <= 6, () => ({ name, flights }));
}

const ofAShopper = ['trolley', 'order', 'pastOrder', 'payWays', 'orderChange', 'placing'] as const;

/** Nobody is signed in: nothing of a shopper stands in any chart of theirs. */
function lookForLeftovers(book: Book, { chart, name }: PageLoad): void {
  for (const of of ofAShopper) {
    const context = (chart(of)?.getSnapshot() as AnyMachineSnapshot | undefined)?.context as
      | { subject?: unknown; trolley?: unknown; order?: unknown }
      | undefined;
    if (!context) continue;
    book.holds('INV-0.9 whoever is signed out leaves nothing in a chart', context.subject == null, () => ({
      name,
      of,
    }));
  }
}

export type AlertSeen = {
  readonly kind: 'closingSoon' | 'closingNow' | 'closed' | 'expired';
  readonly reservationId: string;
  readonly cutOffMs: number | null;
};
const order = { closingSoon: 0, closingNow: 1, closed: 2, expired: 2 } as const;
const nowMs = 5 * 60_000;

/** What a tab has said of holds, across its reloads, held against the store's own clock. */
export function createAlertLaws(book: Book) {
  const said = new Map<string, AlertSeen['kind'][]>();
  return {
    hear(
      tab: string,
      { kind, reservationId, cutOffMs }: AlertSeen,
      { serverMs, toleranceMs, isChanging }: { serverMs: number; toleranceMs: number; isChanging: boolean },
    ): void {
      const key = `${tab} ${reservationId}`;
      const before = said.get(key) ?? [];
      said.set(key, [...before, kind]);
      const about = () => ({
        tab,
        kind,
        reservationId,
        leftMs: cutOffMs === null ? null : cutOffMs - serverMs,
        serverMs,
      });
      const last = before.at(-1);
      book.holds('INV-2.2 each alert of a reservation comes once', !before.includes(kind), about);
      book.holds(
        'INV-2.3 alerts come in their order and end with one end',
        last === undefined || order[last] < order[kind],
        about,
      );
      book.holds('INV-2.6 no alert while an order is changed', !isChanging, about);
      if (cutOffMs !== null && (kind === 'closed' || kind === 'closingNow')) {
        const leftMs = cutOffMs - serverMs;
        const isInBand = kind === 'closed' ? leftMs <= toleranceMs : leftMs <= nowMs + toleranceMs;
        book.holds('INV-2.1 no alert comes before its time', isInBand, about);
      }
    },
    forget: (tab: string) => {
      for (const key of said.keys()) if (key.startsWith(`${tab} `)) said.delete(key);
    },
  };
}
