import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, node, root } from '../bench/processes.ts';
import type { Alive } from './growth.rules.ts';

export type SoakedStore = {
  readonly origin: string;
  readonly alive: () => Promise<Alive>;
  readonly stop: () => Promise<void>;
};

/** The real store on a folder of its own, with somebody beside it who counts. */
export async function soakedStore(): Promise<SoakedStore> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'kete-soak-'));
  const child = fork(join(root, 'server/main.ts'), [], {
    cwd: root,
    execPath: node,
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', join(root, 'bin/soak/store-probe.ts')],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      CATALOGUE_SIZE: '300',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const origin = `http://localhost:${port}`;
  const isUp = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`The store ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    async alive() {
      const answer = once(child, 'message');
      child.send('count');
      return (await answer)[0] as Alive;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
