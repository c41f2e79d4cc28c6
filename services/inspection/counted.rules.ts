import { type Fact, type EventName, eventShapes, type Shape } from '../analytics/event-shapes.rules.ts';
import type { Shown } from './trace.contract.ts';

const things = (value: unknown, one: string): Shown => {
  const count = Array.isArray(value) ? value.length : 0;
  return count === 1 ? `1 ${one}` : `${count} ${one}s`;
};

function kindOf(fact: Fact, value: unknown): Shown {
  if (value === null || value === undefined) return null;
  if (fact === 'flag') return value === true;
  if (fact === 'number') return 'number';
  if (fact === 'texts') return things(value, 'text');
  if (typeof fact === 'string') return 'text';
  return Array.isArray(fact) ? things(value, 'thing') : kindsOf(fact as Shape, value);
}

const kindsOf = (shape: Shape, given: unknown): { readonly [fact: string]: Shown } =>
  Object.fromEntries(
    Object.entries(shape).map(([name, fact]) => [name, kindOf(fact, (given as Record<string, unknown>)[name])]),
  );

/**
 * What may be told of something that was counted: which of its facts are known, and of what kind each is. Null of what
 * is no event of the shop, such as what a tag manager puts beside them.
 */
export function countedOf(given: unknown): { readonly event: EventName; readonly facts: Record<string, Shown> } | null {
  if (typeof given !== 'object' || given === null || !('event' in given)) return null;
  const { event } = given;
  if (typeof event !== 'string' || !Object.hasOwn(eventShapes, event)) return null;
  return { event: event as EventName, facts: kindsOf(eventShapes[event as EventName], given) };
}
