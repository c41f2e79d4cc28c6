import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInspector } from '#server/inspector.ts';

const folder = mkdtempSync(join(tmpdir(), 'kete-inspector-'));
let server: Server;
let origin = '';
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Charts</title>');
  writeFileSync(join(folder, 'index.html.br'), 'br');
  writeFileSync(join(folder, 'index.html.gz'), 'gz');
  writeFileSync(join(folder, 'policy.txt'), "default-src 'none'; connect-src 'none'");
  const answer = createInspector(folder, true);
  const none = createInspector(join(folder, 'none'), true);
  server = createServer((request, response) => {
    const path = request.url ?? '';
    if (!(path.startsWith('/none') ? none : answer)(path.replace(/^\/none/, ''), request, response)) {
      response.writeHead(404);
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${origin}${path}`, { ...init, headers: { 'accept-encoding': 'identity', ...init.headers } });

describe('The page of the charts', () => {
  it('comes under its own policy, is framed by nobody, and is looked for anew each time', async () => {
    const answer = await ask('/inspector');
    expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html><title>Charts</title>']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; connect-src 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      'strict-transport-security': expect.stringContaining('max-age') as string,
    });
  });

  it('is read only, and stands at its own address only', async () => {
    expect((await ask('/inspector', { method: 'POST' })).status).toBe(404);
    expect((await ask('/inspector/policy.txt')).status).toBe(404);
    expect((await ask('/inspector', { method: 'HEAD' })).headers.get('content-length')).toBe('36');
  });

  it('is nowhere when the build has none', async () => {
    expect((await ask('/none/inspector')).status).toBe(404);
  });
});
