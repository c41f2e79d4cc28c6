/** One step of a journey, in the shopper's words. */
export type Step = {
  /** The area whose chart is driven: the file name of `tests/journeys/<area>.journey.ts`. */
  readonly area: string;
  /** The event of that chart. */
  readonly event: string;
  /** What is done: "adds a product". */
  readonly says: string;
  /** Where it leads: the state of the journey chart, and what is true there. */
  readonly place: string;
  readonly sees: string;
  /** Texts of the specification that stand there, letter by letter. */
  readonly texts?: readonly string[];
};
/** A journey as every output reads it: stable text, stable id. */
export type GeneratedJourney = {
  /** Made of its steps alone: the same journey has the same id in every run. */
  readonly id: string;
  readonly title: string;
  readonly who: string;
  /** What a pairwise goal chose: role, method, kind of slot, device. */
  readonly settings: Readonly<Record<string, string>>;
  /** Where it begins, "area.place", and what is true there; where the area of its first step begins, unless it says so. */
  readonly start?: string;
  readonly begins?: string;
  readonly steps: readonly Step[];
  /** What it is there for: "arrow trolley: shelf -product.add-> added", "row A4.10", "text A8.17". */
  readonly goals: readonly string[];
};
export type JourneySet = {
  readonly goal: string;
  readonly seed: number;
  readonly journeys: readonly GeneratedJourney[];
  /** What no journey can reach, and why. */
  readonly unreachable: readonly { readonly goal: string; readonly why: string }[];
};

/** One journey played in a real browser: what the page looked like and what the charts did, step by step. */
export type RecordedStep = {
  /** Index into `steps`; -1 is before the first one. */
  readonly step: number;
  /** Pictures by screen ("phone", "desktop"), as file names beside the recording. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Ids of the state nodes of all charts in the tab that are active after it. */
  readonly states: readonly string[];
  /** Arrows of the shop's own charts that were taken during it. */
  readonly arrows: readonly string[];
  /** Ids of texts of the specification that stood on the page. */
  readonly texts: readonly string[];
  readonly violations: readonly string[];
};
export type Recording = {
  readonly journey: GeneratedJourney;
  readonly build: string;
  readonly steps: readonly RecordedStep[];
};
