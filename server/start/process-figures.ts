import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ProcessFigures } from '../metrics.ts';

const resolution = 10;
const nanoseconds = 1e9;
const microseconds = 1e6;

/** What the process says of itself. The delay of the event loop is watched twice, as each watcher resets its own. */
export function watchProcess() {
  const delay = monitorEventLoopDelay({ resolution });
  const overloadDelay = monitorEventLoopDelay({ resolution });
  delay.enable();
  overloadDelay.enable();
  return {
    overloadDelay,
    figures(): Omit<ProcessFigures, 'catalogueProducts' | 'cachedPageHits' | 'cachedPageMisses'> {
      const { user, system } = process.cpuUsage();
      const { rss, heapUsed } = process.memoryUsage();
      const p99 = delay.count > 0 ? delay.percentile(99) / nanoseconds - resolution / 1_000 : 0;
      delay.reset();
      return {
        eventLoopDelayP99Seconds: Math.max(0, p99),
        cpuSeconds: (user + system) / microseconds,
        residentBytes: rss,
        heapBytes: heapUsed,
        upSeconds: process.uptime(),
      };
    },
  };
}
