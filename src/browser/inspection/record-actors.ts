import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import type { Happening } from '#services/inspection/memory.ts';
import { shownEvent, shownFields, shownName } from '#services/inspection/shown.rules.ts';
import { activeStates, arrowName, chartIn, childrenOf, parentOf } from './chart-steps.ts';
import { recordWaits } from './record-waits.ts';

type Options = { readonly keep: (happening: Happening) => void; readonly nowMs: () => number };
type Micro = { readonly _transitions: readonly AnyTransitionDefinition[] };
type Inner = {
  readonly _snapshot: { readonly _scheduledEvents: Parameters<ReturnType<typeof recordWaits>['standing']>[0] };
};
type Shown = ReturnType<typeof shownFields>;

const inputOf = (begun: object): unknown => (begun as { readonly input?: unknown }).input;

/**
 * Tells of every actor of a running shop from now on, beginning with those that are there. It holds on to no actor,
 * writes nothing into the shop, and what goes wrong in it is nobody else's trouble.
 */
export function recordActors(root: AnyActorRef, { keep, nowMs }: Options) {
  const waits = recordWaits(keep, nowMs);
  const shown = new WeakMap<object, Shown>();
  let known = new Set<string>();

  const contextOf = (chart: string, context: unknown): Shown => {
    if (typeof context !== 'object' || context === null) return {};
    const last = shown.get(context);
    if (last) return last;
    const fields = shownFields(chart, context);
    shown.set(context, fields);
    return fields;
  };
  const begin = (actor: AnyActorRef) => {
    known.add(actor.sessionId);
    const parent = parentOf(actor)?.sessionId ?? null;
    const chart = chartIn(actor)?.id ?? null;
    // The outermost one has no name of its own.
    const name = actor.id === actor.sessionId && chart !== null ? chart : shownName(actor.id);
    keep({ kind: 'actor', actor: actor.sessionId, name, chart, parent });
  };
  const step = (
    actor: AnyActorRef,
    snapshot: AnyMachineSnapshot,
    type: string,
    arrows: readonly AnyTransitionDefinition[],
    context: Shown,
  ) =>
    keep({
      kind: 'step',
      actor: actor.sessionId,
      event: shownEvent(type),
      arrows: arrows.map(arrowName),
      states: [...activeStates(snapshot)],
      context,
    });

  const hears: { readonly [T in InspectionEvent['type']]?: (event: Extract<InspectionEvent, { type: T }>) => void } = {
    '@xstate.actor': ({ actorRef }) => begin(actorRef as AnyActorRef),
    '@xstate.event': ({ actorRef, sourceRef, event }) => {
      const actor = actorRef as AnyActorRef;
      const chart = chartIn(actor);
      if (event.type === 'xstate.init') {
        if (!chart) waits.begun(actor, parentOf(actor)?.sessionId, inputOf(event));
        return;
      }
      if (sourceRef && event.type === 'deadline.reached') waits.reached(sourceRef as AnyActorRef, actor.sessionId);
      if (sourceRef === actorRef) waits.heard(actor.sessionId, event);
      if (!chart || event.type === 'xstate.stop') return;
      const from = sourceRef?.sessionId ?? null;
      keep({
        kind: 'event',
        actor: actor.sessionId,
        from,
        event: shownEvent(event.type),
        fields: shownFields(chart.id, event),
      });
    },
    '@xstate.action': ({ actorRef, action }) => waits.acted(actorRef.sessionId, action.type, action.params),
    '@xstate.microstep': ({ actorRef, snapshot, event, ...micro }) => {
      const actor = actorRef as AnyActorRef;
      const chart = chartIn(actor);
      if (!chart || snapshot.status === 'stopped') return;
      const now = snapshot as AnyMachineSnapshot;
      step(actor, now, event.type, (micro as unknown as Micro)._transitions, contextOf(chart.id, now.context));
    },
    '@xstate.snapshot': ({ actorRef, snapshot, event }) => {
      const actor = actorRef as AnyActorRef;
      const chart = chartIn(actor);
      const now = snapshot as AnyMachineSnapshot;
      if (chart && event.type === 'xstate.init') step(actor, now, event.type, [], contextOf(chart.id, now.context));
      if (snapshot.status === 'active' || !known.delete(actor.sessionId)) return;
      waits.ended(actor, parentOf(actor)?.sessionId);
      keep({ kind: 'end', actor: actor.sessionId, how: snapshot.status });
    },
  };

  /** Who is there, and where each chart is. */
  const lookAround = (tells: (chart: string, context: unknown) => Shown) => {
    known = new Set();
    const visit = (actor: AnyActorRef) => {
      begin(actor);
      const chart = chartIn(actor);
      const now = (actor.getSnapshot() ?? {}) as AnyMachineSnapshot;
      if (chart) step(actor, now, 'xstate.init', [], tells(chart.id, now.context));
      else waits.begun(actor, parentOf(actor)?.sessionId, inputOf(now));
      for (const child of childrenOf(actor)) visit(child);
    };
    visit(root);
    waits.standing((root.system as unknown as Inner)._snapshot._scheduledEvents);
  };
  lookAround(contextOf);

  const { unsubscribe } = root.system.inspect({
    next: (event) => {
      try {
        hears[event.type]?.(event as never);
      } catch {
        // A shopper's shop goes on, whatever its recorder thinks of it.
      }
    },
  });
  return {
    stop: unsubscribe,
    /** Tells again who is there and where, and nothing of what anybody knows: that is told as it changes. */
    beginAnew: () => lookAround(() => ({})),
    /** How many actors there are. */
    actors: () => known.size,
  };
}
