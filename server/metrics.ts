/** What a request was for. `kept` is a page that was answered from memory. */
export const requestKinds = ['kept', 'page', 'asset', 'api', 'health'] as const;
export type RequestKind = (typeof requestKinds)[number];

const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
type Durations = { readonly counts: number[]; sum: number; count: number };

export type ProcessFigures = {
  readonly eventLoopDelayP99Seconds: number;
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  readonly heapBytes: number;
  readonly upSeconds: number;
  readonly catalogueProducts: number;
  readonly cachedPageHits: number;
  readonly cachedPageMisses: number;
};

export interface Metrics {
  count(kind: RequestKind, status: number): void;
  observe(kind: RequestKind, seconds: number): void;
  /** Prometheus text, version 0.0.4. */
  text(figures: ProcessFigures): string;
}

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<RequestKind, Durations>();
  return {
    count(kind, status) {
      const labels = `kind="${kind}",status="${Math.trunc(status / 100)}xx"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
    },
    observe(kind, seconds) {
      let of = durations.get(kind);
      if (of === undefined) durations.set(kind, (of = { counts: bounds.map(() => 0), sum: 0, count: 0 }));
      for (const [i, bound] of bounds.entries()) if (seconds <= bound) of.counts[i] = (of.counts[i] ?? 0) + 1;
      of.sum += seconds;
      of.count++;
    },
    text(figures) {
      const counted = [...requests].map(([labels, count]) => `kete_requests_total{${labels}} ${count}`);
      const timed = [...durations].flatMap(([kind, { counts, sum, count }]) => [
        ...bounds.map((bound, i) => `kete_request_seconds_bucket{kind="${kind}",le="${bound}"} ${counts[i]}`),
        `kete_request_seconds_bucket{kind="${kind}",le="+Inf"} ${count}`,
        `kete_request_seconds_sum{kind="${kind}"} ${sum}`,
        `kete_request_seconds_count{kind="${kind}"} ${count}`,
      ]);
      return [
        ...family('kete_requests_total', 'counter', 'Requests answered, by kind and class of status.', counted),
        ...family('kete_request_seconds', 'histogram', 'Seconds from request to answer, by kind.', timed),
        ...figureFamilies(figures),
        '',
      ].join('\n');
    },
  };
}

/** The lines of one figure. */
export const family = (name: string, type: string, help: string, lines: readonly string[]) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...lines,
];

const figureFamilies = (figures: ProcessFigures): string[] =>
  (
    [
      ['kete_page_cache_hits_total', 'counter', 'Pages answered from memory.', figures.cachedPageHits],
      ['kete_page_cache_misses_total', 'counter', 'Pages that had to be made to be kept.', figures.cachedPageMisses],
      ['kete_catalogue_products', 'gauge', 'Products in the index.', figures.catalogueProducts],
      ['kete_up_seconds', 'gauge', 'Seconds since the process began.', figures.upSeconds],
      ['nodejs_eventloop_delay_p99_seconds', 'gauge', 'Since the last look.', figures.eventLoopDelayP99Seconds],
      ['process_cpu_seconds_total', 'counter', 'User and system time.', figures.cpuSeconds],
      ['process_resident_memory_bytes', 'gauge', 'Resident memory.', figures.residentBytes],
      ['nodejs_heap_size_used_bytes', 'gauge', 'Heap in use.', figures.heapBytes],
    ] as const
  ).flatMap(([name, type, help, value]) => family(name, type, help, [`${name} ${value}`]));
