import { useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useEffect, useRef } from 'react';
import type {
  Actor,
  ActorOptions,
  AnyStateMachine,
  EmittedFrom,
  InputFrom,
  InspectionEvent,
  SnapshotFrom,
} from 'xstate';

/** Who looks on: the inspector hears what the charts of parts do, as it hears the shop's. */
export const InspectContext = createContext<((event: InspectionEvent) => void) | undefined>(undefined);

type Options<M extends AnyStateMachine> = {
  readonly input?: InputFrom<M>;
  /** What the chart tells those who put the part on the page. */
  readonly onReport?: (report: EmittedFrom<M>) => void;
};

/**
 * A chart of a part's own: it lives as long as the part stands on the page. On the server it stands in its first state;
 * its waits begin in the browser. What differs between two lives is its input: give the part a `key`.
 */
export function useChart<M extends AnyStateMachine>(
  machine: M,
  { input, onReport }: Options<M> = {},
): readonly [SnapshotFrom<M>, Actor<M>['send'], Actor<M>] {
  const inspect = useContext(InspectContext);
  const actor = useActorRef(machine, { input, inspect } as ActorOptions<M> as never) as unknown as Actor<M>;
  const snapshot = useSelector(actor, (now) => now) as SnapshotFrom<M>;
  const hear = useRef(onReport);
  useEffect(() => {
    hear.current = onReport;
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('*', (report: unknown) => hear.current?.(report as EmittedFrom<M>));
    return unsubscribe;
  }, [actor]);
  return [snapshot, actor.send, actor];
}
