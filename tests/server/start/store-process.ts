import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../ports.ts';

const root = join(import.meta.dirname, '../../..');
const lookEveryMs = 20;

export type StoreProcess = {
  readonly child: ChildProcess;
  readonly port: number;
  readonly address: (path: string) => string;
  readonly out: () => string;
  readonly err: () => string;
  /** Resolves when it says it is ready; rejects with what it said when it ends instead. */
  readonly ready: Promise<void>;
  /** The exit code, or the signal that killed it. */
  readonly ended: Promise<number | string>;
};

/** Runs a small store in a process of its own; it is gone after the test. */
export async function startStore(env: Readonly<Record<string, string>>): Promise<StoreProcess> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'server/main.ts')], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      CATALOGUE_SIZE: '300',
      LOG_LEVEL: 'info',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const address = (path: string) => `http://127.0.0.1:${port}${path}`;
  return {
    child,
    port,
    address,
    out: () => out,
    err: () => err,
    ended,
    ready: readiness(child, address('/readyz'), () => out + err),
  };
}

async function readiness(child: ChildProcess, address: string, said: () => string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const isReady = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  throw new Error(`The store did not open:\n${said()}`);
}

/** For a start that is meant to fail: how it ended and every line it said. */
export async function failedStart(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | string; lines: string[] }> {
  const store = await startStore(env);
  store.ready.catch(() => undefined);
  const code = await store.ended;
  return { code, lines: `${store.out()}${store.err()}`.split('\n').filter(Boolean) };
}
