import type { AnyActorRef, InspectionEvent, Snapshot } from 'xstate';
import { shownEvent, shownFields, shownName } from '#services/inspection/shown.rules.ts';
import { chartIn, childrenOf, parentOf } from './chart-steps.ts';

/** The version of `@statelyai/inspect` whose messages these are. */
const version = '0.7.2';
/** As many as wait until the connection stands: the same as theirs. */
const mostDeferred = 200;

type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onclose' | 'onerror'>;
type Options = { readonly open: () => Socket; readonly shop: AnyActorRef; readonly nowMs: () => number };
type Message = { readonly type: string; readonly sessionId: string } & Readonly<Record<string, unknown>>;

/** What a chart is, as its author wrote it down, without what it begins with and without anything that runs. */
const definitionOf = (actor: AnyActorRef): string => {
  const chart = chartIn(actor);
  if (!chart) return JSON.stringify({ id: shownName(actor.id) });
  return JSON.stringify(chart.config, (key, value: unknown) => {
    if (key === 'context' || key === 'params' || key === 'input' || key === 'output') return undefined;
    return typeof value === 'function' ? { type: value.name } : value;
  });
};

function snapshotOf(actor: AnyActorRef, snapshot: Snapshot<unknown> | undefined): object {
  const chart = chartIn(actor);
  const {
    status = 'active',
    value,
    context,
  } = (snapshot ?? {}) as { status?: string; value?: unknown; context?: unknown };
  return chart && snapshot ? { status, value, context: shownFields(chart.id, context) } : { status };
}

const eventOf = (actor: AnyActorRef, event: { readonly type: string }) => ({
  type: shownEvent(event.type),
  ...shownFields(chartIn(actor)?.id ?? '', event),
});

/**
 * Tells the charts of a shop to a server in the words of Stately's inspector, as its WebSocket adapter would, less what
 * is somebody's own. When the connection ends, so does the telling.
 */
export function openStately({ open, shop, nowMs }: Options): () => void {
  const socket = open();
  let deferred: Message[] = [];
  const send = (message: Message) => {
    const whole = { ...message, id: null, rootId: shop.sessionId, createdAt: String(nowMs()), _version: version };
    if (socket.readyState === 1) socket.send(JSON.stringify(whole));
    else deferred = [...deferred, whole].slice(-mostDeferred);
  };
  const tellActor = (actor: AnyActorRef, snapshot: Snapshot<unknown> | undefined) =>
    send({
      type: '@xstate.actor',
      name: shownName(actor.id),
      sessionId: actor.sessionId,
      parentId: parentOf(actor)?.sessionId,
      definition: definitionOf(actor),
      snapshot: snapshotOf(actor, snapshot),
    });
  const visit = (actor: AnyActorRef) => {
    tellActor(actor, actor.getSnapshot() as Snapshot<unknown>);
    for (const child of childrenOf(actor)) visit(child);
  };
  const hear = (event: InspectionEvent) => {
    const actor = event.actorRef as AnyActorRef;
    const { sessionId } = actor;
    if (event.type === '@xstate.actor') tellActor(actor, undefined);
    if (event.type === '@xstate.event')
      send({ type: event.type, sessionId, sourceId: event.sourceRef?.sessionId, event: eventOf(actor, event.event) });
    if (event.type === '@xstate.snapshot')
      send({
        type: event.type,
        sessionId,
        event: eventOf(actor, event.event),
        snapshot: snapshotOf(actor, event.snapshot),
      });
  };
  const { unsubscribe } = shop.system.inspect({
    next: (event) => {
      try {
        hear(event);
      } catch {
        // A shopper's shop goes on, whatever becomes of what is told of it.
      }
    },
  });
  socket.onopen = () => {
    visit(shop);
    for (const message of deferred.splice(0)) socket.send(JSON.stringify(message));
  };
  socket.onclose = unsubscribe;
  socket.onerror = unsubscribe;
  const stop = () => {
    unsubscribe();
    socket.close();
  };
  shop.subscribe({ complete: stop, error: () => undefined });
  return stop;
}
