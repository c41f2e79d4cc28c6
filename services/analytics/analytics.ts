import type { Timers } from '../clock/timers.ts';
import { allowedEvent } from './allowed.rules.ts';
import type { AnalyticsBatch, AnalyticsEvent, AnalyticsService, ConsentChoice } from './analytics.contract.ts';
import { createDataLayer, type DataLayerPage } from './data-layer.ts';
import { mostInBatch } from './event-shapes.rules.ts';
import { gathered, isGathered } from './merge.rules.ts';

const eventsMs = 350;
const impressionsMs = 500;
const againMs = 2_000;
const mostWaiting = 200;
const mostBytes = 40_000;

export type Consent = {
  readonly now: () => ConsentChoice | null;
  readonly onChange: (hear: () => void) => void;
};

/** Sends a batch; `isLast` when the page may be gone before an answer. False when it should be tried again. */
export type SendBatch = (batch: AnalyticsBatch, isLast: boolean) => Promise<boolean>;

type Edge = {
  readonly page: DataLayerPage;
  readonly timers: Timers;
  readonly consent: Consent;
  /** The browser's own id: made when it is first asked for, so never before its owner agreed. */
  readonly identify: () => string;
  /** Takes the id away again. */
  readonly forget: () => void;
  readonly send: SendBatch;
};

/**
 * Counts, if the visitor lets it. Until they have said so events wait in memory, no id is made and nothing leaves the
 * page; when they refuse, what waited is dropped and the id is taken away.
 */
export function createAnalytics({ page, timers, consent, identify, forget, send }: Edge) {
  const dataLayer = createDataLayer(page);
  const waiting: AnalyticsEvent[] = [];
  let isPageEnding = false;

  function deliver(events: readonly AnalyticsEvent[]): void {
    if (consent.now() !== 'granted' || events.length === 0) return;
    dataLayer.push(events);
    const browserId = identify();
    for (const few of pieces(events)) void attempt({ browserId, events: [...few] });
  }
  async function attempt(batch: AnalyticsBatch): Promise<void> {
    const isTaken = await send(batch, isPageEnding).catch(() => false);
    if (!isTaken && !isPageEnding)
      timers.setTimeout(() => {
        if (consent.now() === 'granted') void send(batch, isPageEnding).catch(() => false);
      }, againMs);
  }

  const events = createSpan(timers, eventsMs, deliver);
  const impressions = createSpan(timers, impressionsMs, (seen) => deliver(gathered(seen)));
  const take = (event: AnalyticsEvent) => (isGathered(event) ? impressions : events).add(event);

  let heard: ConsentChoice | null = null;
  const hear = () => {
    const choice = consent.now();
    if (choice === heard) return;
    heard = choice;
    if (choice === 'granted') waiting.splice(0).forEach(take);
    if (choice !== 'refused') return;
    for (const held of [waiting, events.held, impressions.held]) held.length = 0;
    forget();
  };
  consent.onChange(hear);
  hear();

  const service: Pick<AnalyticsService, 'send'> & { end(): void } = {
    send(given) {
      const event = allowedEvent(given);
      const choice = consent.now();
      if (!event || choice === 'refused') return;
      if (choice === 'granted') return take(event);
      waiting.push(event);
      if (waiting.length > mostWaiting) waiting.shift();
    },
    /** The page may be gone in a moment: whatever is held goes out now. */
    end() {
      isPageEnding = true;
      events.end();
      impressions.end();
      isPageEnding = false;
    },
  };
  return service;
}

/** Holds events for a span after the first of them. */
function createSpan(timers: Timers, ms: number, onEnd: (events: readonly AnalyticsEvent[]) => void) {
  const held: AnalyticsEvent[] = [];
  let timer: unknown = null;
  const end = () => {
    timers.clearTimeout(timer);
    timer = null;
    onEnd(held.splice(0));
  };
  return {
    held,
    end,
    add(event: AnalyticsEvent) {
      held.push(event);
      timer ??= timers.setTimeout(end, ms);
    },
  };
}

/** So many and so large that a browser still sends them when the page is left. */
function pieces(events: readonly AnalyticsEvent[]): readonly (readonly AnalyticsEvent[])[] {
  const all: AnalyticsEvent[][] = [[]];
  let bytes = 0;
  for (const event of events) {
    const size = new TextEncoder().encode(JSON.stringify(event)).byteLength;
    const last = all.at(-1) as AnalyticsEvent[];
    const isFull = last.length === mostInBatch || (last.length > 0 && bytes + size > mostBytes);
    bytes = isFull ? size : bytes + size;
    if (isFull) all.push([event]);
    else last.push(event);
  }
  return all;
}
