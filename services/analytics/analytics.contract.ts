import * as v from 'valibot';
import {
  type AnyEvent,
  eventNames,
  eventShapes,
  type Fact,
  longestName,
  longestText,
  looksPersonal,
  mostInBatch,
  mostInList,
  mostTexts,
  type Shape,
} from './event-shapes.rules.ts';

export type { EventName, EventOf } from './event-shapes.rules.ts';

/** Something worth counting, with plain facts only: no name, no address, no words somebody typed. */
export type AnalyticsEvent = AnyEvent;

/** What the owner of this browser said when they were asked whether visits may be counted. */
export type ConsentChoice = 'granted' | 'refused';

/** How often an element that comes into view counts: never, the first time, or every time. */
export type ImpressionMode = 'disabled' | 'first-only' | 'every';

export type Impression = {
  readonly mode: ImpressionMode;
  readonly onSeen: () => void;
  /** In a browser that cannot watch, an element counts at once; with this, it does not count at all. */
  readonly preventsFallback?: boolean;
};

export interface ImpressionsService {
  /** Watches an element until it is told to stop. */
  watch(element: Element, impression: Impression): () => void;
}

/** Counts what happens, and says when something comes into view. */
export interface AnalyticsService extends ImpressionsService {
  send(event: AnalyticsEvent): void;
}

const words = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, `has at most ${longest} characters`),
    v.check((text) => !looksPersonal(text) && !/\p{Cc}/u.test(text), 'holds nothing personal'),
  );

const kinds = {
  text: v.nullable(words(longestText * 2)),
  name: v.nullable(words(longestName * 2)),
  path: v.nullable(
    v.pipe(words(longestText * 2), v.regex(/^(?:https:\/)?\/[^\s\\?#]*$/, 'is an address without a query')),
  ),
  number: v.nullable(v.pipe(v.number(), v.finite())),
  flag: v.nullable(v.boolean()),
  texts: v.nullable(v.pipe(v.array(words(longestText * 2)), v.maxLength(mostTexts))),
} as const;

function schemaOf(fact: Fact): v.GenericSchema {
  if (typeof fact === 'string') return kinds[fact];
  if (Array.isArray(fact)) return v.pipe(v.array(v.strictObject(entriesOf(fact[0]))), v.maxLength(mostInList));
  return v.nullable(v.strictObject(entriesOf(fact as Shape)));
}
const entriesOf = (shape: Shape): v.ObjectEntries =>
  Object.fromEntries(Object.entries(shape).map(([name, fact]) => [name, schemaOf(fact)]));

/** An event as the store takes it: each with all of its facts, none besides. */
export const AnalyticsEventWire = v.variant(
  'event',
  eventNames.map((event) =>
    v.strictObject({ event: v.literal(event), ...entriesOf(eventShapes[event]) }),
  ) as unknown as readonly [v.StrictObjectSchema<{ event: v.LiteralSchema<string, undefined> }, undefined>],
) as unknown as v.GenericSchema<AnalyticsEvent>;

/** What a page sends at once. The id is the browser's own, made when its owner agreed. */
export const AnalyticsBatch = v.strictObject({
  browserId: v.pipe(
    v.string(),
    v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'is the id of a browser'),
  ),
  events: v.pipe(v.array(AnalyticsEventWire), v.minLength(1), v.maxLength(mostInBatch)),
});
export type AnalyticsBatch = v.InferOutput<typeof AnalyticsBatch>;
