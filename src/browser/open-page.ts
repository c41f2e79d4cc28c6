import {
  type Carried,
  openedCharts,
  rehydrateShop,
  sessionOf,
  sessionRefreshed,
  subjectOf,
} from '#machines/shop/index.ts';
import { createLateAnalytics } from '#services/analytics/late-analytics.ts';
import { createClock } from '#services/clock/clock.ts';
import { createHttp } from '#services/http/http.ts';
import { createReplay, type Recorded } from '#services/http/replay.ts';
import { createServices } from '#services/services.ts';
import { createThemeService } from '#services/theme/theme.cookie.ts';
import { createLocalStore } from '#services/storage/local-store.ts';
import type { RouterContext } from '#routes/-context.ts';
import { arrivedWith } from '#routes/-page-chunk.ts';
import { createCharts } from '../charts.ts';
import { putCommon } from '../common.ts';
import { createShop } from '../shop.ts';
import { createShopRouter, type Dehydrated } from '../router.tsx';
import { reloadOnLostChunk } from './chunk-reload.ts';
import { liveWhenReady } from './live.ts';
import { newId } from './new-id.ts';
import { orderUnderWay } from './order-under-way.ts';
import { shownProduct } from './shown-product.ts';

type Edge = {
  readonly page: Window & typeof globalThis;
  /** The device's own clock, right or wrong. */
  readonly deviceNow: () => number;
  readonly random: () => number;
};

/** Puts together one page load: what travelled in the page becomes the running shop, before anything is matched. */
export function openPage({ page, deviceNow, random }: Edge) {
  const clock = createClock({ deviceNow });
  const log = page.console;
  const charts = createCharts();
  let ofOrder = (): string | null => null;
  reloadOnLostChunk(
    page,
    () => clock.nowMs(),
    () => ofOrder(),
  );

  const hydrate = async (travelled: Dehydrated): Promise<RouterContext> => {
    arrivedWith(page.document, travelled.chunk);
    const replay = createReplay(JSON.parse(travelled.replay) as Recorded[]);
    const http = createHttp({
      fetch: (request) => page.fetch(request),
      origin: page.location.origin,
      marker: 'WebApp',
      version: travelled.version,
      clock,
      log,
      random,
      replay,
      subject: () => subjectOf(sessionOf(shop).getSnapshot()) || 'guest',
      refreshSession: () => sessionRefreshed(shop),
    });
    const carried = JSON.parse(travelled.shop) as Carried | null;
    putCommon(carried, travelled.common);
    const late = await charts.named(openedCharts(carried));
    const storage = createLocalStore(() => page.localStorage, log);
    const analytics = createLateAnalytics();
    const shop = createShop({
      services: createServices({
        http,
        clock,
        kept: 'actor',
        storage,
        analytics,
        theme: createThemeService(page.document),
        newKey: () => newId(random),
      }),
      isServer: false,
      url: `${page.location.pathname}${page.location.search}`,
      snapshot: rehydrateShop(carried, late.carriages),
      late: late.machines,
    });
    late.opened(shop);
    ofOrder = () => orderUnderWay(shop);
    shop.subscribe({ error: (error) => log.error('An actor stopped', error) });
    const openLate = charts.openIn(shop);
    liveWhenReady({ page, router, shop, http, replay, storage, analytics, random, openLate, lists: travelled.lists });
    return {
      shop,
      openLate,
      partsOf: charts.partsOf,
      needs: () => undefined,
      shownProduct: (sku) => shownProduct(router.state.matches, sku),
      services: createServices({ http, clock, kept: 'loader', storage, analytics, newKey: () => newId(random) }),
      report: (say) =>
        void import('./inspection/hand-over-report.tsx')
          .then(({ handOverReport }) => handOverReport({ page, router, shop }, say))
          .catch(() => undefined),
      origin: travelled.origin,
    };
  };

  const router = createShopRouter({ context: {} as RouterContext, hydrate });
  return { router };
}
