import { connectionOf, settingsIn, settingsOf, type ShopActor } from '#machines/shop/index.ts';
import type { Http } from '#services/http/http.types.ts';
import type { Replay } from '#services/http/replay.ts';
import type { LocalStore } from '#services/storage/local-store.ts';
import type { ShopRouter } from '../router.tsx';
import type { InstallOffer } from './add-to-home.ts';
import { followLinks } from './links.ts';
import { followModals } from './modals.ts';
import { followRouter } from './navigation.ts';
import { registerWorker } from './service-worker.ts';
import { keepWindowHeight } from './window-height.ts';

/** Once the first page has had its say. */
const settledMs = 2_000;
/** The add-to-home prompt is for screens up to here. */
const widestPx = 767;

type Live = {
  readonly page: Window & typeof globalThis;
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly http: Http;
  readonly replay: Replay;
  readonly storage: LocalStore;
};

/** Once the page's own tree is live (it sends the mark), the page listens: links, history, network, size. */
export function liveWhenReady({ page, router, shop, http, replay, storage }: Live): void {
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
      followLinks(router, shop, wait);
      followModals(router, shop);
      keepWindowHeight(page, wait);
      const stop = router.subscribe('onResolved', () => {
        replay.end();
        stop();
      });
      const connection = connectionOf(shop);
      const tell = () => connection.send({ type: page.navigator.onLine ? 'connection.found' : 'connection.lost' });
      page.addEventListener('online', tell);
      page.addEventListener('offline', tell);
      tell();
      wait(() => {
        void registerWorker(page).catch(() => undefined);
        if (page.innerWidth <= widestPx)
          void import('./add-to-home.ts')
            .then(({ openAddToHome }) => openAddToHome({ page, shop, storage, offer }))
            .catch(() => undefined);
      }, settledMs);
    },
    { once: true },
  );
}
