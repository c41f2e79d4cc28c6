import type { SignOff } from '#machines/inspector/index.ts';
import type { Coverage } from '../bin/journeys/coverage.types.ts';
import type { GeneratedJourney, Recording } from '../bin/journeys/journeys.types.ts';
import type { JointData } from './questions/questions.types.ts';

/**
 * A state as the page shows it. `id` is the id of its node, such as "trolley.knowing.loading"; the root's is the machine's.
 * In charts of journeys it begins with the chart's key, as some of their machines have names that machines of the shop have.
 */
export type StateData = {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The state inside that is entered first. */
  readonly first: string | null;
  readonly description: string;
  readonly rows: readonly string[];
  /** Ids of texts, such as "reservation.expiredTitle", that the chart itself names. */
  readonly texts: readonly string[];
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly runs: readonly { readonly id: string; readonly src: string }[];
  /** Changes when this state, or anything inside it, is defined otherwise: what a sign-off was given to. */
  readonly mark: string;
};

export type ArrowData = {
  /** "<id of the source node> <event> #<which of the choices for it there>". */
  readonly name: string;
  readonly from: string;
  /** Where it leads; nowhere when the state stays as it is. */
  readonly to: readonly string[];
  /** As XState names it: "slot.hold", "", "xstate.done.actor.load". */
  readonly event: string;
  /** In words: "slot.hold", "at once", "load answered", "after patience (5000 ms)"; of a journey, what the shopper does. */
  readonly when: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly delay: { readonly name: string; readonly ms: number | null } | null;
};

/** Where everything of a chart stands when the states of `folded` are folded. Flat numbers, because there are many. */
export type LayoutData = {
  readonly folded: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Five numbers a box: the state's place in `states` (a start mark: minus one, minus its holder's place), x, y, width, height. */
  readonly boxes: readonly number[];
  readonly lines: readonly LineData[];
};
export type LineData = {
  /** Places in `arrows`; none for the arrow from a start mark. */
  readonly arrows: readonly number[];
  /** x, y, x, y … */
  readonly points: readonly number[];
  /** Where its words begin; null when it has none. */
  readonly label: readonly [x: number, y: number] | null;
};

export type ChartData = {
  /** Its name in addresses: the folder of a machine, "journey-<file>" of a journey. */
  readonly key: string;
  /** The id of its machine, and of its root; the key again for a journey. */
  readonly id: string;
  readonly kind: 'machine' | 'journey';
  readonly title: string;
  readonly area: string;
  readonly description: string;
  /** Of a journey: whose it is. */
  readonly who: string | null;
  /** The root first, then depth first, as they are written. */
  readonly states: readonly StateData[];
  readonly arrows: readonly ArrowData[];
  readonly layouts: readonly LayoutData[];
};

export type TextData = { readonly id: string; readonly text: string; readonly row: string | null };

export type MutantData = {
  /** The id of the state whose definition was changed. */
  readonly place: string;
  readonly says: string;
  /** Why no test can see it; null when nobody has said. */
  readonly why: string | null;
};

export type { SignOff };

export type InspectorData = {
  readonly build: string;
  readonly charts: readonly ChartData[];
  /** Requirement rows by id. */
  readonly rows: Readonly<Record<string, string>>;
  readonly texts: readonly TextData[];
  /** Journeys that were played in a browser and recorded. */
  readonly journeys: readonly Recording[];
  /** Journeys that were made from the journey charts, recorded or not. */
  readonly planned: readonly GeneratedJourney[];
  /** Data URIs by the names that recordings give. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly coverage: readonly Coverage[];
  readonly mutants: readonly MutantData[];
  readonly signOffs: readonly SignOff[];
  /** What questions in plain words are answered from, besides the charts. */
  readonly joint?: JointData;
};
