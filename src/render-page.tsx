import { type AnyRouter, createMemoryHistory } from '@tanstack/react-router';
import {
  attachRouterServerSsrUtils,
  getSsrStatus,
  RouterServer,
  renderRouterToStream,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { dehydrateShop } from '#machines/shop/index.ts';
import type { ClockService } from '#services/clock/clock.contract.ts';
import type { Endpoints } from '#services/http/endpoints.ts';
import { createHttp } from '#services/http/http.ts';
import * as live from '#services/http/live.ts';
import { createReplay } from '#services/http/replay.ts';
import { createShared, type SharedAnswers } from '#services/http/shared.ts';
import type { Log } from '#services/log.ts';
import { createServices } from '#services/services.ts';
import { createCharts } from './charts.ts';
import { takeCommon } from './common.ts';
import { linkingParts, type PageManifest } from './late-parts.ts';
import { packed } from './packed.ts';
import { createShopRouter } from './router.tsx';
import { createShop } from './shop.ts';
import { structuredData } from './structured-data.ts';

/** What all pages of one store have in common. */
export type World = {
  /** Asks the store; `known` goes along so that all the answers of one page are for the same visitor. */
  readonly fetch: (request: Request, known?: object) => Promise<Response>;
  readonly origin: string;
  readonly endpoints: Endpoints;
  readonly version: string;
  readonly manifest: PageManifest;
  readonly catalogueVersion: () => string;
  readonly clock: ClockService;
  readonly random: () => number;
  readonly log: Log;
};

export type PageRequest = {
  /** Path and query exactly as the browser sent them. */
  readonly href: string;
  readonly nonce?: string | undefined;
  readonly cookie: string;
  /** What the store already knows of who asks; nobody else reads it. */
  readonly known?: object;
  /** The store whose prices and stock are shown; part of what public answers are kept under. */
  readonly storeKey: string;
  readonly theme: 'light' | 'dark' | null;
  readonly isEmbedded: boolean;
  readonly signal: AbortSignal;
  readonly request: () => Request;
};

type Headers = Readonly<Record<string, string>>;
export type Page =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'html';
      readonly status: number;
      readonly headers: Headers;
      readonly html: string;
      readonly isKeepable: boolean;
    }
  | { readonly kind: 'stream'; readonly status: number; readonly headers: Headers; readonly body: ReadableStream };
export type Renderer = { readonly render: (request: PageRequest) => Promise<Page> };

const isPromise = (value: unknown): boolean => typeof (value as Promise<unknown> | null)?.then === 'function';
const isDeferred = (data: unknown): boolean =>
  isPromise(data) || (typeof data === 'object' && data !== null && Object.values(data).some(isPromise));
const contentType = { 'content-type': 'text/html; charset=utf-8' };

/** Renders pages: a new router, actor system and HTTP door for each; only public answers are shared between them. */
export function createRenderer(world: World): Renderer {
  const shared = createShared();
  const charts = createCharts();
  return {
    render: async (request) => {
      const replay = createReplay();
      const http = createHttp({
        fetch: (asked) => world.fetch(withCookie(asked, request.cookie), request.known),
        origin: world.origin,
        marker: 'Server',
        endpoints: world.endpoints,
        version: world.version,
        clock: world.clock,
        log: world.log,
        random: world.random,
        replay,
        live,
        shared: packing(shared.of(`${world.catalogueVersion()} ${request.storeKey}`)),
      });
      const { clock } = world;
      const linked = linkingParts(world.manifest, world.log);
      const shop = createShop({
        services: createServices({ http, clock, kept: 'actor' }),
        isServer: true,
        theme: request.theme ?? 'device',
        isEmbedded: request.isEmbedded,
        url: request.href,
      });
      let router: AnyRouter | undefined;
      let isStreaming = false;
      try {
        shop.subscribe({ error: (error) => world.log.error(`An actor stopped: ${String(error)}`) });
        shop.start();
        router = createShopRouter({
          context: {
            shop,
            openLate: charts.openIn(shop),
            needs: linked.needs,
            services: createServices({ http, clock, kept: 'loader' }),
            origin: world.origin,
          },
          history: createMemoryHistory({ initialEntries: [request.href.replace(/^\/{2,}/, '/')] }),
          nonce: request.nonce,
          dehydrate: async () => {
            const { carriages } = await charts.named(Object.keys(shop.getSnapshot().children));
            const carried = dehydrateShop(shop, carriages);
            const common = takeCommon(carried, placesOf(router));
            return {
              shop: JSON.stringify(carried),
              common,
              replay: JSON.stringify(replay.dehydrate()),
              origin: world.origin,
              version: world.version,
            };
          },
        }) as unknown as AnyRouter;
        attachRouterServerSsrUtils({ router, manifest: linked.manifest });
        await router.load({ _signal: request.signal, _skipLocationUpdate: true } as never);
        const result = router._serverResult;
        if (result?.type === 'redirect') return redirectOf(result.redirect);
        const matches = router.state.matches;
        linked.link(matches);
        if (matches.some((match) => match.staticData.isStatic)) router.serverSsr?.disableHydration();
        else await router.serverSsr?.dehydrate({ signal: request.signal });
        const headers = { ...contentType, ...Object.assign({}, ...matches.map((match) => match.headers ?? {})) };
        const status = matches.find((match) => match.staticData.status)?.staticData.status ?? getSsrStatus(router);
        const hasModal = Boolean((router.latestLocation.search as { modals?: string }).modals);
        if (hasModal || matches.some((match) => isDeferred(match.loaderData))) {
          isStreaming = true;
          router.serverSsr?.onCleanup(() => shop.stop());
          const streamed = await renderRouterToStream({
            request: request.request(),
            router,
            responseHeaders: new Headers(headers),
            children: <RouterServer router={router} />,
          });
          return { kind: 'stream', status, headers, body: bodyOf(streamed) };
        }
        const text = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />));
        const html = text.replace('</head>', () => `${structuredData(matches, world.origin, request.nonce)}</head>`);
        return { kind: 'html', status, headers, html, isKeepable: status === 200 };
      } finally {
        if (!isStreaming) {
          router?.serverSsr?.cleanup();
          shop.stop();
        }
      }
    },
  };
}

/** Where the page stands: the words of these places travel with it. */
const placesOf = (router: AnyRouter | undefined): readonly string[] =>
  router?.state.matches.flatMap(({ staticData }) => staticData.place ?? []) ?? [];

const packing = (answers: SharedAnswers): SharedAnswers => ({
  ask: (key, load) => answers.ask(key, async () => packed(await load())),
});

function withCookie(asked: Request, cookie: string): Request {
  if (cookie === '') return asked;
  const request = new Request(asked);
  request.headers.set('cookie', cookie);
  return request;
}

function redirectOf(redirect: Response): Page {
  return { kind: 'redirect', status: redirect.status, location: redirect.headers.get('location') ?? '/' };
}

function bodyOf(streamed: { response: Response } | Response): ReadableStream {
  const { body } = streamed instanceof Response ? streamed : streamed.response;
  if (!body) throw new Error('The stream has no body.');
  return body;
}
