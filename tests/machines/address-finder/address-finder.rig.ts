import {
  activeOf,
  type AddressFinderContext,
  addressFinderMachine,
  chosenOf,
  findingOf,
  optionsOf,
} from '#machines/address-finder/index.ts';
import { wantedOf } from '../kit/wanted.ts';
import { createWorld } from '../kit/world.ts';
import { karori, karoriWest } from './address-finder.roster.ts';

export const both = [karoriWest, karori];
export const dropped = { type: 'place.dropped' };
export const chosen = (place: typeof karori) => ({ type: 'place.chosen', place });
export const openings = [{ type: 'list.open' }, { type: 'option.move', towards: 'next' }] as const;

/** A box for places, and what whoever types in it sees. */
export function opens(input: { text: string; chosen: typeof karori | null } = { text: '', chosen: null }) {
  const world = createWorld(addressFinderMachine, { input });
  const last = () => world.open().at(-1) as never;
  const now = () => world.snapshot() as never;
  return {
    ...world,
    send: world.chart.send.bind(world.chart),
    types: (text: string) => world.chart.send({ type: 'text.type', text }),
    context: () => world.snapshot().context as AddressFinderContext,
    finding: () => findingOf(now()),
    options: () => optionsOf(now()),
    active: () => activeOf(now()),
    chosen: () => chosenOf(now()),
    asked: () => world.open().map(({ name }) => name),
    wanted: (name: string) => wantedOf(world, name),
    answered: (answer: unknown) => world.answer(last(), answer),
    refused: () => world.refuse(last(), new Error('down')),
  };
}
export const asks = (text = ' Karori ') => {
  const finder = opens();
  finder.types(text);
  finder.clock.increment(250);
  return finder;
};
export const offers = async (text?: string) => {
  const finder = asks(text);
  await finder.answered(both);
  return finder;
};
export const settles = (text = 'karori') => {
  const finder = opens();
  finder.types(text);
  finder.send({ type: 'box.leave' });
  return finder;
};
