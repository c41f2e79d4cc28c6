import {
  type AnyEvent,
  type EventName,
  eventShapes,
  type Fact,
  longestName,
  longestText,
  looksPersonal,
  mostInList,
  mostTexts,
  type Shape,
} from './event-shapes.rules.ts';

const cut = (text: string, longest: number) => [...text].slice(0, longest).join('');

/** Words without their edges, cut, and none at all where they look like somebody's own. */
function words(value: unknown, longest: number): string | null {
  if (typeof value !== 'string' || looksPersonal(value)) return null;
  return cut(value.toWellFormed().replace(/\p{Cc}/gu, ' '), longest);
}

/** An address without what was asked there: words that were searched for and tokens stand in queries. */
function path(value: unknown): string | null {
  const [bare = ''] = typeof value === 'string' ? value.split(/[?#]/, 1) : [];
  return /^(?:https:\/)?\/[^\s\\]*$/.test(bare) && bare.length <= longestText ? words(bare, longestText) : null;
}

function allowed(fact: Fact, value: unknown): unknown {
  if (fact === 'text') return words(value, longestText);
  if (fact === 'name') return words(value, longestName);
  if (fact === 'path') return path(value);
  if (fact === 'number') return Number.isFinite(value) ? value : null;
  if (fact === 'flag') return typeof value === 'boolean' ? value : null;
  if (fact === 'texts')
    return Array.isArray(value)
      ? value
          .map((text) => words(text, longestText))
          .filter((text) => text !== null)
          .slice(0, mostTexts)
      : null;
  if (Array.isArray(fact)) {
    const shape = fact[0] as Shape;
    return Array.isArray(value) ? value.slice(0, mostInList).map((one) => facts(shape, one)) : [];
  }
  return typeof value === 'object' && value !== null ? facts(fact as Shape, value) : null;
}

const facts = (shape: Shape, given: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, fact]) => [
      name,
      allowed(fact, (given as Record<string, unknown> | null)?.[name]),
    ]),
  );

/** The event with its own facts and no other, or null when nobody knows it. */
export const allowedEvent = (given: { readonly event: string }): AnyEvent | null =>
  Object.hasOwn(eventShapes, given.event)
    ? ({ event: given.event, ...facts(eventShapes[given.event as EventName], given) } as AnyEvent)
    : null;
