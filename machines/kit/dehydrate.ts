import { type AnyActorRef, type AnyMachineSnapshot, getStateNodes, isMachineSnapshot, type Snapshot } from 'xstate';

/** What of a chart's context may travel in a page; everything else starts from `blank` where the page is opened. */
export type Carriage = { readonly keeps: readonly string[]; readonly blank: Readonly<Record<string, unknown>> };
/** By the name under which a chart is registered. A chart that is not named here does not travel. */
export type Carriages = Readonly<Record<string, Carriage>>;

export type CarriedChild = {
  readonly src: string;
  readonly snapshot: Carried | { readonly status: string; readonly input?: unknown };
};
export type Carried = {
  readonly value: unknown;
  readonly context: Record<string, unknown>;
  readonly children?: Record<string, CarriedChild>;
};

const isWaiting = (snapshot: AnyMachineSnapshot): boolean =>
  getStateNodes(snapshot.machine.root, snapshot.value).some((node) => node.after.length > 0);

const pick = (context: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, context[key]]));

/** An unfinished question is asked again where the page is opened, with the same input. */
function carryTask(task: AnyActorRef, src: string): CarriedChild | null {
  const { status, input } = task.getPersistedSnapshot() as { status: string; input?: unknown };
  return status === 'active' ? { src, snapshot: { status, ...(input === undefined ? {} : { input }) } } : null;
}

function carryChild(child: AnyActorRef, carriages: Carriages): CarriedChild | null {
  const src = typeof child.src === 'string' ? child.src : child.id;
  const snapshot: unknown = child.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return carryTask(child, src);
  const carried = carriages[src] === undefined ? null : carry(snapshot, src, carriages);
  return carried && { src, snapshot: carried };
}

function carry(snapshot: AnyMachineSnapshot, name: string, carriages: Carriages): Carried | null {
  const carriage = carriages[name];
  if (!carriage || snapshot.status !== 'active' || isWaiting(snapshot)) return null;
  const children: Record<string, CarriedChild> = {};
  for (const [id, child] of Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>)) {
    const carried = child && carryChild(child, carriages);
    if (carried) children[id] = carried;
    else if (child && isInvoked(snapshot, id)) return null;
  }
  return {
    value: snapshot.value,
    context: pick(snapshot.context as Record<string, unknown>, carriage.keeps),
    ...(Object.keys(children).length > 0 ? { children } : {}),
  };
}

const isInvoked = (snapshot: AnyMachineSnapshot, id: string): boolean =>
  getStateNodes(snapshot.machine.root, snapshot.value).some((node) =>
    node.invoke.some((invocation) => invocation.id === id),
  );

/**
 * The part of a running actor that may travel in a page, or null when there is none: a chart that waits for a moment
 * (`after`) does not travel, because the wait would be lost on the way, nor does a parent that cannot be without it.
 */
export function dehydrate(actor: AnyActorRef, name: string, carriages: Carriages): Carried | null {
  const snapshot: unknown = actor.getSnapshot();
  return isMachineSnapshot(snapshot) ? carry(snapshot, name, carriages) : null;
}

/** What `dehydrate` gave, as a snapshot to start an actor from. */
export function rehydrate(carried: Carried, name: string, carriages: Carriages): Snapshot<unknown> {
  const children = Object.entries(carried.children ?? {}).map(([id, child]) => [
    id,
    {
      src: child.src,
      systemId: 'value' in child.snapshot ? id : undefined,
      snapshot:
        'value' in child.snapshot
          ? rehydrate(child.snapshot, child.src, carriages)
          : { output: undefined, error: undefined, ...child.snapshot },
    },
  ]);
  return {
    status: 'active',
    output: undefined,
    error: undefined,
    value: carried.value,
    historyValue: {},
    context: { ...carriages[name]?.blank, ...carried.context },
    children: Object.fromEntries(children),
  } as unknown as Snapshot<unknown>;
}
