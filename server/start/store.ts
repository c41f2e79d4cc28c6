import { join } from 'node:path';
import { drawArt } from '#fixtures/art/draw-art.ts';
import { createAnalyticsSink } from '../analytics/sink.ts';
import { createHealth } from '../api/health.ts';
import { createStore } from '../app.ts';
import { createArt } from '../art.ts';
import { widgetPath } from '../chat/side.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { productBySku } from '../db/repositories/catalogue.ts';
import { createEmbeddingHost } from '../embedding/host.ts';
import type { Letters } from '../letters/letters.ts';
import { createInspector } from '../inspector.ts';
import { readPlaces } from '../fulfilment/places.ts';
import { createListener } from '../listener.ts';
import type { Log } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { createPacks } from '../packs.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { kitchenOf } from '../recipes/kitchen.ts';
import { apiHeaders, assetHeaders } from '../security/headers.ts';
import { createOverload } from '../security/overload.ts';
import type { ProcessWorld } from '../world.ts';
import { openAnalyticsFile } from './analytics-file.ts';
import { openBuild } from './build.ts';
import { openCatalogue } from './catalogue.ts';
import { openPages } from './pages.ts';
import { watchProcess } from './process-figures.ts';
import { openServerKey } from './server-key.ts';
import { signOnOf } from './sign-on.ts';

type Parts = {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  readonly world: ProcessWorld;
  readonly isDraining: () => boolean;
  readonly payments: PaymentProvider;
  readonly letters: Letters;
};

/** Everything that answers requests, joined. The pages are missing when there is no build. */
export async function openStore({ config, db, log, world, isDraining, payments, letters }: Parts) {
  const [build, catalogue, places] = await Promise.all([
    openBuild(),
    openCatalogue(config, db, log),
    readPlaces(db.read),
  ]);
  const { publicOrigin } = config;
  const secure = publicOrigin.startsWith('https:');
  const art = createArt({ drawArt, headers: Object.entries(assetHeaders(secure)).flat() });
  const host = config.mode === 'demo' ? createEmbeddingHost(secure) : null;
  const inspector = build && config.hasInspector ? createInspector(join(build.client, '../inspector'), secure) : null;
  const watched = watchProcess();
  const analyticsSink = createAnalyticsSink({
    nowMs: world.clock.nowMs,
    ...(config.mode === 'demo' ? { write: openAnalyticsFile(config.dataDir, log) } : {}),
  });
  const store = createStore({
    ...world,
    analyticsSink,
    db,
    catalogue,
    places,
    log,
    publicOrigin,
    serverKey: config.serverKey ?? openServerKey(config.dataDir, world.random),
    payments,
    letters,
    signOn: signOnOf(config, world),
    settings: {
      buildNumber: build?.name ?? 'none',
      payOrigin: config.payOrigin,
      signIn: config.signIn,
      ...(config.hasInspector ? {} : { inspector: 'off' as const }),
      ...(config.statelyInspect ? { statelyInspect: config.statelyInspect } : {}),
      ...(config.mode === 'demo' ? { chatWidgetUrl: `${config.chatOrigin}${widgetPath}` } : {}),
    },
    overload: createOverload(watched.overloadDelay, world.monotonicMs, { lateMs: config.busyAfterMs }),
  });
  /** Whoever asks for a recipe first waits for nothing; should it fail here, it is tried again then. */
  kitchenOf(catalogue.view, { clock: world.clock, giveWay: () => world.clock.sleep(0) }).catch(() => undefined);
  const shown = build && openPages({ build, config, store, catalogue, log, world });
  const metrics = createMetrics();
  const health = createHealth({
    isReady: async () =>
      !isDraining() && (await db.read.selectFrom('catalogue_version').select('id').execute()).length > 0,
    metrics: () =>
      metrics.text({
        ...watched.figures(),
        catalogueProducts: catalogue.view.products,
        cachedPageHits: shown?.cache.hits ?? 0,
        cachedPageMisses: shown?.cache.misses ?? 0,
      }) + analyticsSink.text(),
    headers: apiHeaders(secure),
    log,
  });
  const answer = createListener({
    store,
    health,
    metrics,
    monotonicMs: world.monotonicMs,
    isDraining,
    isProxyTrusted: config.isProxyTrusted,
    hostname: new URL(publicOrigin).host,
    log,
    packs: createPacks({
      readFacts: (sku) => productBySku(db.read, sku),
      headers: Object.entries(assetHeaders(secure)).flat(),
    }),
    files: (...asked) =>
      shown?.files(...asked) === true || art(...asked) || host?.(...asked) === true || inspector?.(...asked) === true,
    pages: shown?.pages,
  });
  return { answer, catalogue, places, charging: store.charging, renew: store.renew, hasPages: shown !== null };
}
