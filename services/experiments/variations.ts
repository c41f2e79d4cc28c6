import type { Timers } from '../clock/timers.ts';
import { bucketOf, type Plans } from './bucketing.rules.ts';
import type { VariationService } from './experiments.contract.ts';
import { allVariationsOff, type ExperimentKey, experimentKeys, type Variations } from './experiments.words.ts';
import { type Forced, type LogLevel, logLevels, nothingForced } from './forced.rules.ts';

export const readyTimeoutMs = 3_000;
export const eventBatchSize = 10;
export const flushIntervalMs = 1_000;

export type VariationEvent = { readonly key: ExperimentKey; readonly name: string };
type Edge = {
  /** The settings' plans. What comes after the time-out is not taken: nothing changes under a shopper's hands. */
  readonly plans: Promise<Plans>;
  readonly timers: Timers;
  readonly send: (events: readonly VariationEvent[]) => void;
  readonly forced?: Forced;
  readonly say?: (level: LogLevel, line: string) => void;
};
export type LocalVariations = VariationService & {
  /** Settled when decisions may be asked for, with plans or without. */
  readonly ready: Promise<void>;
  /** Sends what waits, for a page that is being left. */
  flush(): void;
};

/** Decides by itself, from the settings and the subject; no third party is asked. */
export function createVariations({
  plans,
  timers,
  send,
  forced = nothingForced,
  say = () => {},
}: Edge): LocalVariations {
  let known: Plans | null = null;
  let isLate = false;
  let waiting: VariationEvent[] = [];
  let timer: unknown;

  const tell = (level: LogLevel, line: string) => {
    if (forced.logLevel && logLevels.indexOf(level) >= logLevels.indexOf(forced.logLevel)) say(level, line);
  };
  const ready = new Promise<void>((resolve) => {
    const giveUp = timers.setTimeout(() => {
      isLate = true;
      tell('warn', 'Experiments were not ready in time: all are off.');
      resolve();
    }, readyTimeoutMs);
    const settle = (answer: Plans) => {
      if (isLate) return;
      timers.clearTimeout(giveUp);
      known = answer;
      resolve();
    };
    plans.then(settle, () => settle({}));
  });

  const flush = () => {
    timers.clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    tell('info', `${batch.length} experiment events are sent.`);
    send(batch);
  };

  return {
    ready,
    flush,
    decide: (subject, attributes) => {
      if (!known) return allVariationsOff;
      const theirs = { ...attributes, ...forced.attributes };
      const decided = experimentKeys.map(
        (key) => [key, forced.variations[key] ?? bucketOf(key, known?.[key], subject, theirs)] as const,
      );
      tell('debug', `Experiments: ${decided.map((pair) => pair.join(' is ')).join(', ')}.`);
      return Object.fromEntries(decided) as Variations;
    },
    track: (event) => {
      waiting.push(event);
      if (waiting.length >= eventBatchSize) return flush();
      timer ??= timers.setTimeout(flush, flushIntervalMs);
    },
  };
}
