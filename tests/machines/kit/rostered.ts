import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Said } from './laws.ts';
import type { World } from './world.ts';

type Context = any;

/** One thing that happened to a chart on a walk. */
export type Happened =
  | { readonly kind: 'event'; readonly event: AnyEventObject }
  | { readonly kind: 'answer'; readonly name: string; readonly output: unknown }
  | { readonly kind: 'refusal'; readonly name: string; readonly error: unknown }
  | { readonly kind: 'late'; readonly name: string }
  | { readonly kind: 'wait'; readonly ms: number };

/** Looks at a chart after each thing that happened and throws when a law of its own is broken. */
export type Oracle = (happened: Happened, before: Said) => void;

/** A chart with what can happen to it: inputs, everything it may be told, and what its questions may be answered. */
export type Rostered = {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly inputs: readonly unknown[];
  readonly events: (context: Context) => readonly AnyEventObject[];
  /** The same for generated paths, where parts of a chart that have nothing to do with each other take turns. */
  readonly pathEvents?: (context: Context) => readonly AnyEventObject[];
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** What its questions may fail with, where the kind of failure matters to it; besides those that happen to all. */
  readonly refusals?: Readonly<Record<string, readonly Error[]>>;
  /** What of the context tells two states apart when the graph is walked. */
  readonly shape: (context: Context) => unknown;
  /** Spans that a walk may wait besides the usual ones: those around the chart's own delays. */
  readonly spans?: readonly number[];
  /** The chart's own laws, for one life of it. */
  readonly oracle?: (world: World) => Oracle;
};
