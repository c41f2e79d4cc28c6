import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { compressNow, compressStream, negotiate, perShopper } from './encoding.ts';
import type { PageCache } from './page-cache.ts';
import { cacheKeyOf, type Visitor, visitorOf } from './page-request.ts';
import { csp, pageHeaders } from './security/headers.ts';

type Renderer = import('#src/render-page.tsx').Renderer;
/** What the built entry of the server exports. */
export type CreateRenderer = typeof import('#src/render-page.tsx').createRenderer;
type Asked = { readonly request: IncomingMessage; readonly response: ServerResponse };
type Page = Awaited<ReturnType<Renderer['render']>>;

export type PagesWorld = {
  readonly renderer: Renderer;
  readonly cache: PageCache;
  readonly origin: string;
  readonly frameOrigins: readonly string[];
  /** Where the pages may call besides the shop itself. */
  readonly callOrigins?: readonly string[];
  /** What the session of a visitor knows, whose prices and stock their public answers show, and cookies to set. */
  readonly visitorOf: (
    cookie: string,
  ) => Promise<{ readonly known: object; readonly shelfKey: string; readonly cookies: readonly string[] }>;
  /** Changes with the build, the catalogue and the flags: what a kept page stands on. */
  readonly version: () => string;
  /** Fit for secrets. */
  readonly randomBytes: (length: number) => Uint8Array;
  readonly log: { error(facts: object, message: string): void };
};

/** What runs; answers of the store that travel in the page do not. */
const inlineScript = /<script\b(?![^>]*\ssrc=)(?![^>]*\stype="application\/json")[^>]*>([\s\S]*?)<\/script>/g;
const hashesOf = (html: string) => [
  ...new Set(
    [...html.matchAll(inlineScript)]
      .filter((match) => match[1])
      .map((match) =>
        createHash('sha256')
          .update(match[1] ?? '')
          .digest('base64'),
      ),
  ),
];
const failed =
  '<!doctype html><html lang="en-NZ"><title>500</title><h1>500</h1><h2>Internal Server Error</h2><p>Please try again later or feel free to contact us if problem persists</p>';

/** Answers page requests on the raw connection: kept bytes for a visitor nobody knows, a render for everyone else. */
export function createPages(world: PagesWorld) {
  const secure = world.origin.startsWith('https:');
  const origins = { frameOrigins: world.frameOrigins, callOrigins: world.callOrigins ?? [] };
  const headersWith = (policy: string) => pageHeaders({ secure, csp: policy });
  const hashedPolicy = (html: string) => csp({ hashes: hashesOf(html), assets: `${world.origin}/assets/`, ...origins });

  const render = async ({ request, response }: Asked, visitor: Visitor, signal: AbortSignal, nonce?: string) => {
    const { known, shelfKey, cookies } = await world.visitorOf(visitor.cookie);
    if (cookies.length > 0) response.appendHeader('set-cookie', cookies);
    return world.renderer.render({
      href: request.url ?? '/',
      nonce,
      cookie: visitor.cookie,
      known,
      storeKey: shelfKey,
      theme: visitor.theme,
      isEmbedded: visitor.isEmbedded,
      signal,
      request: () =>
        new Request(`${world.origin}${request.url}`, {
          signal,
          headers: { 'user-agent': request.headers['user-agent'] ?? '' },
        }),
    });
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const visitor = visitorOf(request);
    const key = cacheKeyOf(request.url ?? '/', visitor, world.version());
    const gone = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) gone.abort();
    });
    try {
      if (key !== null) {
        let page: Page | undefined;
        await world.cache.fill(key, async () => {
          page = await render({ request, response }, visitor, new AbortController().signal);
          return page.kind === 'html' && page.isKeepable
            ? {
                status: page.status,
                body: page.body,
                headers: flat(headersWith(hashedPolicy(page.html)), page.headers),
              }
            : null;
        });
        if (world.cache.tryAnswer(key, request, response)) return;
        if (page && page.kind !== 'stream') return send(page, request, response);
      }
      const nonce = Buffer.from(world.randomBytes(16)).toString('base64url');
      if (visitor.embedCookie) response.appendHeader('set-cookie', `${visitor.embedCookie}${secure ? '; Secure' : ''}`);
      send(await render({ request, response }, visitor, gone.signal, nonce), request, response, nonce);
    } catch (error) {
      if (gone.signal.aborted) return;
      world.log.error({ err: error instanceof Error ? error.message : 'unknown' }, 'A page could not be rendered.');
      if (!response.headersSent)
        response.writeHead(
          500,
          flat(headersWith(csp({ hashes: [], assets: '', frameOrigins: [] })), {
            'content-type': 'text/html; charset=utf-8',
          }),
        );
      response.end(failed);
    }
  }

  function send(page: Page, request: IncomingMessage, response: ServerResponse, nonce?: string): void {
    if (page.kind === 'redirect') {
      response.writeHead(
        page.status,
        flat(headersWith(csp({ hashes: [], assets: '', frameOrigins: [] })), {
          location: page.location,
          'cache-control': 'no-store',
        }),
      );
      response.end();
      return;
    }
    const policy =
      page.kind === 'html' && nonce === undefined ? hashedPolicy(page.html) : csp({ nonce: nonce ?? '', ...origins });
    const common = { ...page.headers, 'cache-control': 'no-store', vary: 'accept-encoding, cookie' };
    if (page.kind === 'stream') {
      const encoding = negotiate(request.headers['accept-encoding'], ['br', 'gzip']);
      const squeeze = compressStream(encoding);
      response.writeHead(
        page.status,
        flat(headersWith(policy), { ...common, ...(squeeze ? { 'content-encoding': encoding } : {}) }),
      );
      const source = Readable.fromWeb(page.body as never);
      source.on('error', () => response.destroy());
      (squeeze ? source.pipe(squeeze) : source).pipe(response);
      return;
    }
    const encoding = negotiate(request.headers['accept-encoding'], perShopper);
    const body = compressNow(page.body, encoding);
    response.writeHead(
      page.status,
      flat(headersWith(policy), {
        ...common,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        'content-length': String(body.length),
      }),
    );
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return {
    /** True when kept bytes answered, before any promise is made. */
    tryKept: (request: IncomingMessage, response: ServerResponse): boolean => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const key = cacheKeyOf(request.url ?? '/', visitorOf(request), world.version());
      return key !== null && world.cache.tryAnswer(key, request, response);
    },
    answer,
  };
}

const flat = (...groups: readonly Readonly<Record<string, string>>[]): string[] =>
  groups.flatMap((group) => Object.entries(group).flat());
