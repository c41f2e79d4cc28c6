import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createPacks, packPath } from '#server/packs.ts';
import { bread, kumara, milk } from './db/samples.ts';

const products = new Map([kumara, milk, bread].map((facts) => [facts.sku, facts]));

async function serve(most?: number) {
  let reads = 0;
  const packs = createPacks({
    readFacts: async (sku) => {
      reads++;
      return products.get(sku) ?? null;
    },
    headers: ['x-content-type-options', 'nosniff'],
    ...(most === undefined ? {} : { most }),
  });
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (!packs.tryKept(path, request, response)) void packs.answer(path, request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const get = async (path: string, accept = 'identity') => {
    const options = { port, host: '127.0.0.1', path, agent: false, headers: { 'accept-encoding': accept } };
    const [answer] = (await once(ask(options).end(), 'response')) as [IncomingMessage];
    const body = Buffer.concat((await answer.toArray()) as Buffer[]);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body };
  };
  return { get, reads: () => reads };
}

test('a picture is drawn once, kept for ever by the browser, and the same in every encoding', async () => {
  const { get, reads } = await serve();
  const path = packPath(kumara);
  const [plain, br, gzip] = [await get(path), await get(path, 'br, gzip'), await get(path, 'gzip')];
  expect(plain.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  expect(plain.body.toString()).toMatch(/^<svg [\s\S]+<\/svg>$/);
  expect(reads()).toBe(1);
});

test('an old address of a picture leads to the one it has now', async () => {
  const { get } = await serve();
  const { status, headers } = await get(`/assets/packs/${kumara.sku}-0old.svg`);
  expect([status, headers['location'], headers['cache-control']]).toEqual([302, packPath(kumara), 'no-store']);
});

test('a picture of nothing, and an address that is no picture, is not found', async () => {
  const { get } = await serve();
  const paths = [
    '/assets/packs/999999-abc.svg',
    '/assets/packs/x.svg',
    '/assets/packs/100001-%2e%2e.svg',
    '/assets/packs/',
    '/assets/packs/100001-a.svg?x',
  ];
  expect(await Promise.all(paths.map(async (path) => (await get(path)).status))).toEqual([404, 404, 404, 404, 404]);
});

test('only so many pictures are kept, and the one not asked for longest goes first', async () => {
  const { get, reads } = await serve(2);
  for (const facts of [kumara, milk, kumara, bread, kumara]) await get(packPath(facts));
  expect(reads()).toBe(3);
  await get(packPath(milk));
  expect(reads()).toBe(4);
});
