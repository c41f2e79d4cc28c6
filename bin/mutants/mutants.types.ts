import type { MachineConfig } from 'xstate';

export type Config = MachineConfig<never, never> & Record<string, unknown>;

/** How a delay is stretched: under which new name, what it was called, and by what it is multiplied. */
export type Stretch = { readonly name: string; readonly of: string; readonly factor: number };

/** One small fault in the definition of a chart. */
export type Mutant = {
  readonly chart: string;
  /** Names the place as arrows are named everywhere, and then what was done to it: stable while the place stands. */
  readonly id: string;
  /** The node id of the state whose definition is changed. */
  readonly state: string;
  /** The event that it is about: tests in which that never met the state cannot see it. */
  readonly event: string | null;
  readonly sentence: string;
  readonly change: (config: Config) => Config;
  readonly stretch?: Stretch;
};

export type Verdict = {
  readonly chart: string;
  readonly id: string;
  readonly isKilled: boolean;
  /** The test that failed, or how it ended otherwise. */
  readonly by: string;
  readonly ms: number;
};

/** What one bench of mutants is to do: which tests there are, and which mutants of which charts meet them. */
export type Plan = {
  readonly files: readonly string[];
  /** Whether the laws of tests/machines/laws.test.ts are asked too. */
  readonly withLaws: boolean;
  /** Laws that cost more than this each time are not asked: paths come from the changed chart, and see little. */
  readonly dearestMs: number;
  readonly told: string;
  readonly charts: readonly { readonly name: string; readonly ids: readonly string[] }[];
};

/** What a bench writes down, a line each. */
export type Told =
  | { readonly kind: 'begun'; readonly chart: string; readonly id: string }
  | ({ readonly kind: 'verdict' } & Verdict)
  | { readonly kind: 'unsound'; readonly test: string; readonly why: string }
  | { readonly kind: 'measured'; readonly tests: number; readonly charts: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'soiled' | 'ended' };
