import type { AnyActorRef, InspectionEvent } from 'xstate';
import {
  chartOf,
  fulfilmentOf,
  sessionOf,
  sessionRefreshed,
  settingsOf,
  shellOf,
  type ShopActor,
  subjectOf,
} from '#machines/shop/index.ts';
import { createClock } from '#services/clock/clock.ts';
import { createHttp } from '#services/http/http.ts';
import { createReplay } from '#services/http/replay.ts';
import * as live from '#services/http/live.ts';
import { createServices, type Services } from '#services/services.ts';
import { createLocalStore } from '#services/storage/local-store.ts';
import type { LateChart, RouterContext } from '#routes/-context.ts';
import type { PlaceId } from '#routes/-places.ts';
import { followTerms } from '#src/browser/followed-terms.ts';
import { followKeptOrder } from '#src/browser/kept-order.ts';
import { followList } from '#src/browser/list-merge.ts';
import { followModals } from '#src/browser/modals.ts';
import { followOrderChange } from '#src/browser/order-change.ts';
import { followOrderElsewhere } from '#src/browser/order-elsewhere.ts';
import { hasKeptOrder } from '#src/browser/order-under-way.ts';
import { openReservation } from '#src/browser/reservation.ts';
import { openSession } from '#src/browser/session.ts';
import { followCauses } from '#src/browser/trolley-review.ts';
import { createCharts } from '#src/charts.ts';
import { createShop } from '#src/shop.ts';
import type { SimBrowser } from './browser.ts';
import { createPage, type SimPage } from './page.ts';
import { asRouter, createRouter, type SimRouter } from './router.ts';
import type { Scheduler } from './scheduler.ts';
import type { SimArea } from './storage.ts';
import { inPage, type Globals } from './where.ts';

export type TabEdge = {
  readonly name: string;
  readonly scheduler: Scheduler;
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly nowMs: () => number;
  readonly random: () => number;
  readonly newKey: () => string;
  readonly inspect: ((tab: string, event: InspectionEvent) => void) | null;
  readonly touched: (load: PageLoad) => void;
  readonly report: (what: string) => void;
  readonly counted: (event: string) => void;
};

/** One load of a page in a tab: the real shop with its real services, over the road. */
export type PageLoad = {
  readonly name: string;
  readonly page: SimPage;
  readonly shop: ShopActor;
  readonly services: Services;
  readonly router: SimRouter;
  readonly path: () => string;
  readonly chart: (name: LateChart | 'reservation') => AnyActorRef | undefined;
  readonly open: (name: LateChart) => Promise<void>;
  readonly do: (work: () => void) => void;
  readonly end: () => void;
};

/** What such a word says besides its name. */
const said: Readonly<Record<string, object>> = { 'slots.need': { from: null }, 'orders.open': { asked: {} } };
type Needs = Partial<Record<PlaceId, readonly [LateChart, string?][]>>;
/** What each page asks for when it is on show, as its loader does. */
const needs: Needs = {
  bookATimeSlot: [['fulfilment'], ['timeSlots', 'slots.need']],
  checkoutTimeSlot: [['fulfilment'], ['timeSlots', 'slots.need']],
  trolley: [['trolley', 'whole.need']],
  reviewOrder: [['order'], ['trolley', 'whole.need']],
  payment: [['order'], ['payWays', 'ways.need'], ['placing']],
  changeOrder: [['orderChange']],
  changeOrderPayment: [['orderChange', 'difference.need'], ['payWays', 'ways.need'], ['placing'], ['trolley']],
  orders: [['pastOrders', 'orders.open'], ['pastOrder']],
  confirmation: [['placing'], ['pastOrder']],
  secureLogin: [['signIn']],
  secureLoginShort: [['signIn']],
  shoppingList: [['shoppingList', 'list.need']],
};

/** Once the first page has had its say. */
const settledMs = 2_000;

export function openPageLoad(browser: SimBrowser, tabStorage: SimArea, url: string, edge: TabEdge): PageLoad {
  const { scheduler, origin, random, report } = edge;
  const page = createPage(browser, tabStorage, { scheduler, origin, report, touched: () => edge.touched(self) });
  const { window } = page;
  const clock = createClock({ deviceNow: () => edge.nowMs() + browser.device.skewMs });
  let self!: PageLoad;
  inPage(window as unknown as Globals, () => {
    const http = createHttp({
      fetch: edge.fetch,
      origin,
      marker: 'WebApp',
      version: 'test',
      clock,
      log: { warn: () => undefined, error: () => undefined } as never,
      random,
      replay: createReplay(),
      timers: page.timers,
      live,
      subject: () => subjectOf(sessionOf(shop).getSnapshot()) || 'guest',
      refreshSession: () => sessionRefreshed(shop),
    });
    const storage = createLocalStore(() => window.localStorage, {
      warn: () => undefined,
      error: () => undefined,
    } as never);
    const analytics = { send: ({ event }: { event: string }) => edge.counted(event) } as never;
    const services = createServices({
      http,
      clock,
      timers: page.timers,
      storage,
      analytics,
      newKey: edge.newKey,
    });
    const { inspect } = edge;
    const shop = createShop({
      services,
      isServer: false,
      clock: page.clock,
      url,
      ...(inspect ? { inspect: { next: (event: InspectionEvent) => inspect(edge.name, event) } as never } : {}),
    });
    shop.subscribe({ error: (error) => report(`an actor stopped: ${String((error as Error)?.message ?? error)}`) });
    const openLate = createCharts().openIn(shop);
    const context = { shop, openLate, needs: () => undefined, services, origin } as unknown as RouterContext;
    const setPlace = (path: string) => Object.assign(window.location, { pathname: path, href: `${origin}${path}` });
    let leaving: PlaceId | null = null;
    const arrive = (_: string, id: PlaceId) => {
      if (leaving === 'payment' || leaving === 'changeOrderPayment')
        chartOf(shop, 'payWays')?.send({ type: 'page.left' });
      if (leaving !== id) chartOf(shop, 'signIn')?.send({ type: 'page.leave' });
      leaving = id;
      for (const [name, event] of needs[id] ?? [])
        void openLate(name).then(() => {
          if (event && router.state.matches.length > 0) chartOf(shop, name)?.send({ type: event, ...said[event] });
        });
    };
    const router = createRouter({ shop, context: () => context, arrive, report, setPlace, isAlive: page.isAlive });
    const joined = { page: window, router: asRouter(router), shop, http, storage, analytics, random, openLate };
    shop.start();
    const hear = openSession(joined);
    sessionOf(shop).on('*', hear);
    let isReserving = false;
    const reserve = () => {
      if (isReserving || !fulfilmentOf(sessionOf(shop).getSnapshot())?.reservation) return;
      isReserving = true;
      void Promise.resolve().then(() => page.isAlive() && openReservation(joined));
    };
    sessionOf(shop).subscribe(reserve);
    shop.on('logout.wanted', () => shop.send({ type: 'logout.asked' }));
    if (hasKeptOrder(window)) void followKeptOrder(joined).catch(() => undefined);
    followOrderElsewhere(joined);
    followModals(joined.router, shop);
    followTerms(joined);
    followCauses(joined);
    followList(joined);
    page.timers.setTimeout(() => void followOrderChange(joined).catch(() => undefined), settledMs);
    self = {
      name: edge.name,
      page,
      shop,
      services,
      router,
      path: () => router.state.location.pathname,
      chart: (name) => chartOf(shop, name),
      open: openLate,
      do: (work) => page.run(work),
      end: () => {
        page.end();
        shop.stop();
      },
    };
    router.go(url);
  });
  return self;
}

/** A page that could not be read asks again, as a shopper does who presses the button for it. */
export function askAgain({ shop }: PageLoad): void {
  settingsOf(shop).send({ type: 'settings.retry' });
  shellOf(shop).send({ type: 'shell.retry' });
  sessionOf(shop).send({ type: 'session.retry' });
}
