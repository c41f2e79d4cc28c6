import assert from 'node:assert/strict';
import type { ModalsContext, ModalsEvent, ModalsReport, QueuedModal } from '#machines/modals/index.ts';
import { queuedKinds } from '#services/modals/modals.words.ts';
import type { Oracle } from '#tests/machines/kit/rostered.ts';
import type { World } from '#tests/machines/kit/world.ts';

type Told = { readonly entry: Pick<QueuedModal, 'kind' | 'cause'>; hasOpened: boolean };

const isOpen = (value: unknown): boolean => value === 'message' || (typeof value === 'object' && value !== null);
const nameOf = ({ kind, cause }: { kind: string; cause: string }) => `${kind} ${cause}`;

/**
 * INV-9, kept by a book of its own: which entries were told and opened, which causes stand, and how many modals opened
 * and ended. It believes what the chart was told and what it told others, not how it keeps it.
 */
export function modalLaws(world: World): Oracle {
  const now = () => world.snapshot() as unknown as { value: unknown; context: ModalsContext };
  const begun = now().context;
  let standing = new Set(begun.standing);
  const waiting = new Map<string, Told>(begun.queue.map((entry) => [entry.kind, { entry, hasOpened: false }] as const));
  const said = new Set(begun.shown);
  let current: QueuedModal | null = begun.released;
  let heard = world.emitted.length;
  let isUp = isOpen(now().value);

  return (happened, before) => {
    const { value, context } = now();
    const wasContext = before.context as ModalsContext;
    const reports = world.emitted.slice(heard) as unknown as ModalsReport[];
    heard = world.emitted.length;
    const event = (happened.kind === 'event' ? happened.event : { type: 'none' }) as ModalsEvent | { type: 'none' };

    for (const report of reports) {
      if (report.type === 'place.wanted') continue;
      const isOpening = report.type === 'modal.opened';
      assert.notEqual(isUp, isOpening, `9.1: ${report.type} ${report.id} while ${isUp ? 'one' : 'none'} is open.`);
      isUp = isOpening;
    }
    assert.equal(isUp, isOpen(value), '9.9: what is open and what was reported differ.');
    assert.ok(!(context.message && context.addressed), '9.1: a message and an addressed modal at once.');
    assert.equal(value === 'message', context.message !== null, '9.1: a message that is not shown.');
    assert.ok(context.queue.length <= queuedKinds.length, '9.3: the queue is longer than there are kinds.');
    assert.equal(new Set(context.queue.map(({ kind }) => kind)).size, context.queue.length, '9.3: a kind waits twice.');

    if (event.type === 'causes.told') {
      standing = new Set(event.standing);
      for (const [kind, { entry }] of waiting) if (!standing.has(entry.cause)) waiting.delete(kind);
      for (const name of said) if (![...standing].some((cause) => name.endsWith(` ${cause}`))) said.delete(name);
    }
    if (event.type === 'modal.queue') {
      standing.add(event.cause);
      if (!said.has(nameOf(event))) waiting.set(event.kind, { entry: event, hasOpened: false });
    }

    const opened = context.released !== null && context.released !== wasContext.released ? context.released : null;
    const wasCovered = current !== null && event.type === 'modal.open' && before.value === 'message';
    if (wasCovered && current) {
      said.delete(nameOf(current));
      if (standing.has(current.cause) && !waiting.has(current.kind))
        waiting.set(current.kind, { entry: current, hasOpened: false });
    }
    if (opened) {
      assert.equal(event.type, 'page.changed', `9.2, 9.5: ${opened.kind} opened by ${event.type}.`);
      assert.equal(waiting.get(opened.kind)?.entry.cause, opened.cause, `9.3: ${opened.kind} opened without waiting.`);
      assert.ok(standing.has(opened.cause), `9.4: ${opened.cause} does not hold any more.`);
      assert.ok(
        opened.kind === 'restricted-item' || !waiting.has('restricted-item'),
        '9.6: the review came before the restricted item.',
      );
      waiting.delete(opened.kind);
      said.add(nameOf(opened));
    } else if (event.type === 'page.changed' && !isUpOutliving(wasContext) && typeof before.value === 'string')
      assert.deepEqual([...waiting.keys()], [], '9.2: a valid entry was not opened at the major change.');
    current = context.released;
    assert.deepEqual(
      context.queue.map(nameOf).sort(),
      [...waiting.values()].map(({ entry }) => nameOf(entry)).sort(),
      '9.3, 9.7, 9.10: another queue than what was told.',
    );

    const wasDismissible = (wasContext.message ?? wasContext.addressed)?.isDismissible ?? false;
    if (event.type === 'modal.dismiss' && !wasDismissible)
      assert.deepEqual({ value, context }, before, '9.8: dismissed although it may not be.');
    if (event.type === 'modal.dismiss' && wasDismissible && before.value === 'message')
      assert.equal(value, 'clear', '9.8: a dismissible message stayed.');
    if (reports.some((report) => report.type === 'place.wanted' && report.outlet !== null))
      assert.ok(wasContext.addressed, '9.9: a way out of a modal that the address does not name.');
    if (happened.kind === 'event' && event.type === 'modal.open')
      assert.equal(context.message?.id, event.modal.id, '9.1: the newest does not stand open.');
  };
}

const isUpOutliving = ({ message }: ModalsContext): boolean => message?.outlivesPage ?? false;
