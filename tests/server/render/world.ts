import { fulfilmentWire } from '../../services/fulfilment/fulfilment.sample.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultEndpoints } from '#services/http/endpoints.ts';
import { guest } from '#services/session/session.rules.ts';
import type { World } from '#src/render-page.tsx';

const dist = join(import.meta.dirname, '../../../dist');

type Entry = { createRenderer: typeof import('#src/render-page.tsx').createRenderer };

/** The built pages over a store of two lines: what a cookie says is who asks. */
export async function rendererOver(
  answer: (request: Request) => Promise<Response> | Response,
  extra: Partial<World> = {},
) {
  if (!existsSync(join(dist, 'routes.json'))) throw new Error('The pages are not built: run "npm run build".');
  const { createRenderer } = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as Entry;
  const said: string[] = [];
  const renderer = createRenderer({
    fetch: async (request) => answer(request),
    origin: 'http://shop.localhost',
    endpoints: defaultEndpoints,
    version: 'test',
    manifest: JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8')),
    catalogueVersion: () => '1',
    clock: { nowMs: () => 1_795_000_000_000, keepServerNow: () => {} },
    random: () => 0.5,
    log: { warn: (line) => said.push(line), error: (line) => said.push(line) },
    ...extra,
  });
  return { renderer, said };
}

export const pageRequest = (href: string, cookie = '') => ({
  href,
  cookie,
  nonce: 'test-nonce',
  storeKey: '',
  theme: null,
  isEmbedded: false,
  signal: new AbortController().signal,
  request: () => new Request(`http://shop.localhost${href}`),
});

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const sessionOf = (firstName: string | null) => ({
  context: {
    shopper: {
      ...guest,
      isLoggedIn: firstName !== null,
      isShopper: firstName !== null,
      firstName,
      shopperScvId: firstName && `scv-${firstName}`,
      updatedFromServer: true,
    },
    fulfilment: { ...fulfilmentWire, address: firstName && `${firstName} Street 1` },
    flags: {
      trolleyNeedsReview: false,
      liquorCannotBeDelivered: false,
      isExpressDelivery: false,
      isFlexibleDelivery: false,
      isELockerPickupSlot: false,
      expressItemQuantityExceededWhenItemIsAdded: false,
    },
    serverNow: '2026-11-20T10:00:00.000Z',
  },
});

/** Answers of a store for everything a page asks; the visitor is the word after "who=" in the cookie. */
export function answers(request: Request, overrides: Readonly<Record<string, unknown>> = {}): Response {
  const path = new URL(request.url).pathname;
  const who = /who=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? null;
  if (path in overrides) return json(overrides[path]);
  if (path === '/api/v1/session') return json(sessionOf(who));
  if (path === '/bff/get-user')
    return json({
      isLoggedIn: who !== null,
      isShopper: who !== null,
      email: who && `${who}@kete.example`,
      scvId: who && `scv-${who}`,
    });
  if (path === '/api/v1/trolleys/my') return json({ items: [], count: 0, subtotal: 0, revision: 0 });
  if (path === '/api/v1/experiments')
    return json({ isInBetaTestingGroup: false, isAbleToParticipateInExperiments: false, featureFlags: {} });
  if (path === '/api/v1/shell') return json({});
  if (path === '/assets/settings.json') return json({ endpoints: defaultEndpoints });
  if (path === '/api/v1/products/departments') return json({ departments: [] });
  if (path === '/api/v1/products/carousels') return json({ rows: [] });
  if (path === '/api/v1/homepage-banners') return json({ banners: [] });
  return json({ code: 'NotFound', message: 'There is nothing here.' }, 404);
}
