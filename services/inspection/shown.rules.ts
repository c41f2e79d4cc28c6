import { shownCounts, shownMoments, shownWords } from './shown.words.ts';
import type { Shown } from './trace.contract.ts';

type Fields = { readonly [key: string]: Shown };

/** The year 2100: no number that a person has been given is taken for a moment. */
const latestMs = 4_102_444_800_000;
const highestCount = 9_999;
/** How far into what a chart knows is looked, and how much of one thing is told. */
const deepest = 3;
const widest = 40;
const flagName = /^(?:is|has|can|was|needs|wants|should|shows|allows)[A-Z]/;

const things = (count: number): string => (count === 1 ? '1 thing' : `${count} things`);
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

function shownText(chart: string, field: string, text: string): Shown {
  const own = `${chart}.${field}`;
  const words = Object.hasOwn(shownWords, own)
    ? shownWords[own]
    : Object.hasOwn(shownWords, field)
      ? shownWords[field]
      : [];
  if (words?.includes(text)) return text;
  return text === '' ? 'no text' : 'text';
}

function shownNumber(field: string, value: number): Shown {
  const most = shownMoments.has(field) ? latestMs : shownCounts.has(field) ? highestCount : -1;
  return value >= 0 && value <= most ? value : 'number';
}

function shownList(chart: string, field: string, list: readonly unknown[]): Shown {
  if (list.length === 0 || list.length > widest) return things(list.length);
  const words = list.map((one) => (typeof one === 'string' ? shownText(chart, field, one) : null));
  return words.every((word, at) => word !== null && word === list[at]) ? words : things(list.length);
}

/** A name inside a thing may itself be somebody's: only those that are known to be the shop's own are told. */
const isOwnName = (name: string, value: unknown): boolean =>
  Object.hasOwn(shownWords, name) ||
  shownCounts.has(name) ||
  shownMoments.has(name) ||
  (typeof value === 'boolean' && flagName.test(name));

function shownThing(chart: string, value: object, depth: number): Shown {
  if (value instanceof Error) return 'fault' in value ? shownValue(chart, 'fault', value.fault, depth) : 'an error';
  if (value instanceof Map || value instanceof Set) return things(value.size);
  if (!isPlain(value)) return 'a thing';
  const entries = Object.entries(value);
  if (entries.length > widest || depth >= deepest) return things(entries.length);
  const inside = entries.flatMap(([name, one]): [string, Shown][] => {
    if (isOwnName(name, one)) return [[name, shownValue(chart, name, one, depth + 1)]];
    const isThing = typeof one === 'object' && one !== null && !Array.isArray(one);
    const shown = isThing && nested.has(name) ? shownValue(chart, name, one, depth + 1) : null;
    return shown === null ? [] : [[name, shown]];
  });
  return inside.length > 0 ? Object.fromEntries(inside) : things(entries.length);
}

/** What holds more of the shop's own facts one floor down. */
const nested: ReadonlySet<string> = new Set(['fault', 'error', 'flags', 'reservation', 'fulfilment', 'hold', 'slot']);

function shownValue(chart: string, field: string, value: unknown, depth: number): Shown {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  if (typeof value === 'string') return shownText(chart, field, value);
  if (typeof value === 'number') return shownNumber(field, value);
  if (Array.isArray(value)) return shownList(chart, field, value);
  return typeof value === 'object' ? shownThing(chart, value, depth) : 'a thing';
}

/**
 * What may leave a shop tab of a chart's context or of an event. Of a text or a number it is its kind, unless its field
 * is one of those in `shown.words.ts` and its value is among what may stand there.
 */
export function shownFields(chart: string, of: unknown): Fields {
  if (typeof of !== 'object' || of === null || !isPlain(of)) return {};
  const entries = Object.entries(of).filter(([name, value]) => name !== 'type' && value !== undefined);
  return Object.fromEntries(entries.slice(0, widest).map(([name, value]) => [name, shownValue(chart, name, value, 1)]));
}

const plainName = /^[\w.:*()[\]-]{1,160}$/;
const longNumber = /\d{4}|^(?=.*\d).{13}/;
/** A part of a name that may be an id of something, such as a product's or an order's, is left out. */
const withoutIds = (name: string): string =>
  name
    .split('.')
    .map((part) => (longNumber.test(part) || part.length > 40 ? '…' : part))
    .join('.');

/** What an actor is called, without the id of what it is about. */
export const shownName = (name: string): string => (plainName.test(name) ? withoutIds(name) : 'an actor');

/** The name of an event; the span of a wait stays in it, because arrows are named by it. */
export function shownEvent(type: string): string {
  if (!plainName.test(type)) return 'an event';
  return type.startsWith('xstate.after.') ? type : withoutIds(type);
}
