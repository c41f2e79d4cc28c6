import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createArt } from '#server/art.ts';

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9"/>'.repeat(40)}</svg>`;

async function serve() {
  const drawn: string[] = [];
  const drawArt = (name: string) => {
    drawn.push(name);
    return name === 'placeholder' ? svg : null;
  };
  const art = createArt({ drawArt, headers: ['x-content-type-options', 'nosniff'] });
  const server = createServer((request, response) => {
    if (!art(request.url ?? '', request, response)) response.writeHead(418).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const get = (path: string, accept = 'identity', method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve) => {
      const headers = { 'accept-encoding': accept };
      ask({ port, host: '127.0.0.1', path, method, agent: false, headers }, (answer) => {
        const whole = (chunks: Buffer[]) =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
        void answer.toArray().then(whole);
      }).end();
    });
  return { get, drawn };
}

test('a picture is drawn once for each encoding, the same in all of them, and asked for again after a day', async () => {
  const { get, drawn } = await serve();
  const path = '/assets/art/placeholder.svg';
  const [plain, br, gzip] = [await get(path), await get(path, 'br, gzip'), await get(path, 'gzip')];
  expect(plain.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  expect(plain.body.toString()).toBe(svg);
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  await get(path, 'gzip');
  expect(drawn).toHaveLength(3);
});

test('a question for the headers alone gets no body', async () => {
  const { get } = await serve();
  const { headers, body } = await get('/assets/art/placeholder.svg', 'identity', 'HEAD');
  expect([headers['content-length'], body.length]).toEqual([String(svg.length), 0]);
});

test('what is no picture of the shop is left to others', async () => {
  const { get, drawn } = await serve();
  const paths = [
    '/assets/art/other.svg',
    '/assets/art/../placeholder.svg',
    '/assets/art/Placeholder.svg',
    '/assets/packs/placeholder.svg',
    '/assets/art/placeholder.png',
  ];
  expect(await Promise.all(paths.map(async (path) => (await get(path)).status))).toEqual([418, 418, 418, 418, 418]);
  expect((await get('/assets/art/placeholder.svg', 'identity', 'POST')).status).toBe(418);
  expect(drawn).toEqual(['other']);
});
