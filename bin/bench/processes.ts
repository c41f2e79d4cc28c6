import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const node = join(root, 'node_modules/node/bin/node');

/** The store as the start command runs it. */
export const storeCommand = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8', 'server/main.ts'];

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export type Running = {
  readonly origin: string;
  readonly pid: number;
  readonly startedMs: number;
  readonly stop: () => Promise<void>;
};

/** Starts a program and waits for its first 200; `startedMs` is how long that took. */
export async function start(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  probe: string,
): Promise<Running> {
  const port = await freePort();
  const began = performance.now();
  const child: ChildProcess = spawn(node, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/kete'),
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const origin = `http://localhost:${port}`;
  while (
    !(await fetch(`${origin}${probe}`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    origin,
    pid: child.pid ?? 0,
    startedMs: performance.now() - began,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** CPU milliseconds a process has used so far, its threads included. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export const residentMb = (pid: number): number => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
};
