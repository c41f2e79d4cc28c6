import assert from 'node:assert/strict';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { World } from './world.ts';

export type Said = { readonly value: unknown; readonly context: unknown };

export const said = (snapshot: AnyMachineSnapshot): Said => ({ value: snapshot.value, context: snapshot.context });

const largestBytes = 64 * 1024;

/** The context is plain data and small: nothing in it is lost on the way through JSON. */
export function holdsPlainData({ context }: { readonly context: unknown }): void {
  const text = JSON.stringify(context);
  assert.ok(text.length <= largestBytes, `The context has ${text.length} bytes; ${largestBytes} are allowed.`);
  assert.deepStrictEqual(withoutGaps(context), JSON.parse(text), 'The context is not plain data.');
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** JSON leaves out what is undefined, and so may a context. */
const withoutGaps = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutGaps)
    : isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, withoutGaps(inner)]])),
        )
      : value;

/** An event that the chart does not list leaves everything as it was. */
export function ignoresTheUnlisted(before: Said, after: Said, wasListed: boolean, event: AnyEventObject): void {
  if (!wasListed) assert.deepStrictEqual(after, before, `"${event.type}" was not listed and changed something.`);
}

/** Nothing is thrown, whatever happens. */
export function neverThrows(world: World): void {
  assert.deepStrictEqual(world.errors, [], 'The chart threw.');
}

/** A stopped chart leaves no wait, no question and no listener behind. */
export function leavesNothing(world: World): void {
  assert.equal(world.clock.openWaits, 0, 'A wait is still open after the end.');
  assert.deepStrictEqual(
    world.questions.filter((question) => !question.isAnswered && !question.signal.aborted).map(({ name }) => name),
    [],
    'A question is still open after the end.',
  );
}

/** Whatever failed offers a way on. */
export function hasAWayOn(snapshot: AnyMachineSnapshot, events: readonly AnyEventObject[]): void {
  if (snapshot.hasTag('failed') || snapshot.hasTag('stale'))
    assert.ok(
      events.some((event) => snapshot.can(event)),
      `Nothing leads on from ${JSON.stringify(snapshot.value)}.`,
    );
}

/** Once everything has been answered and enough time has passed, nothing is busy. */
export function isAtRest(snapshot: AnyMachineSnapshot): void {
  assert.equal(snapshot.hasTag('busy'), false, `Still busy in ${JSON.stringify(snapshot.value)}.`);
}
