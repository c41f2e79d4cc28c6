import type { AnyStateMachine } from 'xstate';
import type { AreaFacts, Facts, Joint } from '#tests/journeys/joints.types.ts';

/** One thing that can be done somewhere, and where it leads. */
export type Move = {
  readonly event: string;
  readonly to: string;
  readonly trail: readonly string[];
  /** Which of the choices there it is, and how many were asked before it and said no. */
  readonly choice: number;
};
/** A choice as the chart draws it, whether it can ever be or not. */
export type Drawn = {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  readonly choice: number;
  /** The guard's name with what it is given; null for none. */
  readonly guard: string | null;
};
export type AreaChart = {
  readonly area: string;
  readonly machine: AnyStateMachine;
  readonly who: string;
  readonly say: Readonly<Record<string, string>>;
  readonly initial: string;
  readonly places: ReadonlyMap<string, string>;
  readonly drawn: readonly Drawn[];
  readonly moves: (place: string, trail: readonly string[]) => readonly Move[];
};
export type Model = {
  readonly charts: ReadonlyMap<string, AreaChart>;
  readonly facts: Readonly<Record<string, AreaFacts>>;
  readonly joints: readonly Joint[];
};

/** Somebody somewhere, with everything that decides what they can do next. */
export type World = {
  readonly area: string;
  readonly place: string;
  readonly trail: readonly string[];
  readonly facts: Facts;
};
export type Edge = {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly area: string;
  readonly event: string;
  readonly place: string;
  /** "area: from -event-> to", or "joint id". */
  readonly arrow: string;
  readonly choice: number;
  readonly joint: Joint | null;
};
export type Graph = {
  readonly model: Model;
  readonly worlds: readonly World[];
  readonly edges: readonly Edge[];
  readonly out: readonly (readonly Edge[])[];
  /** Where a journey can begin by itself. */
  readonly starts: readonly number[];
};
