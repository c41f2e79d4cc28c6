import type { SessionHappening } from '#machines/session/index.ts';
import {
  chartOf,
  sessionOf,
  settingsIn,
  settingsOf,
  type ShopActor,
  shopperOf,
  subjectOf,
} from '#machines/shop/index.ts';
import type { AnalyticsService } from '#services/analytics/analytics.contract.ts';
import { createChatTokens } from '#services/chat/chat.tokens.ts';
import { realTimers } from '#services/clock/timers.ts';
import type { Http } from '#services/http/http.types.ts';
import { safeReturnPath } from '#services/navigation/return-path.rules.ts';
import { forgetShopper, keepShopper, removeOldToken } from '#services/session/kept-shopper.ts';
import { createSessionService } from '#services/session/session.http.ts';
import { askSilently, silentLogin } from '#services/session/silent-login.ts';
import { openTabs, tabsChannel, tabWordIn } from '#services/session/tabs.ts';
import type { LocalStore } from '#services/storage/local-store.ts';
import { placeOf } from '#routes/-places.ts';
import { href } from '#ui/link/href.ts';
import type { ShopRouter } from '../router.tsx';
import { goTo } from './go-to.ts';
import { sayTrouble } from './session-trouble.ts';

export type SessionEdge = {
  readonly page: Window & typeof globalThis;
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly http: Http;
  readonly storage: LocalStore;
  readonly analytics: Pick<AnalyticsService, 'send'>;
};

const noChat = { widgetUrl: '', widgetOrigin: '', proxyUrl: null, proxyOrigin: null };

/** Carries out in this browser what the session chart says has happened; gives the ear that it is to be told by. */
export function openSession(edge: SessionEdge): (word: SessionHappening) => void {
  const { page, router, shop, storage, analytics } = edge;
  const log = page.console;
  const session = sessionOf(shop);
  const who = () => subjectOf(session.getSnapshot());
  const settings = () => settingsIn(settingsOf(shop).getSnapshot());
  let last = who();
  let isKept = false;
  let hasAskedAfterLoss = false;

  const forget = () => forgetShopper(storage, () => page.sessionStorage, log);
  /** Writes down whose browser this is, and says whether that is news to it. */
  const keep = (): boolean => {
    const subject = who();
    const known = storage.read('scvId');
    if (subject === null) {
      if (known !== undefined && session.getSnapshot().hasTag('settled') && !session.getSnapshot().hasTag('stale'))
        forget();
      return false;
    }
    if (known !== undefined && known !== subject) forget();
    keepShopper(storage, shopperOf(session.getSnapshot()));
    isKept = storage.read('scvId') === subject;
    return isKept && known !== subject;
  };
  const count = (event: 'login' | 'logout') => analytics.send({ event });
  const showAnew = () => {
    router.clearCache();
    void router.invalidate();
  };
  const isForMembers = () =>
    router.state.matches.some(({ staticData }) => staticData.place && placeOf(staticData.place).who !== 'anyone');

  const tabs = openTabs({
    open: () => new page.BroadcastChannel(tabsChannel),
    wordIn: tabWordIn,
    hear: ({ type, subject }) => {
      if (type === 'login') session.send({ type: 'tab.told', subject });
      else if (subject === who()) session.send({ type: 'tab.told', subject: null });
    },
  });

  const leave = () => {
    if (settings()?.signIn === 'sso') page.location.assign('/bff/logout?redirectUrl=%2F');
    else if (isForMembers() || shop.getSnapshot().context.isEmbedded) goTo(router, shop, '/');
    else showAnew();
  };
  const doers: { readonly [T in SessionHappening['type']]: (word: SessionHappening & { type: T }) => void } = {
    'session.begun': ({ how }) => {
      last = who();
      if (how === 'told') return count('login');
      if (keep()) count('login');
      showAnew();
    },
    'login.done': ({ redirectUrl, isReloading }) => {
      if (isReloading) keep();
      if (last !== null) tabs.say({ type: 'login', subject: last });
      router.clearCache();
      if (redirectUrl !== null) goTo(router, shop, safeReturnPath(redirectUrl));
      else if (isReloading) void router.invalidate();
    },
    'session.ended': ({ how }) => {
      const subject = last;
      last = who();
      isKept = false;
      // Another tab has tidied up, and may have written down somebody else since.
      if (how !== 'elsewhere' || storage.read('scvId') === subject) forget();
      if (how === 'elsewhere' || how === 'answer') return showAnew();
      count('logout');
      if (subject !== null) tabs.say({ type: 'logout', subject });
      if (how === 'retry') showAnew();
      if (how === 'told' && last === null) leave();
    },
    'account.missed': ({ wasLoggedIn }) => {
      createChatTokens({ page, place: noChat, isDevelopment: false }).clearToken();
      const again = () => {
        if (!hasAskedAfterLoss) session.send({ type: 'session.refresh' });
        hasAskedAfterLoss = true;
      };
      void createSessionService(edge.http)
        .signOut(false)
        .then(again, () => undefined);
      if (wasLoggedIn) goTo(router, shop, '/');
    },
    'contradiction.found': () => log.error('Client error: the store spoke of a shopper who is not logged in.'),
  };

  /** Back in sight: another tab may have signed somebody in or out, or the session may have ended. */
  const look = () => {
    const [subject, kept] = [who(), storage.read('scvId') ?? null];
    if (kept !== subject && (isKept || kept !== null)) session.send({ type: 'tab.told', subject: kept });
    else if (subject !== null) session.send({ type: 'session.refresh' });
  };
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') look();
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });

  sayTrouble(shop, (redirectUrl) => {
    chartOf(shop, 'signIn')?.send({ type: 'page.leave' });
    goTo(router, shop, href.signIn(safeReturnPath(redirectUrl)), { isReplacing: true });
  });
  removeOldToken(() => page.localStorage);
  if (keep()) count('login');
  const wasHere = page.document.cookie.split('; ').some((pair) => pair.startsWith(`${silentLogin.cookie}=`));
  if (who() === null && (shop.getSnapshot().context.isEmbedded || wasHere)) {
    const base = settings()?.baseUrl ?? '/';
    const origins = [page.location.origin, new URL(base, page.location.origin).origin];
    askSilently({ page, origins, timers: realTimers }, () => session.send({ type: 'session.refresh' }));
  }
  return (word) => doers[word.type](word as never);
}
