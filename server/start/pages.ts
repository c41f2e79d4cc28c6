import { defaultEndpoints } from '#services/http/endpoints.ts';
import type { Asked } from '../api/ask.ts';
import type { Known } from '../api/visitor-session.ts';
import type { Store } from '../app.ts';
import type { Catalogue } from '../catalogue/load.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { PageCache } from '../page-cache.ts';
import { createPages } from '../render.ts';
import { assetHeaders } from '../security/headers.ts';
import { createStatic } from '../static.ts';
import type { World } from '../world.ts';
import type { Build } from './build.ts';

type Parts = { build: Build; config: Config; store: Store; catalogue: Catalogue; log: Log; world: World };

/** The pages and the files of a build, joined to the store they show. */
export function openPages({ build, config, store, catalogue, log, world: { clock, random } }: Parts) {
  const { publicOrigin, payOrigin, chatOrigin } = config;
  const cache = new PageCache(clock.nowMs);
  const catalogueVersion = () => catalogue.view.version;
  const renderer = build.createRenderer({
    fetch: (request, known) => store.fetch(request, known as Known | undefined),
    ask: (asked) => store.ask(asked as Asked),
    origin: publicOrigin,
    endpoints: defaultEndpoints,
    version: build.name,
    manifest: build.manifest,
    catalogueVersion,
    clock: { nowMs: clock.nowMs, keepServerNow: () => undefined },
    random: random.fraction,
    log: {
      warn: (line) => log.warn({ reason: firstWords(line) }, 'A page warned.'),
      error: (line) => log.error({ reason: firstWords(line) }, 'A page complained.'),
    },
  });
  const pages = createPages({
    renderer,
    cache,
    origin: publicOrigin,
    visitorOf: store.visitorOf,
    frameOrigins: [payOrigin, chatOrigin],
    callOrigins: config.statelyInspect ? [config.statelyInspect] : [],
    version: () => `${build.name} ${catalogueVersion()}`,
    randomBytes: random.bytes,
    log,
  });
  const headers = Object.entries(assetHeaders(publicOrigin.startsWith('https:'))).flat();
  return { cache, pages, files: createStatic(build.client, headers) };
}

/** A line from a page may go on with what a shopper typed: only its beginning is ours. */
const firstWords = (line: string) => line.split(/[:?"'=]/, 1)[0] ?? '';
