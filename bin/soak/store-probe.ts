// Stands in the store's process beside it and says what is alive there when its parent asks; the store knows nothing of it.
import { Session } from 'node:inspector/promises';
import { isMainThread } from 'node:worker_threads';
import { type Ask, censusBy } from './census.ts';
import type { Alive } from './growth.rules.ts';

async function alive(session: Session): Promise<Alive> {
  const post: Ask = (method, params) => session.post(method as never, params as never);
  await post('HeapProfiler.collectGarbage');
  const { usedSize } = (await post('Runtime.getHeapUsage')) as { usedSize: number };
  return { heapBytes: usedSize, nodes: 0, ...(await censusBy(post)) };
}

if (isMainThread && process.send) {
  const session = new Session();
  session.connect();
  // The connection to the parent keeps nothing running that the store has ended.
  process.on('message', () => void alive(session).then((found) => process.send?.(found)));
  process.channel?.unref();
}
