import { fulfilmentWire } from '../../services/fulfilment/fulfilment.sample.ts';
import { chartOf, sessionOf, type ShopActor, shopReady, subjectOf } from '#machines/shop/index.ts';
import type { onecardMachine } from '#machines/onecard/index.ts';
import { createClock } from '#services/clock/clock.ts';
import { createHttp } from '#services/http/http.ts';
import { createReplay } from '#services/http/replay.ts';
import { createServices } from '#services/services.ts';
import { guest } from '#services/session/session.rules.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import { createLocalStore } from '#services/storage/local-store.ts';
import type { RouterContext } from '#routes/-context.ts';
import { guard } from '#routes/-guard.ts';
import type { PlaceId } from '#routes/-places.ts';
import { openConsent } from '#src/browser/consent.ts';
import { gateOf, openGate } from '#src/browser/gate.ts';
import { openOnecard } from '#src/browser/onecard.ts';
import { openSession } from '#src/browser/session.ts';
import { createCharts } from '#src/charts.ts';
import { createShop } from '#src/shop.ts';
import { CountingClock } from '../../machines/kit/counting-clock.ts';

type Shopper = ServerContextWire['context']['shopper'];
export type Account = Partial<Shopper>;
export const nobody: Account = {};
export const shopperCalled = (shopperScvId: string): Account => ({ isLoggedIn: true, isShopper: true, shopperScvId });

const json = (body: unknown, status = 200) =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const contextOf = (account: Account): ServerContextWire => ({
  context: {
    shopper: { ...guest, sessionGroups: [], updatedFromServer: true, ...account },
    fulfilment: fulfilmentWire,
    flags: {
      trolleyNeedsReview: false,
      liquorCannotBeDelivered: false,
      isExpressDelivery: false,
      isFlexibleDelivery: false,
      isELockerPickupSlot: false,
      expressItemQuantityExceededWhenItemIsAdded: false,
    },
    serverNow: '2026-11-21T09:00:00+13:00',
  },
});

/** What a request carries, all of it, as one text. */
const carriedBy = async (request: Request) =>
  [
    request.method,
    decodeURIComponent(request.url.replaceAll('+', ' ')),
    ...[...request.headers].flat(),
    await request.text(),
  ].join(' ');

/** A store of one browser: it says who is signed in, and keeps every request. */
export function openStore(account: Account) {
  const requests: string[] = [];
  const store = { account, requests, hasLostAccount: false, signIn: 'page' };
  const answer = async (request: Request): Promise<Response> => {
    requests.push(await carriedBy(request.clone() as Request));
    const { pathname } = new URL(request.url);
    const { isLoggedIn = false, isShopper = false, shopperScvId = null } = store.account;
    if (pathname.endsWith('/credentials')) return json({ isSuccessful: true, signInFailureReasonMessage: null });
    if (pathname.endsWith('/session') && request.method === 'POST' && !isLoggedIn)
      return json({ code: 'NotSignedIn', message: 'Sign in to continue.' }, 401);
    if (pathname.endsWith('/session')) return json(contextOf(store.account));
    if (pathname === '/bff/get-user') {
      if (store.hasLostAccount) return json({ code: 'AccountMissing', message: 'Gone.' }, 401);
      return json({ isLoggedIn, isShopper, email: null, scvId: shopperScvId });
    }
    if (pathname.endsWith('/settings.json')) return json({ endpoints: { session: 'session' }, signIn: store.signIn });
    if (pathname.endsWith('/experiments'))
      return json({ isInBetaTestingGroup: false, isAbleToParticipateInExperiments: true, featureFlags: {} });
    if (pathname.endsWith('/shell')) return json({});
    if (pathname.endsWith('/shopper-logouts')) store.account = nobody;
    if (/shopper-logouts$|onecard/i.test(pathname)) return json(null, 204);
    return json({ code: 'NotFound', message: 'Nothing is here.' }, 404);
  };
  return Object.assign(store, { answer });
}
export type Store = ReturnType<typeof openStore>;

/** Where a guard sends a visitor instead, as an address. */
const wayOf = (thrown: { readonly options?: { readonly to?: string; readonly search?: Record<string, string> } }) => {
  const { to = '?', search = {} } = thrown.options ?? {};
  const query = new URLSearchParams(search).toString();
  return `${to}${query === '' ? '' : `?${query}`}`;
};

/** The real shop of a browser with its edges, over that store and over jsdom's two storages. */
export async function visit(store: Store, publicHref = '/', place: PlaceId = 'home') {
  const lines: string[] = [];
  const errors: unknown[] = [];
  const went: string[] = [];
  const log = { warn: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) };
  const document = Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible', referrer: '' });
  const page = Object.assign(new EventTarget(), {
    document,
    location: { search: '', pathname: '/', origin: location.origin, assign: (to: string) => void went.push(to) },
    localStorage,
    sessionStorage,
    console: log,
    navigator: { onLine: true },
  }) as unknown as Window & typeof globalThis;
  const router = {
    state: { matches: [{ staticData: { place } }], location: { pathname: '/', publicHref } },
    history: { subscribe: () => () => {}, location: { state: { __TSR_index: 0 } } },
    subscribe: () => () => {},
    clearCache: () => {},
    /** As the router does it: the guard of the page is asked again. */
    invalidate: async () => {
      went.push('again');
      const context = { shop, openLate, needs: () => undefined } as unknown as RouterContext;
      await guard(context, publicHref, router.state.matches).catch((thrown: object) => void went.push(wayOf(thrown)));
    },
    navigate: async (options: { to: string; search?: Record<string, string> }) => void went.push(wayOf({ options })),
  };
  const clock = createClock({ deviceNow: () => 1_795_000_000_000 });
  const http = createHttp({
    fetch: store.answer,
    origin: location.origin,
    marker: 'WebApp',
    version: 'test',
    clock,
    log,
    random: () => 0,
    replay: createReplay(),
    subject: () => subjectOf(sessionOf(shop).getSnapshot()) || 'guest',
  });
  const storage = createLocalStore(() => localStorage, log);
  const services = createServices({ http, clock, storage });
  const waits = new CountingClock();
  const shop: ShopActor = createShop({ services, isServer: false, url: '/', clock: waits as never });
  shop.subscribe({ error: (error) => void errors.push(error) });
  shop.start();
  await shopReady(shop);
  const charts = createCharts();
  const openLate = charts.openIn(shop);
  const edge = { page, router: router as never, shop, openLate, http, storage, random: () => 0.5 };
  return {
    ...edge,
    /** The waits of the charts, which pass when a test says so. */
    waits,
    session: sessionOf(shop),
    lines,
    errors,
    went,
    analytics: { send: () => {}, handOver: () => {} },
    stop: () => shop.stop(),
  };
}
export type Visit = Awaited<ReturnType<typeof visit>>;

/** All that a page does for whoever shops in it, at once. */
export async function visitWhole(store: Store, publicHref = '/', place: PlaceId = 'home') {
  const here = await visit(store, publicHref, place);
  const gate = openGate(here);
  const consent = openConsent(here);
  if (publicHref.includes('oToken=') || sessionStorage.getItem('onecardLink') !== null) openOnecard(here);
  here.session.on('*', openSession(here));
  const onecard = () => chartOf<typeof onecardMachine>(here.shop, 'onecard');
  return { ...here, gate, gateChart: gateOf(here.shop), consent, onecard };
}
export type WholeVisit = Awaited<ReturnType<typeof visitWhole>>;
