import type { AnyActorRef, AnyEventObject } from 'xstate';
import type { Happening } from '#services/inspection/memory.ts';
import { shownEvent, shownName } from '#services/inspection/shown.rules.ts';

type Scheduled = {
  readonly source: AnyActorRef;
  readonly event: AnyEventObject;
  readonly id: string;
  readonly delay: number;
};
type Told = {
  readonly id?: unknown;
  readonly event?: AnyEventObject;
  readonly delay?: unknown;
  readonly sendId?: unknown;
};
type Wait = { readonly id: string; readonly event: AnyEventObject };

/** Tells of waits: those of a chart's own (`after`), and deadlines, which are errands that were given a moment. */
export function recordWaits(keep: (happening: Happening) => void, nowMs: () => number) {
  const waits = new Map<string, Wait[]>();
  const deadlines = new Set<string>();
  const say = (actor: string, wait: string, ms: number, how: 'set' | 'rang' | 'cancelled') =>
    keep({ kind: 'timer', actor, wait, ms, how });

  const set = (actor: string, { id, event }: Wait, ms: number) => {
    waits.set(actor, [...(waits.get(actor) ?? []).filter((one) => one.id !== id), { id, event }]);
    say(actor, shownEvent(event.type), ms, 'set');
  };
  const over = (actor: string, isIt: (wait: Wait) => boolean, how: 'rang' | 'cancelled') => {
    const all = waits.get(actor);
    const wait = all?.find(isIt);
    if (!all || !wait) return;
    waits.set(
      actor,
      all.filter((one) => one !== wait),
    );
    say(actor, shownEvent(wait.event.type), 0, how);
  };
  return {
    /** An action of a chart: it may begin a wait, or call one off. */
    acted(actor: string, type: string, params: unknown): void {
      const { id, event, delay, sendId } = (typeof params === 'object' && params !== null ? params : {}) as Told;
      if ((type === 'xstate.raise' || type === 'xstate.sendTo') && typeof delay === 'number' && event)
        set(actor, { id: String(id), event }, delay);
      if (type === 'xstate.cancel') over(actor, (wait) => wait.id === sendId, 'cancelled');
    },
    /** An event that a chart sent to itself: a wait may be over by it. */
    heard: (actor: string, event: AnyEventObject) => over(actor, (wait) => wait.event === event, 'rang'),
    /** An errand began: a deadline is given its moment. */
    begun(actor: AnyActorRef, parent: string | undefined, input: unknown): void {
      const { atMs } = (typeof input === 'object' && input !== null ? input : {}) as { readonly atMs?: unknown };
      if (parent === undefined || typeof atMs !== 'number') return;
      deadlines.add(actor.sessionId);
      say(parent, shownName(actor.id), Math.max(0, Math.round(atMs - nowMs())), 'set');
    },
    /** A deadline tells its parent that it is reached. */
    reached(deadline: AnyActorRef, parent: string): void {
      if (deadlines.delete(deadline.sessionId)) say(parent, shownName(deadline.id), 0, 'rang');
    },
    ended(actor: AnyActorRef, parent: string | undefined): void {
      waits.delete(actor.sessionId);
      if (deadlines.delete(actor.sessionId) && parent !== undefined) say(parent, shownName(actor.id), 0, 'cancelled');
    },
    /** What is waited for already. */
    standing(scheduled: Readonly<Record<string, Scheduled>>): void {
      for (const { source, id, event, delay } of Object.values(scheduled)) set(source.sessionId, { id, event }, delay);
    },
  };
}
