import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router';
import { NotFoundRoute } from '#routes/-not-found.tsx';
import { placeOf } from '#routes/-places.ts';
import { ServerErrorRoute } from '#routes/-server-error.tsx';
import type { RouterContext } from '#routes/-context.ts';
import type { FirstChunk } from '#routes/-page-chunk.ts';
import type { Common } from './common.ts';
import { outletRewrite } from './outlets.ts';
import { packedAsText, type packedBy } from './packed.ts';
import { routeTree } from './routeTree.gen.ts';
import { parseSearch, stringifySearch } from './search.ts';

/** What travels in the page: the actors, the answers of the store that nobody else holds, and the public address. */
export type Dehydrated = Pick<RouterContext, 'origin'> & {
  readonly shop: string;
  readonly common: Common;
  readonly replay: string;
  /** The build, as x-ui-ver tells it. */
  readonly version: string;
  /** Where the code of this page is, and the lists of where all else is. */
  readonly chunk: FirstChunk | null;
  readonly lists: readonly string[];
};

type Options = {
  readonly context: RouterContext;
  readonly history?: RouterHistory;
  readonly nonce?: string | undefined;
  /** How an answer that is the same for everyone travels; as text among the rest unless told otherwise. */
  readonly packs?: ReturnType<typeof packedBy>;
  readonly dehydrate?: () => Dehydrated | Promise<Dehydrated>;
  /** Given what travelled, makes the page's context before anything is matched. */
  readonly hydrate?: (page: Dehydrated) => Promise<RouterContext>;
};

/** A minute is the page cache's age: what a kept page brought along is not asked for again at once. */
const staleMs = 60_000;

export function createShopRouter({ context, history, nonce, packs = packedAsText, dehydrate, hydrate }: Options) {
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    rewrite: outletRewrite,
    ...{ serializationAdapters: [packs] },
    origin: context.origin,
    defaultPreload: false,
    defaultPreloadStaleTime: staleMs,
    defaultStaleTime: staleMs,
    // The offline page carries no script at all, not even the one that restores its place.
    scrollRestoration: ({ location }) => location.pathname !== placeOf('offline').path,
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFoundRoute,
    defaultErrorComponent: ServerErrorRoute,
    ...(history ? { history } : {}),
    ...(nonce ? { ssr: { nonce } } : {}),
    ...(dehydrate ? { dehydrate: dehydrate as never } : {}),
    ...(hydrate
      ? {
          hydrate: (async (page: Dehydrated) => {
            const restored = await hydrate(page);
            (router as AnyRouter).update({ ...router.options, context: restored } as never);
          }) as never,
        }
      : {}),
  });
  return router;
}

export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
}
