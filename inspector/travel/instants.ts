import type { AnyEventObject } from 'xstate';

/** An instant that a chart knows of: where it stands in its context, how it is called, and when it is. */
export type Instant = { readonly path: string; readonly words: string; readonly ms: number };

const oldest = Date.UTC(2000, 0, 1);
const words: Readonly<Record<string, string>> = {
  cutOffMs: 'the slot closes',
  heldUntilMs: 'the hold on the slot expires',
  startTimeMs: 'the time of the slot begins',
  endTimeMs: 'the time of the slot is over',
};
/** Facts that repeat another one, which is named better. */
const repeated = new Set(['cutOffTimeMs']);
const isNow = (key: string) => /^(?:now|serverNow)Ms$/.test(key);

function* instantsIn(
  value: unknown,
  path: readonly string[],
): Generator<readonly [path: readonly string[], ms: number]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'number' && key.endsWith('Ms') && inner > oldest) yield [[...path, key], inner];
    else yield* instantsIn(inner, [...path, key]);
  }
}

const spelt = (key: string) => key.replace(/Ms$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const clock = new Intl.DateTimeFormat('en-NZ', {
  timeZone: 'Pacific/Auckland',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});
/** An instant as the shop's clocks show it; whatever else a number is stays as it is. */
export const clockWords = (key: string, value: unknown): unknown =>
  typeof value === 'number' && key.endsWith('Ms') && value > oldest ? clock.format(value) : value;

/** What time it is, as the chart was last told; null where it was never told. */
export function nowOf(context: unknown): number | null {
  return [...instantsIn(context, [])].find(([path]) => isNow(path.at(-1) ?? ''))?.[1] ?? null;
}

/** Every instant in the context that lies ahead, the nearest first; the same one only once. */
export function instantsAhead(context: unknown, nowMs: number): readonly Instant[] {
  const seen = new Set<string>();
  return [...instantsIn(context, [])]
    .filter(([path, ms]) => ms > nowMs && !isNow(path.at(-1) ?? '') && !repeated.has(path.at(-1) ?? ''))
    .map(([path, ms]) => {
      const key = path.at(-1) ?? '';
      return { path: path.join('.'), words: words[key] ?? `“${spelt(key)}” comes`, ms };
    })
    .filter(({ words: said, ms }) => {
      const isNew = !seen.has(`${said} ${ms}`);
      seen.add(`${said} ${ms}`);
      return isNew;
    })
    .sort((a, b) => a.ms - b.ms);
}

/** The event by which a chart is told the time: one that says what time it is and nothing else. */
export function tickOf(events: readonly AnyEventObject[]): ((ms: number) => AnyEventObject) | null {
  const tick = events.find((event) => {
    const said = Object.keys(event).filter((key) => key !== 'type');
    return said.length === 1 && isNow(said[0] ?? '');
  });
  const key = tick && Object.keys(tick).find(isNow);
  return tick && key ? (ms) => ({ type: tick.type, [key]: ms }) : null;
}
