import { describe, expect, it } from 'vitest';
import { shoppingModel } from '../../../bin/journeys/areas.ts';
import { readChart } from '../../../bin/journeys/chart.ts';
import { compose, generate } from '../../../bin/journeys/generate.ts';
import { setup } from 'xstate';
import { stages } from '../stages.ts';
import { trolleyJourney } from '../trolley.journey.ts';

const before = generate(compose(), { goals: ['whole'], seed: 1 });

/** The same shop, in which the trolley is not cleared from its note but from its page. */
function changedShop() {
  const { config } = trolleyJourney.machine;
  const states = structuredClone(config.states) as Record<string, { on: Record<string, string> }>;
  const { noted, page } = states;
  if (!noted || !page) throw new Error('The chart of the trolley is another one.');
  noted.on = {};
  page.on['clear.ask'] = 'askedToClear';
  const machine = setup({}).createMachine({ ...config, states } as never);
  const model = shoppingModel();
  const charts = new Map(model.charts);
  charts.set('trolley', readChart('trolley', { ...stages.trolley.journey, machine: machine as never }));
  return compose({ ...model, charts });
}

describe('Journeys that stood before', () => {
  it('stay as they are, to the letter, while nothing of them changes', () => {
    const again = generate(compose(), { goals: ['whole'], seed: 1, kept: before.journeys });
    expect(again).toEqual(before);
  });

  it('change only where they go through what has changed', () => {
    const after = generate(changedShop(), { goals: ['whole'], seed: 1, kept: before.journeys });
    const kept = new Set(after.journeys.map(({ id }) => id));
    const gone = before.journeys.filter(({ id }) => !kept.has(id));
    const takes = ({ steps }: (typeof gone)[number]) =>
      steps.some(({ area, event, place }) => area === 'trolley' && event === 'clear.ask' && place === 'askedToClear');
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter((journey) => !takes(journey))).toEqual([]);
    expect(after.unreachable).toEqual([]);
    expect(after.journeys.flatMap(({ goals }) => goals)).toContain('arrow trolley: page -clear.ask-> askedToClear');
  });

  it('are called by what is done in them alone', () => {
    const ids = before.journeys.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const half = generate(compose(), { goals: ['every state'], seed: 1, kept: before.journeys });
    expect(half.journeys.filter(({ id }) => !ids.includes(id))).toEqual([]);
  });
});
