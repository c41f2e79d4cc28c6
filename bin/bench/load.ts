import { Agent, request } from 'node:http';
import { cpuMs, type Running } from './processes.ts';

export type Load = { readonly path: (index: number) => string; readonly headers?: Readonly<Record<string, string>> };
export type Figure = {
  readonly cpuMs: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly bytes: number;
};

/** Keep-alive connections asking in turn, for a number of requests; a status other than 200 ends the run. */
export async function run(server: Running, load: Load, requests: number, connections = 16): Promise<Figure> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waits: number[] = [];
  let bytes = 0;
  let next = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const began = performance.now();
      const path = load.path(next++);
      const asked = request(
        `${server.origin}${path}`,
        { agent, headers: { 'accept-encoding': 'br, zstd, gzip', ...load.headers } },
        (answer) => {
          let size = 0;
          answer.on('data', (chunk: Buffer) => (size += chunk.length));
          answer.on('end', () => {
            if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`));
            waits.push(performance.now() - began);
            bytes += size;
            resolve();
          });
        },
      );
      asked.on('error', reject);
      asked.end();
    });
  const cpuBefore = cpuMs(server.pid);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < requests) await ask();
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const cpu = cpuMs(server.pid) - cpuBefore;
  agent.destroy();
  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  return {
    cpuMs: cpu / waits.length,
    perSecond: waits.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    bytes: Math.round(bytes / waits.length),
  };
}
