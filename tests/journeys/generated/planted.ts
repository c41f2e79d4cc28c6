import { assign, setup } from 'xstate';
import { readChart } from '../../../bin/journeys/chart.ts';
import type { Model } from '../../../bin/journeys/model.types.ts';
import type { Joint } from '../joints.types.ts';

const journeyOf = (machine: unknown, says: readonly string[]) =>
  ({
    machine,
    say: Object.fromEntries(says.map((event) => [event, `does ${event}`])),
    drive: {},
    see: {},
  }) as never;

/** A house with a door that a guard keeps shut, and a room that nothing leads to. */
const house = setup({
  types: {} as { context: { trail: readonly string[] }; events: { type: string } },
  actions: { keep: assign(({ context }, { place }: { place: string }) => ({ trail: [...context.trail, place] })) },
  guards: { cameFrom: ({ context }, { place }: { place: string }) => context.trail.at(-1) === place },
}).createMachine({
  id: 'house',
  context: { trail: [] },
  initial: 'hall',
  states: {
    hall: {
      description: 'The hall.',
      on: {
        'kitchen.enter': { target: 'kitchen', actions: { type: 'keep', params: { place: 'hall' } } },
        'door.open': { guard: { type: 'cameFrom', params: { place: 'cellar' } }, target: 'vault' },
        'stairs.climb': 'attic',
      },
    },
    kitchen: { description: 'The kitchen.', on: { 'hall.enter': 'hall', 'knife.take': 'armed' } },
    armed: { description: 'A knife is in hand.', on: { 'hall.enter': 'hall' } },
    attic: { description: 'The attic, from which nobody comes down.' },
    vault: { description: 'The vault.', on: { 'chest.open': 'treasure' } },
    treasure: { description: 'The treasure.' },
    walled: { description: 'A room without a door.', on: { 'ghost.walk': 'walled' } },
  },
});
/** A garden that is only come to from the house, and an island that is never come to. */
const garden = setup({ types: {} as { events: { type: string } } }).createMachine({
  id: 'garden',
  initial: 'gate',
  states: {
    gate: { description: 'The gate.', on: { 'rose.pick': 'rose', 'wall.climb': 'outside' } },
    rose: { description: 'A rose.' },
    outside: { description: 'Over the wall.' },
  },
});
const island = setup({ types: {} as { events: { type: string } } }).createMachine({
  id: 'island',
  initial: 'beach',
  states: { beach: { description: 'The beach.' } },
});

const joint = (given: Pick<Joint, 'id' | 'from' | 'to'> & Partial<Joint>): Joint => ({
  ...{ says: 'goes over', needs: {}, cross: async () => undefined },
  ...given,
});

/** Only the house has a door to the street: `begins` leaves the others out of what a journey can begin with. */
export function plantedModel({ joints }: { readonly joints?: readonly Joint[] } = {}): Model {
  const charts = [
    readChart('house', journeyOf(house, ['kitchen.enter', 'door.open', 'stairs.climb', 'hall.enter', 'knife.take'])),
    readChart('garden', journeyOf(garden, ['rose.pick', 'wall.climb'])),
    readChart('island', journeyOf(island, [])),
  ];
  const inside = { begins: {}, devices: [] };
  return {
    charts: new Map(charts.map((chart) => [chart.area, chart])),
    facts: {
      house: { begins: {}, rules: { 'knife.take': { sets: { trolley: 'one' } } } },
      garden: { ...inside, rules: { 'wall.climb': { needs: { time: ['held'] } } } },
      island: { ...inside, rules: {} },
    },
    joints: joints ?? [
      joint({ id: 'to-the-garden', from: ['house.hall'], to: 'garden.gate', needs: { trolley: ['one'] } }),
      joint({ id: 'with-a-time', from: ['house.attic'], to: 'garden.gate', needs: { time: ['held'] } }),
    ],
  };
}
