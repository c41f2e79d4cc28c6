import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../ports.ts';
import { realWorld } from '../../world.ts';

const root = join(import.meta.dirname, '../../../..');
const lookEveryMs = 10;

type Life = { readonly child: ChildProcess; readonly ended: Promise<unknown>; readonly said: () => string };

/** A store in a process of its own, which dies and is opened again. */
export type MortalStore = {
  readonly origin: string;
  /** Opens it, and says when it was ready; null when it was killed before that. */
  open(): Promise<number | null>;
  /** Resolves when it is open, now or the next time. */
  whenOpen(): Promise<void>;
  /** Ends it as one should: then it keeps what it has compiled, and the next opens in half the time. */
  stop(): Promise<void>;
  /** `kill -9`, and waits until nothing of it is left. */
  kill(): Promise<void>;
  /** Kills it for good. */
  close(): Promise<void>;
};

export async function mortalStore(env: Readonly<Record<string, string>>): Promise<MortalStore> {
  const [port, payPort, chatPort] = [await freePort(), await freePort(), await freePort()];
  const compiled = mkdtempSync(join(tmpdir(), 'kete-compiled-'));
  const origin = `http://localhost:${port}`;
  let life: Life | null = null;
  let [isOpen, isClosed] = [false, false];
  let opened = Promise.withResolvers<void>();

  function begin(): Life {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'server/main.ts')], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: compiled,
        CATALOGUE_SIZE: '300',
        ...env,
        PORT: String(port),
        PAY_PORT: String(payPort),
        CHAT_PORT: String(chatPort),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    return { child, ended: once(child, 'close'), said: () => said };
  }
  const isAlive = ({ child }: Life) => child.exitCode === null && child.signalCode === null;

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (life === null) return;
    const { child, ended, said } = life;
    life = null;
    if (isOpen) opened = Promise.withResolvers();
    isOpen = false;
    child.kill(signal);
    await ended;
    const isAsMeant = signal === 'SIGKILL' ? child.signalCode === signal : child.exitCode === 0;
    if (!isAsMeant) throw new Error(`The store ended by itself:\n${said()}`);
  };
  const kill = () => end('SIGKILL');
  return {
    origin,
    async open() {
      if (isClosed) throw new Error('The store is closed for good.');
      const own = begin();
      life = own;
      while (isAlive(own)) {
        const isReady = await fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady && life === own) {
          isOpen = true;
          opened.resolve();
          return realWorld.clock.nowMs();
        }
        await realWorld.clock.sleep(lookEveryMs);
      }
      if (own.child.signalCode !== 'SIGKILL') throw new Error(`The store did not open:\n${own.said()}`);
      return null;
    },
    whenOpen: () => opened.promise,
    stop: () => end('SIGTERM'),
    kill,
    async close() {
      isClosed = true;
      await kill();
      rmSync(compiled, { recursive: true, force: true });
    },
  };
}
