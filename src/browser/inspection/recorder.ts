import { type ShopActor, sessionOf, subjectOf } from '#machines/shop/index.ts';
import { createMemory } from '#services/inspection/memory.ts';
import { shortTrace } from '#services/inspection/report.rules.ts';
import type { Trace } from '#services/inspection/trace.contract.ts';
import type { ShopRouter } from '../../router.tsx';
import { recordActors } from './record-actors.ts';
import { recordCalls } from './record-calls.ts';
import { recordCounted } from './record-counted.ts';
import { pageOf, recordPage } from './record-page.ts';

export type RecorderEdge = {
  readonly page: Window & typeof globalThis;
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly nowMs: () => number;
  /** Which build this is. */
  readonly build: string;
};
export type Recorder = ReturnType<typeof createRecorder>;

/**
 * Remembers the last of what happened in this tab, as far as it may be told, until the shop stops. What happened while
 * one shopper was here is forgotten when they leave, or when it is somebody else's turn.
 */
export function createRecorder({ page, router, shop, nowMs, build }: RecorderEdge) {
  const memory = createMemory(nowMs);
  const { keep } = memory;
  const actors = recordActors(shop, { keep, nowMs });
  const stops = [
    actors.stop,
    recordCalls({ page, nowMs, keep }),
    recordCounted({ page: page as { dataLayer?: unknown }, keep }),
    recordPage({ page, router, keep }),
  ];

  const session = sessionOf(shop);
  let subject = subjectOf(session.getSnapshot());
  const following = session.subscribe((snapshot) => {
    const before = subject;
    subject = subjectOf(snapshot);
    if (before === null || before === subject) return;
    memory.forget();
    actors.beginAnew();
    keep({ kind: 'page', what: `page ${pageOf(router)}` });
  });
  const stop = () => {
    following.unsubscribe();
    for (const end of stops) end();
    memory.forget();
  };
  shop.subscribe({ complete: stop, error: () => undefined });

  return {
    memory,
    build,
    /** What the tab shows, without the name of anything that somebody looks at. */
    title: () => pageOf(router),
    actors: actors.actors,
    report: (): Trace =>
      shortTrace({ title: `Problem on ${pageOf(router)}`, build, records: memory.all(), dropped: memory.dropped() }),
    stop,
  };
}
