import { randomFillSync } from 'node:crypto';
import { isMainThread, workerData } from 'node:worker_threads';
import type { DataPlace } from './start/catalogue.ts';
import { StartError } from './start/start-error.ts';
import type { ProcessWorld } from './world.ts';

process.env['NODE_ENV'] ??= 'production';

const world: ProcessWorld = {
  clock: {
    nowMs: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  },
  random: { fraction: () => Math.random(), bytes: (length) => randomFillSync(new Uint8Array(length)) },
  monotonicMs: () => performance.now(),
  every(ms, work) {
    const timer = setInterval(work, ms).unref();
    return () => clearInterval(timer);
  },
};

/** A second thread has one task: to build the index of the catalogue while the first goes on answering. */
if (!isMainThread) await (await import('./start/catalogue.ts')).buildIndexFile(workerData as DataPlace, world);
else await openUntilStopped();

async function openUntilStopped(): Promise<void> {
  try {
    const { run } = await import('./start/run.ts');
    const store = await run(process.env, world, (line) => console.log(line));
    let isClosing = false;
    const close = async (signal: string) => {
      if (isClosing) return;
      isClosing = true;
      await store.close(signal);
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void close(signal));
    process.on('uncaughtException', (error) => {
      store.log.fatal({ err: error }, 'Something happened that nobody was ready for.');
      process.exit(1);
    });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    for (const line of error.lines) console.error(line);
    process.exit(1);
  }
}
