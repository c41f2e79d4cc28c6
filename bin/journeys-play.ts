// npm run journeys:play -- --journey ID [--goal GOAL | --file JOURNEYS.json] [--screen phone|desktop] [--pace 800] [--headed]
import { chromium } from 'playwright-core';
import { openBrowser } from '#tests/browser/chromium.ts';
import { journeyStore } from '#tests/journeys/journey-store.ts';
import { pollOutsideOfTests } from './playing/poll.ts';
import { createPause } from './playing/pause.ts';
import { playJourney } from './playing/playing.ts';
import { showing } from './playing/showing.ts';
import { isFine, told } from './playing/told.ts';
import { screenOf, screens, wishOr } from './playing/wanted.ts';
import { chromium as chromiumPath } from './tools.js';

const usage = `npm run journeys:play -- --journey ID [--goal GOAL | --file JOURNEYS.json] [--screen phone|desktop] [--pace MS] [--headed]
Plays a journey on the real shop in one tab, with the inspector in another that follows it. With --headed both are on the screen:
the space bar holds it and lets it go on, and q ends it.`;
const { set, screen, paceMs, isHeaded } = wishOr(usage);
if (set.journeys.length === 0) {
  console.error(usage);
  process.exit(2);
}
pollOutsideOfTests();

/** Both pages on a screen that somebody looks at. */
function openHeaded() {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('No Chromium: npm test installs one, or set CHROMIUM to its path.');
  return chromium.launch({ executablePath, headless: false, args: ['--no-sandbox', '--no-first-run'] });
}
const [store, browser] = await Promise.all([journeyStore(), isHeaded ? openHeaded() : openBrowser()]);
const pause = createPause(isHeaded ? process.stdin : null);
let failed = 0;
for (const journey of set.journeys) {
  const on = screenOf(journey, screen);
  console.log(`${journey.id} ${journey.title}`);
  const onlookers = [showing({ origin: store.origin, paceMs, pause, say: (line) => console.log(`  ${line}`) })];
  const outcome = await playJourney({ store, browser }, journey, { screen: on, viewport: screens[on], onlookers });
  console.log(told(outcome));
  if (!isFine(outcome)) failed += 1;
}
pause.end();
await browser.close();
await store.stop();
console.log(`${set.journeys.length} journeys played, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
