import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { type Health, healthPaths } from './api/health.ts';
import type { Log } from './log.ts';
import { clientOf } from './security/client.ts';
import type { Metrics, RequestKind } from './metrics.ts';
import type { Packs } from './packs.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;
export type ListenerParts = {
  readonly store: {
    fetch(request: Request, known: undefined, client: string): Response | Promise<Response>;
  };
  /** The one proxy before the store says who asks; without it the connection does. */
  readonly isProxyTrusted?: boolean;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly monotonicMs: () => number;
  readonly isDraining: () => boolean;
  readonly hostname: string;
  readonly log: Log;
  /** The files of the build. */
  readonly files?: ((path: string, request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  readonly packs?: Packs | undefined;
  readonly pages?:
    | { readonly tryKept: Answer; answer(request: IncomingMessage, response: ServerResponse): Promise<void> }
    | undefined;
};

const storePaths = ['/api/', '/bff/', '/assets/', '/idp/', '/csp-reports'];

/** Who answers: kept bytes at once, then a file of the build, then the store for its paths, and a page for the rest. */
export function createListener(parts: ListenerParts): RequestListener {
  const { metrics, monotonicMs, pages, files, packs } = parts;
  const toStore = getRequestListener(
    async (request, { incoming }) =>
      (isReading(request.method) ? await parts.health(new URL(request.url).pathname) : null) ??
      parts.store.fetch(request, undefined, clientOf(incoming, parts.isProxyTrusted === true)),
    {
      hostname: parts.hostname,
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        const isTheirs = error instanceof RequestError;
        if (!isTheirs) parts.log.error({ err: error }, 'A request could not be answered.');
        return new Response(null, { status: isTheirs ? 400 : 500, headers: { 'x-content-type-options': 'nosniff' } });
      },
    },
  );

  const timed = (kind: RequestKind, response: ServerResponse) => {
    const startedMs = monotonicMs();
    response.once('close', () => {
      metrics.observe(kind, (monotonicMs() - startedMs) / 1_000);
      metrics.count(kind, response.statusCode);
    });
  };

  return (request, response) => {
    const url = request.url ?? '';
    if (parts.isDraining()) response.shouldKeepAlive = false;
    if (!url.startsWith('/')) {
      response.writeHead(400, ['content-length', '0']);
      response.end();
      return;
    }
    if (pages?.tryKept(request, response)) return metrics.count('kept', response.statusCode);
    const path = url.split('?', 1)[0] ?? '/';
    const isRead = isReading(request.method);
    const isPack = packs?.isPack(path) === true && isRead;
    if ((isPack && packs.tryKept(path, request, response)) || files?.(path, request, response))
      return metrics.count('asset', response.statusCode);

    const isPage = pages !== undefined && isRead && !isOfStore(path);
    timed(isPage ? 'page' : kindOf(path), response);
    const answering = isPack
      ? packs.answer(path, request, response)
      : isPage
        ? pages.answer(request, response)
        : toStore(request, response);
    answering.catch((error: unknown) => {
      parts.log.error({ err: error }, 'An answer broke off.');
      response.destroy();
    });
  };
}

const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD';
const isHealth = (path: string) => (healthPaths as readonly string[]).includes(path);
const isOfStore = (path: string) => isHealth(path) || storePaths.some((start) => path.startsWith(start));

function kindOf(path: string): RequestKind {
  if (isHealth(path)) return 'health';
  return path.startsWith('/assets/') && path !== '/assets/settings.json' ? 'asset' : 'api';
}
