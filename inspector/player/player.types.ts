import type { Wanted } from '#machines/inspector/index.ts';
import type { Recording } from '../../bin/journeys/journeys.types.ts';
import type { ChartData } from '../data.types.ts';
import type { Lit } from '../lit.types.ts';

/** What there is to play besides the charts themselves. */
export type Library = {
  readonly recordings: readonly Recording[];
  /** The address of a picture of a recording; null where the picture is not there. */
  readonly pictureOf: (file: string) => string | null;
  /** Every chart of the page: its words are the captions, and journeys that nobody recorded are found in it. */
  readonly charts: readonly ChartData[];
};

/** Something that is played: what is lit, what is said and what is seen, moment by moment. */
export type Moment = {
  readonly lit: Lit;
  /** The chart that shows it best, by the `id` of its data; null where the chart on show does. */
  readonly chart: string | null;
  readonly pictures: Readonly<Record<string, string>>;
};
export type Playable = {
  readonly title: string;
  /** Where it comes from, in a sentence. */
  readonly about: string;
  readonly count: number;
  readonly momentAt: (at: number) => Moment;
};

/** What the page around the player gives it, and hears of it. */
export type PlayerProps = {
  readonly library: Library;
  /** The chart on show; null on the page's first screen. */
  readonly chart: ChartData | null;
  /** *Play* was pressed on a state or on an answer: another object each time it is pressed. */
  readonly wanted: Wanted | null;
  /** Something was chosen that stands in this state: show it. */
  readonly onSelect: (state: string) => void;
  /** What is played stands in this chart, by its id: show it, without choosing a state. */
  readonly onShowChart: (chart: string) => void;
  readonly onLit: (lit: Lit | null) => void;
};
