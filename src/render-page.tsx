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
import { KeepContext } from '#ui/kept/kept.ts';
import { createServices } from '#services/services.ts';
import { createCharts } from './charts.ts';
import { takeCommon } from './common.ts';
import { linkingParts, type PageManifest } from './late-parts.ts';
import { apartFrom, createKept } from './kept.ts';
import { packed, packedBy, packId, packOf } from './packed.ts';
import { createPieces } from './pieces.ts';
import { createShopRouter } from './router.tsx';
import { createShop } from './shop.ts';
import { nonceAttribute, structuredData } from './structured-data.ts';

type Asked = { readonly address: string; readonly cookie: string; readonly known?: object | undefined };

/** What all pages of one store have in common. */
export type World = {
  /** Asks the store; `known` goes along so that all the answers of one page are for the same visitor. */
  readonly fetch: (request: Request, known?: object) => Promise<Response>;
  /** Reads without a request, where the store runs in the same process; null where a request has to be made. */
  readonly ask?: (asked: Asked) => Promise<{ readonly answer: unknown } | null>;
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
      /** The whole page, and the same as text when somebody wants to read it. */
      readonly body: Uint8Array;
      readonly html: string;
      readonly isKeepable: boolean;
    }
  | { readonly kind: 'stream'; readonly status: number; readonly headers: Headers; readonly body: ReadableStream };
export type Renderer = { readonly render: (request: PageRequest) => Promise<Page> };

const isPromise = (value: unknown): boolean => typeof (value as Promise<unknown> | null)?.then === 'function';
const isDeferred = (data: unknown): boolean =>
  isPromise(data) || (typeof data === 'object' && data !== null && Object.values(data).some(isPromise));
/** What the scripts of the router are known by. */
const routerScript = 'data-tsr-stream-part';
const contentType = { 'content-type': 'text/html; charset=utf-8' };

/** Renders pages: a new router, actor system and HTTP door for each; only public answers are shared between them. */
export function createRenderer(world: World): Renderer {
  const shared = createShared();
  const charts = createCharts();
  const kept = createKept(renderToString, world.log);
  return {
    render: async (request) => {
      const replay = createReplay();
      const http = createHttp({
        fetch: (asked) => world.fetch(withCookie(asked, request.cookie), request.known),
        ask: world.ask && ((address) => world.ask?.({ address, cookie: request.cookie, known: request.known })),
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
      const packs: object[] = [];
      let router: AnyRouter | undefined;
      let isStreamed = false;
      let isStreaming = false;
      try {
        shop.subscribe({ error: (error) => world.log.error(`An actor stopped: ${String(error)}`) });
        shop.start();
        const openLate = charts.openIn(shop);
        router = createShopRouter({
          context: {
            shop,
            openLate: (name) => {
              if (name !== 'listing') linked.needs('src/late-charts.ts');
              return openLate(name);
            },
            partsOf: charts.partsOf,
            needs: linked.needs,
            services: createServices({ http, clock, kept: 'loader' }),
            origin: world.origin,
          },
          history: createMemoryHistory({ initialEntries: [request.href.replace(/^\/{2,}/, '/')] }),
          nonce: request.nonce,
          packs: packedBy((answer) => (isStreamed ? JSON.stringify(answer) : packs.push(answer) - 1)),
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
              ...arrivalAt(world.manifest, router),
            };
          },
        }) as unknown as AnyRouter;
        attachRouterServerSsrUtils({ router, manifest: linked.manifest });
        await router.load({ _signal: request.signal, _skipLocationUpdate: true } as never);
        const result = router._serverResult;
        if (result?.type === 'redirect') return redirectOf(result.redirect);
        const matches = router.state.matches;
        linked.link(matches);
        const hasModal = Boolean((router.latestLocation.search as { modals?: string }).modals);
        isStreamed = hasModal || matches.some((match) => isDeferred(match.loaderData));
        if (matches.some((match) => match.staticData.isStatic)) router.serverSsr?.disableHydration();
        else await router.serverSsr?.dehydrate({ signal: request.signal });
        const headers = { ...contentType, ...Object.assign({}, ...matches.map((match) => match.headers ?? {})) };
        const status = matches.find((match) => match.staticData.status)?.staticData.status ?? getSsrStatus(router);
        if (isStreamed) {
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
        const pieces = createPieces(tokenOf(world.random));
        const drawn = renderToString(
          <KeepContext value={apartFrom(shop, kept.in(pieces))}>
            <RouterServer router={router} />
          </KeepContext>,
        );
        const text = await transformHtmlStringWithRouter(router, drawn);
        const scripts = text.lastIndexOf('<script', text.indexOf(routerScript));
        const nonce = nonceAttribute(request.nonce);
        const held = packs.map((answer, at) => {
          const json = pieces.mark(() => packOf(answer));
          return `<script type="application/json" id="${packId(at)}"${nonce}>${json}</script>`;
        });
        const body = pieces.join(
          packs.length === 0 ? text : `${text.slice(0, scripts)}${held.join('')}${text.slice(scripts)}`,
          structuredData(matches, world.origin, request.nonce),
        );
        return {
          kind: 'html',
          status,
          headers,
          body,
          get html() {
            return new TextDecoder().decode(body);
          },
          isKeepable: status === 200 && !('cache-control' in headers),
        };
      } finally {
        if (!isStreaming) {
          router?.serverSsr?.cleanup();
          shop.stop();
        }
      }
    },
  };
}

/** What of the build the page asks for by itself; the browser's own pages know nothing else of it. */
const arrivalAt = ({ pages, lists }: PageManifest, router: AnyRouter | undefined) => ({
  chunk: pages?.[router?.state.matches.at(-1)?.routeId ?? ''] ?? null,
  lists: lists ?? [],
});

/** Where the page stands: the words of these places travel with it. */
const placesOf = (router: AnyRouter | undefined): readonly string[] =>
  router?.state.matches.flatMap(({ staticData }) => staticData.place ?? []) ?? [];

/** Nobody outside can guess it, and it never leaves. */
const tokenOf = (random: () => number): string =>
  `kept-${random().toString(36).slice(2)}${random().toString(36).slice(2)}-`;

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
