import { type AnyStateMachine, StateMachine, StateNode } from 'xstate';
import type { Config, Mutant, Stretch } from './mutants.types.ts';

type Built = { config: Config; root: StateNode; idMap: Map<string, StateNode> };
type Delays = Record<string, unknown>;

/** No chart takes so many steps at once: one that does goes round for ever. */
const mostSteps = 2_000;

const originOf = new WeakMap<object, Config>();
let on: { readonly origin: Config; readonly config: Config; readonly stretch: Stretch | undefined } | null = null;
let visited: Set<string> | null = null;

const wantedOf = (origin: Config): Config => (on?.origin === origin ? on.config : origin);

/** A stretched delay asks the machine's own delay, whoever provided it. */
function arm(machine: AnyStateMachine): void {
  if (!on?.stretch) return;
  const { name, of, factor } = on.stretch;
  const delays = machine.implementations.delays as Delays;
  delays[name] = (...args: unknown[]) => {
    const delay = delays[of];
    return factor * Number(typeof delay === 'function' ? delay(...args) : delay);
  };
}

function build(machine: AnyStateMachine, built: Built): void {
  built.idMap = new Map();
  built.root = new StateNode(built.config as never, { _key: machine.id, _machine: machine } as never) as StateNode;
  initialise.call(built.root);
  arm(machine);
}

/** From now on the machine looks up what it is: what is on may have changed since it was made. */
function follow(machine: AnyStateMachine): void {
  const given = machine.config as unknown as Config;
  const origin = originOf.get(given) ?? given;
  const built: Built = { config: given, root: machine.root as StateNode, idMap: (machine as unknown as Built).idMap };
  const now = (): Built => {
    const config = wantedOf(origin);
    if (built.config !== config) {
      built.config = config;
      build(machine, built);
    }
    return built;
  };
  machine.options = { ...machine.options, maxIterations: mostSteps };
  arm(machine);
  const looked = (get: () => unknown) => ({ get, set: () => {}, configurable: true, enumerable: true });
  Object.defineProperties(machine, {
    config: looked(() => now().config),
    root: looked(() => now().root),
    idMap: looked(() => now().idMap),
    states: looked(() => now().root.states),
    events: looked(() => now().root.events),
  });
}

type Next = (this: StateNode, snapshot: unknown, event: { readonly type: string }) => unknown;
type Initialise = (this: StateNode) => void;
const proto = StateNode.prototype as unknown as { _initialize: Initialise; next: Next };
const initialise = proto._initialize;

type Machine = { getInitialSnapshot: Step; transition: Step; restoreSnapshot: Step };
type Step = (...args: unknown[]) => { readonly _nodes?: readonly StateNode[] };

/** Machines made after this call can be changed, and tell where they have been. */
export function openSwitchboard(): void {
  proto._initialize = function (this: StateNode) {
    initialise.call(this);
    const machine = this.machine as AnyStateMachine;
    if (this.parent === undefined && !Object.getOwnPropertyDescriptor(machine, 'root')?.get) follow(machine);
  };
  const { next } = proto;
  proto.next = function (this: StateNode, snapshot, event) {
    visited?.add(`${this.id} ${event.type}`);
    return next.call(this, snapshot, event);
  };
  const steps = StateMachine.prototype as unknown as Machine;
  for (const name of ['getInitialSnapshot', 'transition', 'restoreSnapshot'] as const) {
    const step = steps[name];
    steps[name] = function (this: unknown, ...args: unknown[]) {
      const snapshot = step.apply(this, args);
      if (visited) for (const node of snapshot._nodes ?? []) visited.add(node.id);
      return snapshot;
    };
  }
}

export function switchOn(machine: AnyStateMachine, mutant: Mutant): void {
  const origin = machine.config as unknown as Config;
  const config = mutant.change(origin);
  originOf.set(config, origin);
  on = { origin, config, stretch: mutant.stretch };
}

export function switchOff(): void {
  on = null;
}

/** Where the charts have been meanwhile, by the ids of their states, and which events met them there. */
export async function whereabouts(what: () => Promise<void>): Promise<readonly string[]> {
  visited = new Set();
  await what();
  const ids = [...visited];
  visited = null;
  return ids;
}
