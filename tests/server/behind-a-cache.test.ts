import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { nginx } from '../../bin/tools.js';
import { registered } from '../browser/people.ts';
import { type RunningStore, serveStore } from '../browser/serve.ts';
import { freePort } from './ports.ts';

let store: RunningStore;
let cache: ChildProcess;
let origin: string;
const folder = mkdtempSync(join(tmpdir(), 'kete-nginx-'));

/** A cache that keeps all it may: without regard to cookies, for a minute, unless an answer forbids it. */
const configuration = (port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''} error_log ${folder}/error.log; pid ${folder}/pid; daemon off; worker_processes 1;
events {}
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  proxy_cache_path ${folder}/cache keys_zone=all:1m;
  server { listen 127.0.0.1:${port}; location / {
    proxy_pass ${store.origin.replace('localhost', '127.0.0.1')}; proxy_set_header host localhost; proxy_http_version 1.1; proxy_cache all; proxy_cache_key $uri$is_args$args; proxy_cache_valid any 1m;
    add_header x-cache $upstream_cache_status always;
  } }
}`;

beforeAll(async () => {
  store = await serveStore({ TRUST_PROXY: '1' });
  const path = nginx();
  if (!path) throw new Error('No nginx: npm test installs one.');
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(port));
  cache = spawn(path, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  });
  origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${origin}/healthz`)).status).toBe(200), {
    timeout: 10_000,
    interval: 50,
  });
});
afterAll(async () => {
  cache?.kill('SIGTERM');
  await store?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('Behind a cache that keeps all it may (T-10)', () => {
  it('nobody is shown the page made for another', async () => {
    const visitors = [
      { cookie: 'cw-theme=dark', mark: 'data-theme="dark"' },
      { cookie: 'cw-theme=light; cw-guest=a', mark: 'data-theme="light"' },
      { cookie: 'cw-guest=b', mark: null },
      { cookie: '', mark: null },
    ];
    const asked = Array.from(
      { length: 120 },
      (_, index) => visitors[(index * 7) % visitors.length] as (typeof visitors)[number],
    );
    const pages = await Promise.all(
      asked.map(async ({ cookie, mark }) => ({
        mark,
        text: await (await fetch(`${origin}/shop/specials`, { headers: { cookie } })).text(),
      })),
    );
    for (const { mark, text } of pages) expect(/<html[^>]*?(data-theme="\w+")/.exec(text)?.[1] ?? null).toBe(mark);
  });

  it('nobody is shown the name or the email of another, nor does a guest see any', async () => {
    const names = ['Anahera', 'Bodhi', 'Chanel', 'Dashiell', 'Eruera'];
    const people: { firstName: string; email: string; cookie: string }[] = [];
    for (const firstName of names) people.push({ firstName, ...(await registered(store, { firstName })) });
    const everybody = [...people, { firstName: '', email: '', cookie: '' }];
    const paths = ['/', '/shop/specials', '/shop/searchproducts?search=milk', '/account', '/trolley'];
    const asked = Array.from({ length: 150 }, (_, index) => ({
      who: everybody[(index * 7) % everybody.length] as (typeof everybody)[number],
      path: paths[index % paths.length] as string,
    }));
    let named = 0;
    await Promise.all(
      asked.map(async ({ who, path }) => {
        const answer = await fetch(`${origin}${path}`, { headers: { cookie: who.cookie }, redirect: 'manual' });
        const html = await answer.text();
        const others = people
          .filter(({ email }) => email !== who.email)
          .flatMap(({ firstName, email }) => [firstName, email]);
        expect(
          others.filter((canary) => html.includes(canary)),
          `${who.firstName} at ${path}`,
        ).toEqual([]);
        if (who.firstName !== '' && html.includes(who.firstName)) named++;
      }),
    );
    expect(named).toBeGreaterThan(80);
  });

  it('a file of the build is kept, a page and an answer of the API are not', async () => {
    const html = await (await fetch(`${origin}/`)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const twice = async (path: string) => {
      await (await fetch(`${origin}${path}`)).arrayBuffer();
      return (await fetch(`${origin}${path}`)).headers.get('x-cache');
    };
    expect(await twice(script)).toBe('HIT');
    expect(await twice('/')).not.toBe('HIT');
    expect(await twice('/api/v1/session')).not.toBe('HIT');
    expect(await twice('/account/x.css')).not.toBe('HIT');
  });
});
