import type { AnyEventObject } from 'xstate';
import type { AnswerWay } from '#machines/inspector/index.ts';
import type { ChartData, InspectorData } from '../data.types.ts';

/** Everything that can become of something, and every step between: a graph that was walked to its end. */
export type Space = {
  /** What was walked: "the shopping journeys", "the chart “Zone”". */
  readonly title: string;
  /** The machine that was walked; null when it was the journeys. */
  readonly machine: string | null;
  /** One situation each: the states that are active in it, by the inspector's ids, and the facts that hold. */
  readonly situations: readonly Situation[];
  readonly steps: readonly SpaceStep[];
  /** Of a chart, one for each of its beginnings, in their order. */
  readonly starts: readonly number[];
};
export type Situation = {
  readonly states: readonly string[];
  readonly facts: Readonly<Record<string, string>>;
};
export type SpaceStep = {
  readonly from: number;
  readonly to: number;
  readonly says: string;
  /** What happens to the machine; null on journeys. */
  readonly event: AnyEventObject | null;
};

/** The worlds of the shopping journeys as they are put into the page: short, because there are many. */
export type JointData = {
  readonly facts: readonly string[];
  /** Area, place, and then a value for each fact. */
  readonly worlds: readonly (readonly string[])[];
  readonly words: readonly string[];
  /** From, to, and which of the words. */
  readonly steps: readonly (readonly [from: number, to: number, words: number])[];
  readonly starts: readonly number[];
};

/** What answers are made of. */
export type Evidence = {
  readonly data: Pick<InspectorData, 'charts' | 'rows' | 'texts' | 'journeys' | 'planned'>;
  readonly joint: JointData;
  /** Walks a chart of the shop to its end; null when nobody said what can happen to it. */
  readonly walk: (chart: ChartData) => Space | null;
  /** The tests that claim a requirement row, as far as they are known here. */
  readonly testsOf: (row: string) => readonly string[];
};

export type AnswerStep = { readonly says: string; readonly state: string | null; readonly sees: string };
export type Answer = {
  readonly kind: 'proof' | 'counterexample' | 'told' | 'not understood';
  /** How the question was read. */
  readonly read: string;
  readonly says: string;
  /** What was looked at, and what was not. */
  readonly looked: string;
  readonly notLooked: string;
  /** A way in steps: the counterexample, or the example. The first is where it begins. */
  readonly path: readonly AnswerStep[];
  /** The same steps as they are played; null where there is nothing to play. */
  readonly way: AnswerWay | null;
  /** States that the answer speaks of. */
  readonly states: readonly string[];
  readonly examples: readonly string[];
};

export type Predicate = (situation: Situation) => boolean;
/** Something that a question speaks of. */
export type Named = { readonly title: string; readonly holds: Predicate; readonly states: readonly string[] };
