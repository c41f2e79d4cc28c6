import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { silentLog } from '#server/log.ts';
import { memoryLedger } from '#server/payments/ledger.ts';
import { createPaymentSide } from '#server/payments/side.ts';
import { frameEventIds } from '#services/payments/payments.words.ts';
import { realWorld } from '../../server/world.ts';

const root = join(import.meta.dirname, '../../..');
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** The part alone on a page, built as the shop builds it. */
async function bundle(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'kete-card-'));
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'harness.tsx'),
        output: { entryFileNames: 'harness.js', assetFileNames: 'harness[extname]' },
      },
    },
  });
  return outDir;
}

async function listen(answer: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

/** Posts every message of a frame to whoever can be reached, as often as it is told; then it says that it is done. */
const attack = `<!doctype html><title>Another site</title><script>
  const ids = ${JSON.stringify(frameEventIds)};
  window.attack = (rounds) => {
    const targets = [window.parent, window.top, window.opener].filter((one) => one && one !== window);
    for (let round = 0; round < rounds; round++)
      for (const target of new Set(targets))
        for (const eventId of [...ids, 'pay-frame-dance'])
          target.postMessage({ eventId, paymentInstrumentId: '7d1f0c1e-6a0b-4a51-9a3e-5f2b8a7c9d10', errors: [{ code: 'IF99' }],
            allFieldsEmpty: false, cardValid: true, cvvValid: true, expiryMonthValid: true, expiryYearValid: true }, '*');
  };
  const rounds = Number(new URLSearchParams(location.search).get('rounds') ?? 0);
  if (rounds > 0) window.attack(rounds);
</script>`;
/** Keeps whatever is said to it. */
const listening = `<!doctype html><title>Another site</title><script>
  window.heard = [];
  window.addEventListener('message', (event) => window.heard.push(event.data));
</script>`;
const holding = (url: string) => `<!doctype html><title>Another site</title><iframe src="${url}"></iframe>`;

/** The shop, its payment side and everyone else, each on an origin of its own. */
export async function openOrigins() {
  const files = await bundle();
  const evil = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://evil.localhost');
    const page =
      pathname === '/listen' ? listening : pathname === '/hold' ? holding(searchParams.get('url') ?? '') : attack;
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(page);
  });
  const held: { side?: ReturnType<typeof createPaymentSide> } = {};
  const payServer = await listen((request, response) => {
    const isAttack = request.url?.startsWith('/attack') === true;
    if (isAttack) {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(attack);
      return;
    }
    void getRequestListener((asked) => held.side?.answer(asked) ?? new Response(null, { status: 503 }))(
      request,
      response,
    );
  });
  const payOrigin = `http://pay.localhost:${payServer.port}`;
  const shop = await listen((request, response) => {
    const path = request.url ?? '/';
    const send = (status: number, type: string, body: string | Buffer) => {
      response.writeHead(status, { 'content-type': type });
      response.end(body);
    };
    if (path.startsWith('/capture-address')) {
      const opened = path.endsWith('?wallet') ? held.side?.provider.openWallet() : held.side?.provider.openCapture();
      void opened?.then((capture) => send(200, 'application/json', JSON.stringify(capture)));
    } else if (path.startsWith('/instruments/'))
      void held.side?.provider.hasInstrument(path.slice(13)).then((is) => send(is ? 200 : 404, 'text/plain', ''));
    else if (path.startsWith('/harness')) send(200, types[extname(path)] ?? '', readFileSync(join(files, path)));
    else if (path === '/' || path === '/?wallet')
      send(
        200,
        'text/html',
        `<!doctype html><html lang="en" data-pay="${payOrigin}"><meta charset="utf-8"><title>Shop</title>
         <link rel="icon" href="data:,"><link rel="stylesheet" href="/harness.css">
         <div id="root"></div><script type="module" src="/harness.js"></script></html>`,
      );
    else send(404, 'text/plain', '');
  });
  const shopOrigin = `http://shop.localhost:${shop.port}`;
  const ledger = memoryLedger(realWorld);
  const side = createPaymentSide({ origin: payOrigin, shopOrigin, ledger, log: silentLog, world: realWorld });
  held.side = side;
  return {
    shopOrigin,
    payOrigin,
    side,
    evilOrigin: `http://evil.localhost:${evil.port}`,
    /** They look like the payment side and are not. */
    lookAlikes: [`http://pay.localhost.evil.localhost:${evil.port}`, `http://pay.localhost:${evil.port}`],
    close() {
      for (const { server } of [evil, payServer, shop]) {
        server.close();
        server.closeAllConnections();
      }
      rmSync(files, { recursive: true, force: true });
    },
  };
}
export type Origins = Awaited<ReturnType<typeof openOrigins>>;
