import assert from 'node:assert/strict';
import { addressFinderMachine, chosenOf, findingOf, optionsOf } from '#machines/address-finder/index.ts';
import type { AddressFinderContext } from '#machines/address-finder/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const karori = { id: 7, text: 'Karori', detail: 'Wellington 6012', ruralDelivery: null };
export const karoriWest = { id: 8, text: 'Karori West', detail: 'Wellington 6012', ruralDelivery: null };

export const chart: Rostered = {
  name: 'address-finder',
  machine: addressFinderMachine,
  inputs: [
    { text: '', chosen: null },
    { text: 'Karori', chosen: karori },
  ],
  events: () => [
    { type: 'text.type', text: 'Karori' },
    { type: 'text.type', text: 'ka' },
    { type: 'text.type', text: '' },
    { type: 'list.open' },
    { type: 'option.move', towards: 'next' },
    { type: 'option.move', towards: 'previous' },
    { type: 'option.choose', index: 0 },
    { type: 'option.choose', index: 9 },
    { type: 'escape.press' },
    { type: 'box.leave' },
    { type: 'search.retry' },
  ],
  answers: { findPlaces: [[karori, karoriWest], []], settlePlaces: [[karori, karoriWest], []] },
  shape: (context: AddressFinderContext) => [
    context.text,
    context.chosen?.id ?? null,
    context.options.length,
    context.active,
  ],
  spans: [249, 250, 251, 7_999, 8_000],
  oracle: (world) => (happened) => {
    const now = world.snapshot() as never;
    const { context } = now as { context: AddressFinderContext };
    assert.ok(world.open().length <= (findingOf(now) === 'busy' ? 1 : 0), 'At most one question is open.');
    assert.equal(chosenOf(now) !== null, context.chosen !== null, 'A place is chosen exactly where the chart says so.');
    if (context.chosen) assert.equal(context.text, context.chosen.text, 'What is chosen is what stands in the box.');
    if (happened.kind === 'event' && happened.event.type === 'text.type')
      assert.equal(context.text, happened.event['text'], 'What is typed stands as it was typed.');
    assert.ok(optionsOf(now).length > 0 === (findingOf(now) === 'offered'), 'A list on show is never empty.');
  },
};
