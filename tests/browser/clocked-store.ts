import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { freePort } from '../server/ports.ts';
import type { RunningStore } from './serve.ts';

const root = join(import.meta.dirname, '../..');

export type ClockedStore = RunningStore & {
  /** What the store's clock shows. */
  readonly nowMs: () => number;
  /** Moves the store's clock on (or back), and does what came round meanwhile. */
  readonly forward: (ms: number) => Promise<void>;
  readonly forwardTo: (instantMs: number) => Promise<void>;
};

type Options = { readonly at?: number; readonly env?: Readonly<Record<string, string>> };

/** The real store by `run(env, world)`, on a clock that a test can move; it begins at that instant, or now. */
export async function clockedStore({ at, env = {} }: Options = {}): Promise<ClockedStore> {
  const port = await freePort();
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'kete-'));
  let aheadMs = at === undefined ? 0 : at - Date.now();
  const child = fork(join(root, 'tests/browser/clocked-main.ts'), [], {
    cwd: root,
    execPath: join(root, 'node_modules/node/bin/node'),
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      CATALOGUE_SIZE: '300',
      LOG_LEVEL: 'warn',
      // It shares two cores with the browsers, which starve it now and then.
      BUSY_AFTER_MS: '10000',
      CLOCK_AHEAD_MS: String(aheadMs),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  child.stderr?.on('data', (chunk) => (said += chunk));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  const deadline = performance.now() + 60_000;
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The store did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const nowMs = () => Date.now() + aheadMs;
  const forward = async (ms: number) => {
    aheadMs += ms;
    const moved = new Promise<void>((resolve) => child.once('message', () => resolve()));
    child.send({ byMs: ms });
    await moved;
  };
  return {
    origin,
    dataDir,
    process: child,
    log: () => said,
    nowMs,
    forward,
    forwardTo: (instantMs) => forward(instantMs - nowMs()),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      if (!env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a browser has asked for and not yet got. */
const underWay = new WeakMap<BrowserContext, Set<unknown>>();
const longestQuietMs = 5_000;

function watchRequests(context: BrowserContext): void {
  const asked = new Set<unknown>();
  underWay.set(context, asked);
  context.on('request', (request) => asked.add(request));
  context.on('requestfinished', (request) => asked.delete(request));
  context.on('requestfailed', (request) => asked.delete(request));
}

/** What is on its way would be given up as too late if its page's clock jumped: it comes first, unless it is held back. */
async function quiet(page: Page): Promise<void> {
  const until = performance.now() + longestQuietMs;
  while ((underWay.get(page.context())?.size ?? 0) > 0 && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Gives every page of a browser a clock of its own, which runs on by itself: right, or wrong by `skewMs`. */
export const clockDevice = (context: BrowserContext, store: Pick<ClockedStore, 'nowMs'>, skewMs = 0): Promise<void> => {
  watchRequests(context);
  return context.clock.install({ time: store.nowMs() + skewMs });
};

/** Time passes for the store and for the pages alike: as for a page that is awake. */
export async function passTime(store: ClockedStore, pages: readonly Page[], ms: number): Promise<void> {
  await Promise.all(pages.map(quiet));
  await store.forward(ms);
  for (const page of pages) await page.clock.runFor(ms);
}

/** Time passes while the pages sleep: when they wake, each of their timers has come due once. */
export async function sleepThrough(store: ClockedStore, pages: readonly Page[], ms: number): Promise<void> {
  await Promise.all(pages.map(quiet));
  await store.forward(ms);
  for (const page of pages) await page.clock.fastForward(ms);
}
