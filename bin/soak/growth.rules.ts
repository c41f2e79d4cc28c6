/** What is alive at one moment, after all that may be collected has been. */
export type Alive = {
  readonly heapBytes: number;
  readonly listeners: number;
  readonly timers: number;
  readonly actors: number;
  /** Elements and texts of documents; a server has none. */
  readonly nodes: number;
};
export type Side = 'browser' | 'server';
/** What was alive on both sides each time the session came round to the same page. */
export type Laps = Readonly<Record<Side, readonly Alive[]>>;
type What = keyof Alive;

const whats: readonly What[] = ['heapBytes', 'nodes', 'listeners', 'timers', 'actors'];
/**
 * How much more there may be, as a share and as a number: caches fill up to where they are held, and the heap breathes.
 * A count that goes up by one with every lap is over it in a few laps.
 */
const allowed: Readonly<Record<What, { readonly share: number; readonly least: number }>> = {
  heapBytes: { share: 0.05, least: 600_000 },
  nodes: { share: 0.02, least: 20 },
  listeners: { share: 0.02, least: 4 },
  timers: { share: 0, least: 2 },
  actors: { share: 0, least: 2 },
};

export type Trend = { readonly side: Side; readonly what: What; readonly from: number; readonly to: number };

/** From where a figure began to where it ended: the most of the first third, the least of the last, so that a peak is no trend. */
function trendOf(values: readonly number[]): { from: number; to: number } {
  const third = Math.max(1, Math.floor(values.length / 3));
  return { from: Math.max(...values.slice(0, third)), to: Math.min(...values.slice(-third)) };
}

export const trendsOf = (laps: Laps): readonly Trend[] =>
  (['browser', 'server'] as const).flatMap((side) =>
    whats.map((what) => ({ side, what, ...trendOf(laps[side].map((alive) => alive[what])) })),
  );

/** What grows without end. */
export const growing = (laps: Laps): readonly Trend[] =>
  trendsOf(laps).filter(({ what, from, to }) => to - from > Math.max(allowed[what].least, from * allowed[what].share));

const shown = (what: What, value: number) =>
  what === 'heapBytes' ? `${(value / 1e6).toFixed(1)} MB` : value.toLocaleString('en-NZ');
export const saidOf = ({ side, what, from, to }: Trend): string =>
  `${side} ${what === 'heapBytes' ? 'heap' : what} ${shown(what, from)} → ${shown(what, to)}`;
