// npm run journeys:record -- [--goal GOAL | --file JOURNEYS.json] [--journey ID] [--screen phone|desktop] [--workers 2]
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedJourney, Recording } from './journeys/journeys.types.ts';
import { createCoverage } from './playing/covered.ts';
import { createAlbum } from './playing/pictures.ts';
import { pollOutsideOfTests } from './playing/poll.ts';
import { playJourney } from './playing/playing.ts';
import { createRecordings, recordingText } from './playing/recording.ts';
import { specifiedTexts } from './playing/texts-shown.ts';
import { told } from './playing/told.ts';
import { type Screen, screenOf, screens, wishOr } from './playing/wanted.ts';
import { eachAtAStore } from './playing/workers.ts';

const usage = `npm run journeys:record -- [--goal GOAL]... [--file JOURNEYS.json] [--journey ID]... [--screen phone|desktop] [--workers N] [--most N] [--missing]
Plays journeys, and keeps what was seen, on a phone and on a desktop, in docs/journeys/recordings and docs/journeys/pictures.
With --missing only those are played of which there is no recording yet.`;
const { set, isWhole, screen, workers, onlyMissing } = wishOr(usage);
pollOutsideOfTests();
const root = join(import.meta.dirname, '..');
const recordingsFolder = join(root, 'docs/journeys/recordings');
const picturesFolder = join(root, 'docs/journeys/pictures');
mkdirSync(recordingsFolder, { recursive: true });

const began = performance.now();
const album = createAlbum(picturesFolder, onlyMissing);
const recordings = createRecordings(album, await specifiedTexts());
const coverage = createCoverage();
const rows: Record<string, number> = {};
/** A recording of a journey that is still the same. */
function isRecorded({ id, steps }: GeneratedJourney): boolean {
  const file = join(recordingsFolder, `${id}.json`);
  if (!existsSync(file)) return false;
  const { journey } = JSON.parse(readFileSync(file, 'utf8')) as Recording;
  return JSON.stringify(journey.steps) === JSON.stringify(steps);
}
const journeys = onlyMissing ? set.journeys.filter((journey) => !isRecorded(journey)) : set.journeys;
const wanted: readonly Screen[] = screen === null ? ['phone', 'desktop'] : [screen];
let failed = 0;
await eachAtAStore(journeys, workers, async (rig, journey) => {
  const on = screenOf(journey, screen);
  const play = (pictured: readonly Screen[]) =>
    playJourney(rig, journey, { screen: on, viewport: screens[on], onlookers: [recordings.onlooker(on, pictured)] });
  const first = await play(wanted);
  // A page that cannot bear to be looked at on the other screen is looked at on its own alone.
  const outcome = first.failure && wanted.length > 1 ? await play([on]) : first;
  console.log(told(outcome));
  coverage.add(outcome.follower?.records() ?? []);
  if (outcome.failure) {
    failed += 1;
    return;
  }
  for (const goal of journey.goals) if (goal.startsWith('row ')) rows[goal.slice(4)] = (rows[goal.slice(4)] ?? 0) + 1;
  const recording = recordings.recordingOf(journey);
  if (recording) writeFileSync(join(recordingsFolder, `${journey.id}.json`), recordingText(recording));
});

if (isWhole && screen === null && failed === 0) {
  // What belongs to no journey any more is not kept.
  const ids = new Set(set.journeys.map(({ id }) => `${id}.json`));
  for (const name of readdirSync(recordingsFolder)) if (!ids.has(name)) rmSync(join(recordingsFolder, name));
}
mkdirSync(join(root, 'test-results/coverage'), { recursive: true });
const all = coverage.all(rows, recordings.rows());
writeFileSync(join(root, 'test-results/coverage/browser.json'), `${JSON.stringify(all, null, 1)}\n`);
for (const [place, found] of recordings.violations()) console.log(`not for everybody at ${place}: ${found.join('; ')}`);
const megabytes = (album.bytes() / 1_000_000).toFixed(1);
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(
  `${journeys.length} journeys, ${failed} failed, ${album.count()} pictures of ${megabytes} MB, ${Object.keys(all.states).length} states and ${Object.keys(all.arrows).length} arrows of charts, ${Object.keys(all.texts).length} texts, ${minutes} minutes`,
);
process.exit(failed === 0 && set.journeys.length > 0 ? 0 : 1);
