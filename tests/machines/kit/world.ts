import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  fromPromise,
  type InspectionEvent,
  type Snapshot,
  setup,
} from 'xstate';
import { arrowName } from '#src/browser/inspection/chart-steps.ts';
import { CountingClock } from './counting-clock.ts';

export { arrowName };

/** One question that a chart asked of the world, to be answered when the test says so, however late. */
export type Question = {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  isAnswered: boolean;
};

export type World = {
  readonly chart: AnyActorRef;
  readonly clock: CountingClock;
  /** Every question ever asked, in order. */
  readonly questions: Question[];
  /** What the chart told its parent. */
  readonly reports: AnyEventObject[];
  readonly emitted: AnyEventObject[];
  /** Which arrows of the drawing were taken. */
  readonly arrows: Set<string>;
  readonly states: Set<string>;
  readonly errors: unknown[];
  readonly snapshot: () => AnyMachineSnapshot;
  readonly open: () => Question[];
  readonly answer: (question: Question, answer: unknown) => Promise<void>;
  readonly refuse: (question: Question, error: unknown) => Promise<void>;
  readonly persisted: () => Snapshot<unknown>;
  readonly stop: () => void;
};

/** Lets come true what was promised; in a browser too, where the inspector tries the charts. */
export const tick = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });

/** The same machine with every absent actor, at any depth, answered by `ask`. */
function provideAll(machine: AnyStateMachine, ask: (name: string) => AnyActorLogic): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).map(
    ([name, logic]) => [
      name,
      'createMachine' in logic || 'implementations' in logic ? provideAll(logic as AnyStateMachine, ask) : ask(name),
    ],
  );
  return machine.provide({ actors: Object.fromEntries(actors) } as never);
}

type Options = { readonly input?: unknown; readonly snapshot?: Snapshot<unknown>; readonly clock?: CountingClock };

/** One real chart under a parent that only listens, on a simulated clock, over a world that answers when told. */
export function createWorld(
  machine: AnyStateMachine,
  { input, snapshot, clock = new CountingClock() }: Options = {},
): World {
  const questions: Question[] = [];
  const reports: AnyEventObject[] = [];
  const emitted: AnyEventObject[] = [];
  const arrows = new Set<string>();
  const states = new Set<string>();
  const errors: unknown[] = [];
  const ask = () =>
    fromPromise<unknown>(
      ({ signal, self }) =>
        new Promise((resolve, reject) => {
          questions.push({ name: self.id, signal, resolve, reject, isAnswered: false });
        }),
    );
  const parent = setup({
    actors: { chart: provideAll(machine, ask) },
    actions: { hear: ({ event }) => void reports.push(event) },
  }).createMachine({
    invoke: { id: 'chart', systemId: 'chart', src: 'chart', input: () => input as never },
    on: { '*': { actions: 'hear' } },
  });
  const root = createActor(parent, {
    clock,
    ...(snapshot ? { snapshot: restoredParent(snapshot) as never } : {}),
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep' || (event.actorRef as AnyActorRef).id !== 'chart') return;
      for (const arrow of (event as unknown as { _transitions: AnyTransitionDefinition[] })._transitions)
        arrows.add(arrowName(arrow));
      for (const node of (event.snapshot as unknown as { _nodes: AnyStateNode[] })._nodes) states.add(node.id);
    },
  });
  root.subscribe({ error: (error) => void errors.push(error) });
  const chart = root.system.get('chart') as AnyActorRef;
  chart.subscribe({ error: (error) => void errors.push(error) });
  chart.on('*', (event) => void emitted.push(event));
  root.start();
  for (const node of (chart.getSnapshot() as unknown as { _nodes: AnyStateNode[] })._nodes) states.add(node.id);
  const settle = async (question: Question, how: () => void) => {
    question.isAnswered = true;
    how();
    await tick();
  };
  return {
    chart,
    clock,
    questions,
    reports,
    emitted,
    arrows,
    states,
    errors,
    snapshot: () => chart.getSnapshot() as AnyMachineSnapshot,
    open: () => questions.filter((question) => !question.isAnswered && !question.signal.aborted),
    answer: (question, answer) => settle(question, () => question.resolve(answer)),
    refuse: (question, error) => settle(question, () => question.reject(error)),
    persisted: () => stored(chart),
    stop: () => root.stop(),
  };
}

/** As it would be stored: plain JSON, each child under the name it is registered by. */
function stored(chart: AnyActorRef): Snapshot<unknown> {
  const named = (snapshot: { children?: Record<string, { src: unknown; snapshot: object }> }): object => ({
    ...snapshot,
    children: Object.fromEntries(
      Object.entries(snapshot.children ?? {}).map(([id, child]) => [
        id,
        { ...child, src: typeof child.src === 'string' ? child.src : id, snapshot: named(child.snapshot) },
      ]),
    ),
  });
  const whole = (chart as unknown as { getPersistedSnapshot(options: object): object }).getPersistedSnapshot({
    __unsafeAllowInlineActors: true,
  });
  return JSON.parse(JSON.stringify(named(whole))) as Snapshot<unknown>;
}

const restoredParent = (chart: Snapshot<unknown>) => ({
  status: 'active',
  value: {},
  historyValue: {},
  context: {},
  children: { chart: { src: 'chart', systemId: 'chart', snapshot: chart } },
});
