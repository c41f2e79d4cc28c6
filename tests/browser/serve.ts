import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/ports.ts';

const root = join(import.meta.dirname, '../..');

export type RunningStore = {
  readonly origin: string;
  readonly dataDir: string;
  readonly log: () => string;
  readonly stop: () => Promise<void>;
  readonly process: ChildProcess;
};

/** The real store in its own process on a folder of its own, as `npm start` runs it, on the build that stands in dist/. */
export async function serveStore(env: Readonly<Record<string, string>> = {}): Promise<RunningStore> {
  const port = await freePort();
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'kete-'));
  const child = spawn(
    join(root, 'node_modules/node/bin/node'),
    ['--disable-warning=ExperimentalWarning', join(root, 'server/main.ts')],
    {
      cwd: root,
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
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  const deadline = performance.now() + 40_000;
  while (true) {
    const isUp = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The store did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    dataDir,
    process: child,
    log: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      if (!env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
