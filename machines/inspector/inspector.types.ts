import type { AnyEventObject } from 'xstate';

/** A tick of a product owner: who saw what, and when. `mark` tells whether it still is what was seen. */
export type SignOff = {
  readonly chart: string;
  /** A state, or the chart as a whole by the id of its root. */
  readonly state: string;
  readonly mark: string;
  readonly name: string;
  readonly date: string;
};

/** A place that can be shown: a state of a chart, or its root for the chart as a whole. `around` are the states that hold it. */
export type Place = { readonly chart: string; readonly state: string; readonly around: readonly string[] };

export type Tab = 'state' | 'play' | 'questions';
export type View = 'drawing' | 'table';
/** As large as it can be read, as small as it can be seen at once, or a scale. */
export type Zoom = 'legible' | 'whole' | number;
/** As a file that is downloaded, or straight into a file that is picked. */
export type Way = 'download' | 'file';
export type Towards = 'next' | 'previous';

/** The very steps of an answer: each with what happened, and the states that are active after it. The first is where it begins. */
export type AnswerWay = {
  /** How the question was read. */
  readonly title: string;
  /** The machine that all of it happens to, and which of its beginnings; null where shoppers walk through journeys. */
  readonly begins: { readonly machine: string; readonly input: number } | null;
  readonly steps: readonly {
    readonly says: string;
    readonly event: AnyEventObject | null;
    readonly states: readonly string[];
  }[];
};
/** The way to a state, or the very way of an answer. */
export type Wanted = { readonly state: string } | { readonly way: AnswerWay };

export type InspectorInput = {
  readonly place: Place | null;
  readonly signOffs: readonly SignOff[];
};

export type InspectorContext = {
  readonly text: string;
  /** What was found for the text, the best first. */
  readonly hits: readonly Place[];
  /** The one that Enter would choose, counted from the first. */
  readonly active: number;
  readonly place: Place | null;
  /** States of the chart on show that are folded. */
  readonly folded: readonly string[];
  readonly zoom: Zoom;
  readonly view: View;
  readonly tab: Tab;
  /** Whether the drawing says how often everything was seen. */
  readonly hasHeat: boolean;
  /** What is to be played: another object each time it is asked for. */
  readonly wanted: Wanted | null;
  readonly signOffs: readonly SignOff[];
  /** What the file will hold when it is saved. */
  readonly pending: readonly SignOff[];
  readonly way: Way;
  /** Who signs: asked for once. */
  readonly name: string;
};

export type InspectorEvent =
  | { readonly type: 'text.type'; readonly text: string; readonly hits: readonly Place[] }
  | { readonly type: 'hit.move'; readonly towards: Towards }
  /** The one that is pressed, or the active one. */
  | { readonly type: 'hit.choose'; readonly index: number | null }
  | { readonly type: 'escape.press' }
  | { readonly type: 'box.press' }
  | { readonly type: 'box.leave' }
  | { readonly type: 'place.show'; readonly place: Place }
  | { readonly type: 'start.show' }
  | { readonly type: 'fold.turn'; readonly state: string }
  | { readonly type: 'fold.set'; readonly states: readonly string[] }
  | { readonly type: 'zoom.set'; readonly zoom: Zoom }
  | { readonly type: 'view.choose'; readonly view: View }
  | { readonly type: 'tab.choose'; readonly tab: Tab }
  | { readonly type: 'heat.turn' }
  | { readonly type: 'state.play' }
  | { readonly type: 'answer.play'; readonly way: AnswerWay }
  | { readonly type: 'sign.ask' }
  | {
      readonly type: 'sign.give';
      readonly name: string;
      readonly date: string;
      readonly mark: string;
      readonly way: Way;
    }
  | { readonly type: 'sign.withdraw' }
  | { readonly type: 'sign.leave' };

/** `offered`: hits stand under the box. `none`: nothing was found. `asked`: name and date are asked for. `busy`: a file is saved. `standing`: a signature could not be taken back. */
export type InspectorTag = 'offered' | 'none' | 'asked' | 'lacking' | 'busy' | 'unsaved' | 'standing' | 'shown';

/** From a tenth to three times its size. */
export const scales = { least: 0.1, most: 3 };
export const within = (zoom: Zoom): Zoom =>
  typeof zoom === 'number' ? Math.min(scales.most, Math.max(scales.least, zoom)) : zoom;

/** The arrow keys stop at the first hit and at the last. */
export const turned = (active: number, towards: Towards, count: number): number =>
  Math.min(Math.max(0, count - 1), Math.max(0, active + (towards === 'next' ? 1 : -1)));

export const isSame = (a: Pick<SignOff, 'chart' | 'state'>, b: Pick<SignOff, 'chart' | 'state'>): boolean =>
  a.chart === b.chart && a.state === b.state;

/** What a sign-off is given to: the state on show, or the chart as a whole. */
export const signedPlace = (place: Place | null): Pick<SignOff, 'chart' | 'state'> | null =>
  place && { chart: place.chart, state: place.state };
