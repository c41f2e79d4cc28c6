import type { JourneySet, Recording } from '../journeys.types.ts';

/** Who else may know something of a journey: what it looked like, and how its last run went. */
export type Seen = {
  readonly recordings: ReadonlyMap<string, Recording>;
  /** By id of the journey; null for one that went well. */
  readonly results: ReadonlyMap<string, { readonly failure: string | null; readonly seconds: number }>;
  /** The picture of a journey's path, as SVG; one per area. */
  readonly pathOf?: (id: string) => Promise<readonly { readonly area: string; readonly svg: string }[]>;
};
export type Output = (set: JourneySet, seen: Seen) => string | Promise<string>;
