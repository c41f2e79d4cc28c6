import { connectionOf, fulfilmentOf, sessionOf, settingsIn, settingsOf, type ShopActor } from '#machines/shop/index.ts';
import type { createLateAnalytics } from '#services/analytics/late-analytics.ts';
import type { Http } from '#services/http/http.types.ts';
import type { Replay } from '#services/http/replay.ts';
import type { LocalStore } from '#services/storage/local-store.ts';
import type { ShopRouter } from '../router.tsx';
import type { InstallOffer } from './add-to-home.ts';
import { type GateEdge, openGateDoor } from './gate-door.ts';
import { followLinks } from './links.ts';
import { followModals } from './modals.ts';
import { followRouter } from './navigation.ts';
import { hasKeptOrder } from './order-under-way.ts';
import { keepWindowHeight } from './window-height.ts';

/** Once the first page has had its say. */
const settledMs = 2_000;

type Live = {
  readonly page: Window & typeof globalThis;
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly http: Http;
  readonly replay: Replay;
  readonly storage: LocalStore;
  readonly analytics: ReturnType<typeof createLateAnalytics>;
  readonly random: () => number;
  readonly openLate: GateEdge['openLate'];
  /** The scripts that know where the code of further pages and of modals is. */
  readonly lists: readonly string[];
};

/** One in the address, or one that this tab has kept. */
function hasOnecardLink(page: Window): boolean {
  try {
    return /[?&]oToken=/.test(page.location.search) || page.sessionStorage.getItem('onecardLink') !== null;
  } catch {
    return false;
  }
}

/** Once the page's own tree is live (it sends the mark), the page listens: links, history, network, size. */
export function liveWhenReady(live: Live): void {
  const { page, router, shop, http, replay } = live;
  let offer: InstallOffer | null = null;
  page.addEventListener(
    'beforeinstallprompt',
    (event) => {
      event.preventDefault();
      offer = event as InstallOffer;
    },
    { once: true },
  );
  const wait = (run: () => void, ms: number) => {
    const timer = page.setTimeout(run, ms);
    return () => page.clearTimeout(timer);
  };
  const settings = settingsIn(settingsOf(shop).getSnapshot());
  if (settings) http.adopt(settings as never);

  page.document.addEventListener(
    'kete:live',
    () => {
      followRouter(router, shop);
      followLinks(router, shop, openGateDoor(live), wait);
      followModals(router, shop);
      keepWindowHeight(page, wait);
      for (const list of live.lists) void import(/* @vite-ignore */ list).catch(() => undefined);
      if (hasKeptOrder(page))
        void import('./kept-order.ts').then(({ followKeptOrder }) => followKeptOrder(live)).catch(() => undefined);
      if (hasOnecardLink(page))
        void import('./onecard.ts').then(({ openOnecard }) => openOnecard(live)).catch(() => undefined);
      if (/[?&]storeId=/.test(page.location.search))
        void import('./store-link.ts').then(({ followStoreLink }) => followStoreLink(live)).catch(() => undefined);
      if (shop.getSnapshot().context.isEmbedded)
        void import('./bridge.ts').then(({ openBridge }) => openBridge(live)).catch(() => undefined);
      shop.on('logout.wanted', () => {
        void import('./sign-out.ts').then(
          ({ askToLeave }) => askToLeave(live),
          () => shop.send({ type: 'logout.asked' }),
        );
      });
      const stop = router.subscribe('onResolved', () => {
        replay.end();
        stop();
      });
      let joining: Promise<ReturnType<typeof import('./session.ts').openSession>> | undefined;
      const join = () => (joining ??= import('./session.ts').then(({ openSession }) => openSession(live)));
      const unjoined = () => (joining = undefined);
      sessionOf(shop).on('*', (word) => {
        // Whoever comes or goes and whose page cannot be helped gets a new one.
        void join().then((hear) => hear(word), word.type === 'login.done' ? () => page.location.reload() : unjoined);
      });
      wait(() => void join().catch(unjoined), settledMs);
      const connection = connectionOf(shop);
      const tell = () => connection.send({ type: page.navigator.onLine ? 'connection.found' : 'connection.lost' });
      page.addEventListener('online', tell);
      page.addEventListener('offline', tell);
      tell();
      let reserving: Promise<unknown> | undefined;
      const reserve = () => {
        if (fulfilmentOf(sessionOf(shop).getSnapshot())?.reservation)
          reserving ??= import('./reservation.ts').then(
            ({ openReservation }) => openReservation(live),
            () => (reserving = undefined),
          );
      };
      sessionOf(shop).subscribe(reserve);
      reserve();
      let settling: Promise<{ reopen(): void }> | undefined;
      const settle = () => (settling ??= import('./settled.ts').then(({ settle }) => settle({ ...live, offer })));
      const settleQuietly = () => void (page.navigator.onLine && settle().catch(() => (settling = undefined)));
      wait(settleQuietly, settledMs);
      // What is wrong with a trolley is said at the very next page, however soon that is.
      const hurry = () => {
        const { flags } = sessionOf(shop).getSnapshot().context;
        if (flags.trolleyNeedsReview || flags.liquorCannotBeDelivered) settleQuietly();
      };
      sessionOf(shop).subscribe(hurry);
      hurry();
      page.addEventListener('online', settleQuietly);
      page.document.addEventListener('click', ({ target }) => {
        if (target instanceof Element && target.closest('[data-opens-consent]'))
          void settle().then(
            ({ reopen }) => reopen(),
            () => undefined,
          );
      });
    },
    { once: true },
  );
}
