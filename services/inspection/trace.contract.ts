import * as v from 'valibot';

/** A value that may leave a shop tab: what `shown.rules.ts` lets through of a context or an event. */
export type Shown = null | boolean | number | string | readonly Shown[] | { readonly [key: string]: Shown };
const shown: v.GenericSchema<Shown> = v.lazy(() =>
  v.union([v.null(), v.boolean(), v.number(), v.string(), v.array(shown), v.record(v.string(), shown)]),
);
const fields = v.record(v.string(), shown);
const base = {
  /** Counts up by one in a tab, so that what was lost between two records is seen. */
  n: v.number(),
  /** Server time. */
  atMs: v.number(),
};
const actor = v.string();

/** One thing that happened in a shop, in the order in which it happened. */
export const recordSchema = v.variant('kind', [
  /** An actor began: `chart` is the id of its machine, null for an errand (a promise, a callback). */
  v.object({
    ...base,
    kind: v.literal('actor'),
    actor,
    name: v.string(),
    chart: v.nullable(v.string()),
    parent: v.nullable(v.string()),
  }),
  v.object({ ...base, kind: v.literal('event'), actor, from: v.nullable(v.string()), event: v.string(), fields }),
  /**
   * A chart took arrows, or came to rest after an event that it ignored (no arrows). An arrow's name is
   * "<id of the source node> <event> #<which of the choices there>"; `states` are ids of nodes, all that are active.
   */
  v.object({
    ...base,
    kind: v.literal('step'),
    actor,
    event: v.string(),
    arrows: v.array(v.string()),
    states: v.array(v.string()),
    context: fields,
  }),
  v.object({ ...base, kind: v.literal('end'), actor, how: v.picklist(['done', 'error', 'stopped']) }),
  /** A call to the store: its path is a pattern, nothing of an address or an answer is in it. */
  v.object({
    ...base,
    kind: v.literal('call'),
    call: v.number(),
    method: v.string(),
    path: v.string(),
    /** Null while it is under way; a status, or the tag of a fault. */
    said: v.nullable(v.string()),
    tookMs: v.nullable(v.number()),
  }),
  /** Something that was counted with consent: of each of its facts only whether it is known and of what kind it is. */
  v.object({ ...base, kind: v.literal('counted'), event: v.string(), facts: fields }),
  v.object({
    ...base,
    kind: v.literal('timer'),
    actor,
    wait: v.string(),
    ms: v.number(),
    how: v.picklist(['set', 'rang', 'cancelled']),
  }),
  /** Another page, a word of another tab, a storage that was written: what a product owner would call "something else". */
  v.object({ ...base, kind: v.literal('page'), what: v.string() }),
]);
export type TraceRecord = v.InferOutput<typeof recordSchema>;
/** A record of an actor, and not of the page around it. */
export const isOfActor = (record: TraceRecord): record is Extract<TraceRecord, { actor: string }> => 'actor' in record;

/** A file that the inspector plays: a problem report, a run of a journey, a failed simulation, a fork. */
export const traceSchema = v.object({
  kete: v.literal('trace'),
  version: v.literal(1),
  title: v.string(),
  /** Which build it was seen in. */
  build: v.string(),
  /** How many records were dropped before the first one here. */
  dropped: v.number(),
  records: v.array(recordSchema),
});
export type Trace = v.InferOutput<typeof traceSchema>;
