// npm run journeys:run -- [--goal GOAL | --file JOURNEYS.json] [--journey ID] [--screen phone|desktop] [--workers 2] [--drift]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allMachines } from './charts/machines.ts';
import { junit } from './journeys/out/junit.ts';
import { type Watch, watchAccess } from './playing/access.ts';
import { createGuard } from './playing/drift/guard.ts';
import { findingsIn, tellDrift } from './playing/drift/report.ts';
import { pollOutsideOfTests } from './playing/poll.ts';
import { type Outcome, playJourney } from './playing/playing.ts';
import { isFine, told, whyNot } from './playing/told.ts';
import { screenOf, screens, wishOr } from './playing/wanted.ts';
import { eachAtAStore } from './playing/workers.ts';

const usage = `npm run journeys:run -- [--goal GOAL]... [--file JOURNEYS.json] [--journey ID]... [--screen phone|desktop] [--workers N] [--seed S] [--most N] [--drift [--presses N|all]]
Plays journeys in a real browser against the real store; without a goal the smoke test. The build must stand in dist/.
With --drift it also looks for events that charts ignore, controls that nothing comes of (so many pressed on each page),
and events that nothing in the shop sends. Whatever is found and not explained in bin/playing/drift/edge.ts fails the run.`;
const { set, screen, workers, isGuarded, presses } = wishOr(usage);
pollOutsideOfTests();
const began = performance.now();
const outcomes: Outcome[] = [];
const access: Watch = watchAccess();
const guard = isGuarded ? createGuard(await allMachines(), presses) : null;
for (const { goal, why } of set.unreachable) console.error(`cannot be reached: ${goal}: ${why}`);
await eachAtAStore(set.journeys, workers, async (rig, journey) => {
  const on = screenOf(journey, screen);
  const along = guard?.along();
  const onlookers = [access.onlooker, ...(along ? [along.onlooker] : [])];
  const outcome = await playJourney(rig, journey, { screen: on, viewport: screens[on], onlookers });
  outcomes.push(outcome);
  console.log(told(outcome));
  await along?.after(rig, outcome);
});

const results = new Map(
  outcomes.map((one) => [one.journey.id, { failure: whyNot(one), seconds: one.ms / 1_000 }] as const),
);
const folder = join(import.meta.dirname, '../test-results/journeys');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'results.json'),
  `${JSON.stringify(
    [...results].map(([id, result]) => ({ id, ...result })),
    null,
    1,
  )}\n`,
);
writeFileSync(join(folder, 'junit.xml'), await junit(set, { recordings: new Map(), results }));
let drifted = 0;
if (guard) {
  const drift = guard.drift();
  drifted = findingsIn(drift).length;
  writeFileSync(join(folder, 'drift.txt'), `${tellDrift(drift)}\n`);
  console.log(
    `${tellDrift(drift)}\n${drifted} findings, ${guard.pressed()} controls pressed (test-results/journeys/drift.txt)`,
  );
}
const failed = outcomes.filter((outcome) => !isFine(outcome)).length;
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(
  `${set.goal}: ${outcomes.length} journeys, ${failed} failed, ${access.places()} places looked at by axe, ${minutes} minutes (test-results/journeys/junit.xml)`,
);
process.exit(failed === 0 && drifted === 0 && outcomes.length > 0 ? 0 : 1);
