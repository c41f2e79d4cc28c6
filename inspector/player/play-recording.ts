import type { RecordedStep, Recording } from '../../bin/journeys/journeys.types.ts';
import type { ChartData } from '../data.types.ts';
import type { Library, Moment, Playable } from './player.types.ts';

const journeyState = (area: string, place: string) => `journey-${area}.${place}`;

/** Every state that is active after a recorded step: of the shop's charts, and of the journey that is walked. */
function statesAt({ journey }: Recording, { step, states }: RecordedStep): readonly string[] {
  const done = journey.steps[step];
  return done ? [...states, journeyState(done.area, done.place)] : states;
}

/** The arrow of the journey's own chart that a step takes, as far as its chart tells. */
function journeyArrow(charts: readonly ChartData[], { journey }: Recording, { step }: RecordedStep): readonly string[] {
  const done = journey.steps[step];
  const chart = charts.find(({ id }) => id === `journey-${done?.area}`);
  if (!done || !chart) return [];
  const place = journeyState(done.area, done.place);
  const arrow = chart.arrows.find(({ event, to }) => event === done.event && to.includes(place));
  return arrow ? [arrow.name] : [];
}

/** The shortest of all recordings that come through a state, with the step that gets there. */
export function recordingThrough(
  recordings: readonly Recording[],
  state: string,
): { readonly recording: Recording; readonly until: number } | null {
  const found = recordings.flatMap((recording) => {
    const until = recording.steps.findIndex(
      (step) => statesAt(recording, step).includes(state) || step.arrows.some((arrow) => arrow.startsWith(`${state} `)),
    );
    return until < 0 ? [] : [{ recording, until }];
  });
  return found.sort((a, b) => a.until - b.until)[0] ?? null;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function captionOf({ journey }: Recording, { step, violations }: RecordedStep): string {
  const done = journey.steps[step];
  const said = done ? `${journey.who} ${done.says}. ${capital(done.sees)}` : `${journey.who} begins.`;
  return violations.length > 0 ? `${said} Against the rules of access: ${violations.join(', ')}.` : said;
}

const shownOf = (pictureOf: Library['pictureOf'], { pictures }: RecordedStep): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(pictures).flatMap(([screen, file]) => {
      const address = pictureOf(file);
      return address === null ? [] : [[screen, address]];
    }),
  );

/** Pictures of the first recording that does the same in the same place; none where nobody recorded it. */
export function picturesOf(
  { recordings, pictureOf }: Library,
  place: string | null,
  says: string,
): Readonly<Record<string, string>> {
  for (const { journey, steps } of recordings)
    for (const step of steps) {
      const done = journey.steps[step.step];
      if (!done || journeyState(done.area, done.place) !== place || !says.endsWith(done.says)) continue;
      const shown = shownOf(pictureOf, step);
      if (Object.keys(shown).length > 0) return shown;
    }
  return {};
}

/** A journey as it was played in a real browser, up to a step of it. */
export function playRecording(
  { charts, pictureOf }: Library,
  recording: Recording,
  until: number,
  state: string,
): Playable {
  const steps = recording.steps.slice(0, until + 1);
  const momentAt = (at: number): Moment => {
    const step = steps[at];
    if (!step) throw new Error(`The recording has no step ${at}.`);
    return {
      lit: {
        states: new Set(statesAt(recording, step)),
        arrows: new Set([...step.arrows, ...journeyArrow(charts, recording, step)]),
        refused: new Set(),
        caption: captionOf(recording, step),
      },
      chart: state.split('.', 1)[0] ?? null,
      pictures: shownOf(pictureOf, step),
    };
  };
  return {
    title: recording.journey.title,
    about: `A journey that was played in a real browser (build ${recording.build}), up to “${state}”.`,
    count: steps.length,
    momentAt,
  };
}
