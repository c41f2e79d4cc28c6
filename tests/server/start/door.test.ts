import { once } from 'node:events';
import { request as ask, type Server } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Door, drain, listen } from '#server/start/serve.ts';
import { freePort } from '../ports.ts';
import { realWorld } from '../world.ts';

async function open(answer: Door['answer']): Promise<{ server: Server; port: number; door: Door }> {
  const port = await freePort();
  const door: Door = { answer };
  const server = await listen(door, port, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port, door };
}

const get = (port: number, path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers });

/** What comes back for bytes that no client library would send. */
async function rawAnswer(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return heard;
}

test('until the store is open it is alive but not ready, and says when to come back', async () => {
  const { port, door } = await open(null);
  const [alive, page] = [await get(port, '/healthz'), await get(port, '/')];
  expect([alive.status, page.status, page.headers.get('retry-after')]).toEqual([200, 503, '2']);
  door.answer = (_, response) => response.end('open');
  expect(await (await get(port, '/')).text()).toBe('open');
});

test('a port in use is refused in one line that names it', async () => {
  const { port } = await open(null);
  await expect(listen({ answer: null }, port, '127.0.0.1')).rejects.toThrow(
    new RegExp(
      `^Port ${port} is in use: stop what uses it, or start with another one, such as PORT=${port + 10} npm start\\.$`,
    ),
  );
});

test('a host that is not of this machine is refused in one line', async () => {
  await expect(listen({ answer: null }, await freePort(), '192.0.2.1')).rejects.toThrow(
    /^HOST 192\.0\.2\.1 is not an address of this machine:[^\n]+$/,
  );
});

test('headers larger than 16 KB are refused with 431, and what is not HTTP with 400', async () => {
  const { port } = await open((_, response) => response.end('ok'));
  const large = await rawAnswer(port, `GET / HTTP/1.1\r\nhost: kete\r\nx-large: ${'x'.repeat(17 * 1024)}\r\n\r\n`);
  const garbage = await rawAnswer(port, 'hello there\r\n\r\n');
  const noHost = await rawAnswer(port, 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n');
  expect([large, garbage, noHost].map((answer) => answer.split('\r\n', 1)[0])).toEqual([
    'HTTP/1.1 431 Request Header Fields Too Large',
    'HTTP/1.1 400 Bad Request',
    'HTTP/1.1 400 Bad Request',
  ]);
});

test('draining lets a request end, refuses new connections, and is clean', async () => {
  const asked = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const { server, port } = await open((_, response) => {
    asked.resolve();
    void mayEnd.promise.then(() => response.end('whole'));
  });
  const answer = get(port, '/slow');
  await asked.promise;
  const drained = drain(server, realWorld.clock, 10_000);
  await expect(get(port, '/late')).rejects.toThrow('fetch failed');
  mayEnd.resolve();
  expect(await (await answer).text()).toBe('whole');
  expect(await drained).toBe(true);
});

test('draining cuts off what does not end in time', async () => {
  const { server, port } = await open(() => undefined);
  const request = ask({ port, host: '127.0.0.1', path: '/never' });
  const cut = once(request, 'error') as Promise<[Error]>;
  request.end();
  await once(server, 'request');
  expect(await drain(server, { sleep: async () => undefined }, 10_000)).toBe(false);
  expect((await cut)[0].message).toBe('socket hang up');
});
