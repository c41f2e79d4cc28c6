/** How often each client may do something that costs more than it looks. It is kept in memory: nothing waits for it. */
export interface Pace {
  /** Counts one more; seconds to wait when that is too often, and then it is not counted. */
  take(client: string, nowMs: number): number;
}
type Left = { readonly tries: number; readonly atMs: number };
type Limits = { readonly atOnce: number; readonly aMinute: number; readonly mostClients?: number };

const minuteMs = 60_000;

/** So many at once, and as many again as come back within a minute. Of clients, those that asked last are known. */
export function createPace({ atOnce, aMinute, mostClients = 10_000 }: Limits): Pace {
  const known = new Map<string, Left>();
  const perMs = aMinute / minuteMs;
  return {
    take(client, nowMs) {
      const had = known.get(client);
      const back = had ? Math.max(0, nowMs - had.atMs) * perMs : atOnce;
      const left = Math.min(atOnce, (had?.tries ?? 0) + back);
      const isFree = left >= 1;
      known.delete(client);
      known.set(client, { tries: isFree ? left - 1 : left, atMs: nowMs });
      const [oldest] = known.size > mostClients ? known.keys() : [];
      if (oldest !== undefined) known.delete(oldest);
      return isFree ? 0 : Math.max(1, Math.ceil((1 - left) / perMs / 1_000));
    },
  };
}
