import type { Trace, TraceRecord } from '#services/inspection/trace.contract.ts';
import { createRecorder } from '#src/browser/inspection/recorder.ts';
import { type Store, visit } from './visit.ts';

export type Kind<K extends TraceRecord['kind']> = Extract<TraceRecord, { kind: K }>;

/** A visit of the real shop that is recorded, on a clock that stands. */
export async function recordedVisit(store: Store) {
  const here = await visit(store);
  const answers: (() => Promise<Response>)[] = [];
  const page = Object.assign(here.page, {
    fetch: async (): Promise<Response> => (await answers.shift()?.()) ?? new Response(null, { status: 204 }),
    BroadcastChannel: globalThis.BroadcastChannel,
    requestAnimationFrame: (run: () => void) => void queueMicrotask(run),
  }) as unknown as Window & typeof globalThis;
  const recorder = createRecorder({ ...here, page, build: 'test', nowMs: () => 1_795_000_000_000 });
  const of = <K extends TraceRecord['kind']>(kind: K) =>
    recorder.memory.all().filter((record): record is Kind<K> => record.kind === kind);
  const chartNamed = (chart: string) => of('actor').find((one) => one.chart === chart)?.actor;
  return { ...here, page, recorder, of, chartNamed, answers };
}
export type Recorded = Awaited<ReturnType<typeof recordedVisit>>;
export type { Trace };
