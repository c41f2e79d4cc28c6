import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHealth } from '#server/api/health.ts';
import { createListener, type ListenerParts } from '#server/listener.ts';
import { silentLog } from '#server/log.ts';
import { createMetrics } from '#server/metrics.ts';

const figures = {
  eventLoopDelayP99Seconds: 0.001,
  cpuSeconds: 1,
  residentBytes: 2,
  heapBytes: 3,
  upSeconds: 4,
  catalogueProducts: 5,
  cachedPageHits: 6,
  cachedPageMisses: 7,
};

function parts(more: Partial<ListenerParts> = {}, isReady = async () => true): ListenerParts {
  const metrics = createMetrics();
  let nowMs = 0;
  return {
    store: { fetch: async (request) => new Response(`store ${new URL(request.url).pathname}`) },
    health: createHealth({ isReady, metrics: () => metrics.text(figures), headers: {}, log: silentLog }),
    metrics,
    monotonicMs: () => (nowMs += 3),
    isDraining: () => false,
    hostname: 'localhost',
    log: silentLog,
    files: (path, _, response) => path === '/assets/entry-1.js' && Boolean(response.writeHead(200).end('file')),
    pages: {
      tryKept: (request, response) => request.url === '/kept' && Boolean(response.writeHead(200).end('kept')),
      answer: async (request, response) => void response.end(`page ${request.url}`),
    },
    ...more,
  };
}

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

test('kept bytes come first, then files, then the store for its paths, and a page for the rest', async () => {
  const ask = await serve(createListener(parts()));
  const paths = [
    '/kept',
    '/assets/entry-1.js',
    '/assets/settings.json',
    '/api/v1/session',
    '/bff/get-user',
    '/',
    '/shop/browse?page=2',
  ];
  const answers = await Promise.all(paths.map(async (path) => (await ask(path)).text()));
  expect(answers).toEqual([
    'kept',
    'file',
    'store /assets/settings.json',
    'store /api/v1/session',
    'store /bff/get-user',
    'page /',
    'page /shop/browse?page=2',
  ]);
});

test('what is not a reading of a page goes to the store, and so does everything when there is no build', async () => {
  const ask = await serve(createListener(parts()));
  expect(await (await ask('/shop', { method: 'POST' })).text()).toBe('store /shop');
  const bare = await serve(createListener(parts({ pages: undefined, files: undefined })));
  expect(await (await bare('/shop')).text()).toBe('store /shop');
});

test('an address that does not begin with a slash is refused', async () => {
  const { createConnection } = await import('node:net');
  const server = createServer(createListener(parts())).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const socket = createConnection((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET http://evil.example/ HTTP/1.1\r\nhost: kete\r\nconnection: close\r\n\r\n');
  const [first] = (await new Promise<Buffer>((resolve) => socket.once('data', resolve))).toString().split('\r\n', 1);
  expect(first).toBe('HTTP/1.1 400 Bad Request');
});

test('it is alive and ready, or says it is not', async () => {
  const ask = await serve(createListener(parts()));
  expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 200]);
  for (const isReady of [async () => false, () => Promise.reject(new Error('the database is away'))]) {
    const answer = await (await serve(createListener(parts({}, isReady))))('/readyz');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  }
});

test('only a reading is answered about health', async () => {
  const ask = await serve(createListener(parts()));
  expect(await (await ask('/readyz', { method: 'POST' })).text()).toBe('store /readyz');
});

test('while draining every answer closes its connection', async () => {
  const ask = await serve(createListener(parts({ isDraining: () => true })));
  expect((await ask('/api/v1/session')).headers.get('connection')).toBe('close');
});

test('the metrics count requests by kind and status, time them, and give the figures of the process', async () => {
  const ask = await serve(createListener(parts()));
  for (const path of ['/kept', '/assets/entry-1.js', '/', '/api/v1/session']) await (await ask(path)).text();
  const text = await (await ask('/metrics')).text();
  for (const line of [
    'kete_requests_total{kind="kept",status="2xx"} 1',
    'kete_requests_total{kind="asset",status="2xx"} 1',
    'kete_requests_total{kind="page",status="2xx"} 1',
    'kete_requests_total{kind="api",status="2xx"} 1',
    'kete_request_seconds_bucket{kind="page",le="0.0025"} 0',
    'kete_request_seconds_bucket{kind="page",le="0.005"} 1',
    'kete_request_seconds_count{kind="api"} 1',
    'kete_page_cache_hits_total 6',
    'kete_catalogue_products 5',
    'nodejs_eventloop_delay_p99_seconds 0.001',
  ])
    expect(text.split('\n')).toContain(line);
});

test('the store is told whose request it is: by the connection, or by the one proxy that is trusted', async () => {
  const store = { fetch: async (_: Request, __: undefined, client: string) => new Response(client) };
  const headers = { 'x-forwarded-for': '10.9.8.7, 198.51.100.1' };
  const ask = async (isProxyTrusted: boolean) =>
    (await (await serve(createListener(parts({ store, isProxyTrusted }))))('/api/v1/session', { headers })).text();
  expect([await ask(false), await ask(true)]).toEqual(['127.0.0.1', '198.51.100.1']);
});
