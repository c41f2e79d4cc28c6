import type { GeneratedJourney, RecordedStep, Recording } from '../journeys/journeys.types.ts';
import { violationsOf } from './axe.ts';
import { type Album, smallPicture } from './pictures.ts';
import type { Moment, Onlooker } from './playing.ts';
import { linesOn, shownOf, type SpecifiedText } from './texts-shown.ts';
import { type Screen, screens } from './wanted.ts';

/** What is written down while journeys are played. */
export function createRecordings(album: Album, texts: readonly SpecifiedText[]) {
  const steps = new Map<string, Map<number, RecordedStep>>();
  const violations = new Map<string, readonly string[]>();
  const rows = new Map<string, number>();
  let build = '';

  /** The page as it is on each of the screens: for a moment it is as wide as the other one. */
  async function pictured({ page, area, place }: Moment, own: Screen, wanted: readonly Screen[]) {
    const name = `${area}.${place}`;
    const named: Record<string, string> = {};
    for (const screen of wanted) {
      const known = album.nameFor(name, screen);
      if (known === null && screen !== own) await page.setViewportSize(screens[screen]);
      named[screen] = known ?? album.keep(name, screen, await smallPicture(page, screen));
      if (known === null && screen !== own) await page.setViewportSize(screens[own]);
    }
    return named;
  }
  async function violationsAt({ page, area, place }: Moment, screen: Screen): Promise<readonly string[]> {
    const name = `${area}.${place} ${screen}`;
    const found = violations.get(name) ?? (await violationsOf(page));
    violations.set(name, found);
    return found;
  }
  /** Looks on at one journey, and takes its pictures on the screens that are wanted. */
  function onlooker(screen: Screen, wanted: readonly Screen[]): Onlooker {
    let from = 0;
    return {
      sees: async (moment) => {
        const { journey, at, follower, page } = moment;
        const pictures = await pictured(moment, screen, wanted);
        const found = await violationsAt(moment, screen);
        const shown = shownOf(texts, await linesOn(page));
        for (const { row } of shown) rows.set(row, (rows.get(row) ?? 0) + 1);
        const kept = steps.get(journey.id) ?? new Map<number, RecordedStep>();
        steps.set(journey.id, kept);
        kept.set(at, {
          ...{ step: at, pictures, states: follower.states(), arrows: follower.arrowsSince(from) },
          ...{ texts: shown.map(({ id }) => id).sort(), violations: found },
        });
        from = follower.count();
        build = follower.build() || build;
      },
    };
  }
  return {
    onlooker,
    /** Null for a journey that did not come to its end. */
    recordingOf(journey: GeneratedJourney): Recording | null {
      const kept = [...(steps.get(journey.id)?.values() ?? [])].sort((a, b) => a.step - b.step);
      return kept.length === journey.steps.length + 1 ? { journey, build, steps: kept } : null;
    },
    rows: (): Readonly<Record<string, number>> => Object.fromEntries([...rows].sort()),
    violations: () => [...violations].filter(([, found]) => found.length > 0),
  };
}

/** A recording as a file: a line for each step, so that what has changed is seen. */
export const recordingText = ({ steps, ...rest }: Recording): string =>
  `${JSON.stringify(rest).slice(0, -1)},"steps":[\n${steps.map((step) => JSON.stringify(step)).join(',\n')}\n]}\n`;
