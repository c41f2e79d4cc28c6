import type { ShopActor } from '#machines/shop/index.ts';
import { callPath } from '#services/inspection/call-path.ts';
import { createMemory, type Happening } from '#services/inspection/memory.ts';
import type { Trace, TraceRecord } from '#services/inspection/trace.contract.ts';
import { recordActors } from '#src/browser/inspection/record-actors.ts';
import { origin } from './store.ts';

const longest = 2_000;
const withTab = (tab: string, record: Happening): Happening =>
  'actor' in record
    ? ({
        ...record,
        actor: `${tab}/${record.actor}`,
        ...('from' in record && record.from !== null ? { from: `${tab}/${record.from}` } : {}),
        ...('parent' in record && record.parent !== null ? { parent: `${tab}/${record.parent}` } : {}),
        ...(record.kind === 'actor' ? { name: `${record.name} ${tab}` } : {}),
      } as Happening)
    : record;

/** Everything that the tabs of one world do, in one trace that the inspector plays. */
export function createTraces() {
  let nowMs = () => 0;
  const memory = createMemory(() => nowMs(), longest);
  let calls = 0;
  return {
    now: (now: () => number) => void (nowMs = now),
    follow: (tab: string, shop: ShopActor) =>
      void recordActors(shop, { nowMs: () => nowMs(), keep: (record) => memory.keep(withTab(tab, record)) }),
    call: (_: string, method: string, path: string, status: number | null, tookMs: number | null) =>
      memory.keep({
        kind: 'call',
        call: status === null ? ++calls : calls,
        method,
        path: callPath(path, origin),
        said: status === null ? null : String(status),
        tookMs: tookMs === null ? null : Math.round(tookMs),
      }),
    /** Calls are told of without what is in their addresses. */
    say: (what: string) => {
      if (!/ (asks|is answered) /.test(what)) memory.keep({ kind: 'page', what });
    },
    trace: (title: string): Trace => ({
      kete: 'trace',
      version: 1,
      title,
      build: 'simulation',
      dropped: memory.dropped(),
      records: memory.all().map((record, at): TraceRecord => ({ ...record, n: at + 1 })),
    }),
  };
}
export type Traces = ReturnType<typeof createTraces>;
