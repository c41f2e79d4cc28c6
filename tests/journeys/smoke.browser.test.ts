import { describe, expect, it } from 'vitest';
import { allMachines } from '../../bin/charts/machines.ts';
import { compose, generate } from '../../bin/journeys/generate.ts';
import type { GeneratedJourney } from '../../bin/journeys/journeys.types.ts';
import { watchAccess } from '../../bin/playing/access.ts';
import { createGuard } from '../../bin/playing/drift/guard.ts';
import { findingsIn } from '../../bin/playing/drift/report.ts';
import { type Outcome, playJourney } from '../../bin/playing/playing.ts';
import { whyNot } from '../../bin/playing/told.ts';
import { screenOf, screens } from '../../bin/playing/wanted.ts';
import { eachAtAStore } from '../../bin/playing/workers.ts';

const { journeys, unreachable } = generate(compose(), { goals: ['smoke'], seed: 1 });

/** How many controls of a page the gate presses; `npm run journeys:run -- --drift --presses all` presses each. */
const fewPresses = 1;

describe('The smoke test of the whole shop, generated from the journeys of its areas', () => {
  it('is played without a complaint, no page of it is closed to anybody, and nothing has drifted from the charts', async () => {
    expect(unreachable).toEqual([]);
    const access = watchAccess();
    const guard = createGuard(await allMachines(), fewPresses);
    const outcomes: Outcome[] = [];
    await eachAtAStore(journeys, 2, async (rig, journey) => {
      const screen = screenOf(journey, null);
      const along = guard.along();
      const onlookers = [access.onlooker, along.onlooker];
      const outcome = await playJourney(rig, journey, { screen, viewport: screens[screen], onlookers });
      outcomes.push(outcome);
      await along.after(rig, outcome);
    });
    expect(outcomes.flatMap((outcome) => whyNot(outcome) ?? [])).toEqual([]);
    expect(outcomes).toHaveLength(journeys.length);
    expect(findingsIn(guard.drift())).toEqual([]);
    expect(guard.pressed()).toBeGreaterThan(5);
    // Every journey was followed: the charts of the shop told what they did. What begins in the app tells the app alone.
    expect(outcomes.filter(({ follower }) => (follower?.count() ?? 0) === 0).map(({ journey }) => journey.id)).toEqual(
      journeys.filter(({ steps }) => steps[0]?.area === 'embedded').map(({ id }) => id),
    );
  }, 900_000);
});

const astray: GeneratedJourney = {
  ...{ id: 'J-astray', title: 'A guest goes astray', who: 'A guest', goals: [], settings: {} },
  steps: [
    {
      ...{ area: 'sign-in', event: 'signIn.open', place: 'asked' },
      ...{ says: 'opens the page of signing in', sees: 'The guest is told what signing in is for.' },
    },
  ],
};

describe('A journey that goes wrong', () => {
  it('says at which step, in words, with what is on the screen', async () => {
    const outcomes: Outcome[] = [];
    await eachAtAStore([astray], 1, async (rig, journey) => {
      outcomes.push(await playJourney(rig, journey, { screen: 'phone', viewport: screens.phone, patienceMs: 3_000 }));
    });
    const [outcome] = outcomes;
    expect(outcome?.failure?.at).toBe(0);
    expect(outcome?.failure?.says).toBe(
      'After step 1 of 1, where A guest opens the page of signing in, this is not so: The guest is told what signing in is for.',
    );
    expect(outcome?.failure?.why).toMatch(/^The page was \/.*, and said:\n {2}main: ./m);
    expect(outcome?.failure?.picture?.subarray(1, 4).toString()).toBe('PNG');
  });
});
