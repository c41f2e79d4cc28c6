import assert from 'node:assert/strict';
import type { AnyEventObject } from 'xstate';
import { type InspectorContext, inspectorMachine, type Place } from '#machines/inspector/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const expired: Place = {
  chart: 'reservation',
  state: 'reservation.clocks.expired',
  around: ['reservation.clocks'],
};
export const trolley: Place = { chart: 'trolley', state: 'trolley', around: [] };
export const signed = { chart: expired.chart, state: expired.state, mark: 'a1', name: 'Ana', date: '2026-11-01' };

export const answerPlayed = {
  type: 'answer.play',
  way: {
    title: 'Can it ring?',
    begins: { machine: 'bell', input: 0 },
    steps: [{ says: 'It begins', event: null, states: [] }],
  },
} as const;

export const chart: Rostered = {
  name: 'inspector',
  machine: inspectorMachine,
  inputs: [
    { place: null, signOffs: [] },
    { place: expired, signOffs: [signed] },
  ],
  events: () => [
    { type: 'text.type', text: 'slot expire', hits: [expired, trolley] },
    { type: 'text.type', text: 'zzz', hits: [] },
    { type: 'text.type', text: ' ', hits: [] },
    { type: 'hit.move', towards: 'next' },
    { type: 'hit.move', towards: 'previous' },
    { type: 'hit.choose', index: null },
    { type: 'hit.choose', index: 1 },
    { type: 'hit.choose', index: 7 },
    { type: 'escape.press' },
    { type: 'box.press' },
    { type: 'box.leave' },
    { type: 'place.show', place: expired },
    { type: 'place.show', place: trolley },
    { type: 'start.show' },
    { type: 'fold.turn', state: 'reservation.clocks' },
    { type: 'fold.set', states: ['reservation.clocks'] },
    { type: 'zoom.set', zoom: 'whole' },
    { type: 'zoom.set', zoom: 90 },
    { type: 'view.choose', view: 'table' },
    { type: 'tab.choose', tab: 'questions' },
    { type: 'heat.turn' },
    { type: 'state.play' },
    answerPlayed,
    { type: 'sign.ask' },
    { type: 'sign.give', name: ' Ana ', date: '2026-11-23', mark: 'b2', way: 'download' },
    { type: 'sign.give', name: ' ', date: '2026-11-23', mark: 'b2', way: 'download' },
    { type: 'sign.withdraw' },
    { type: 'sign.leave' },
  ],
  // Looking for something, looking at it and signing it have little to do with each other: they take turns.
  pathEvents: ({ place, hits, signOffs }: InspectorContext) => {
    const found: AnyEventObject = { type: 'text.type', text: 'slot expire', hits: [expired, trolley] };
    const shown: AnyEventObject[] = [{ type: 'place.show', place: expired }, { type: 'start.show' }];
    const chosen: AnyEventObject = { type: 'hit.choose', index: null };
    if (place === null)
      return [
        ...[found, chosen, ...shown, { type: 'hit.move', towards: 'next' }, { type: 'escape.press' }],
        ...[
          { type: 'text.type', text: 'zzz', hits: [] },
          { type: 'text.type', text: '', hits: [] },
        ],
        ...[{ type: 'box.press' }, { type: 'box.leave' }],
      ];
    if (hits.length > 0) return [chosen, { type: 'text.type', text: '', hits: [] }];
    const signing: AnyEventObject[] = [
      { type: 'sign.ask' },
      { type: 'sign.give', name: 'Ana', date: '2026-11-23', mark: 'b2', way: 'download' },
      { type: 'sign.give', name: '', date: '', mark: 'b2', way: 'download' },
      { type: 'sign.withdraw' },
      { type: 'sign.leave' },
    ];
    if (signOffs.length > 0) return [...shown, ...signing];
    return [
      ...[found, ...shown, ...signing, { type: 'state.play' }, answerPlayed, { type: 'heat.turn' }],
      ...[
        { type: 'fold.turn', state: 'reservation.clocks' },
        { type: 'fold.set', states: [] },
      ],
      ...[
        { type: 'zoom.set', zoom: 1 },
        { type: 'view.choose', view: 'drawing' },
        { type: 'tab.choose', tab: 'state' },
      ],
    ];
  },
  answers: { saveSignOffs: [null] },
  shape: ({ hits, place, signOffs }: InspectorContext) => [hits.length > 0, place !== null, signOffs.length > 0],
  oracle: (world) => () => {
    const now = world.snapshot();
    const context = now.context as InspectorContext;
    const { hits, active, zoom, place } = context;
    assert.equal(now.hasTag('offered') && hits.length === 0, false, 'Nothing is offered as if it were something.');
    assert.ok(active >= 0 && active < Math.max(1, hits.length), 'Enter would choose what is not there.');
    assert.equal(now.hasTag('shown'), place !== null, 'What is shown and what is kept are two things.');
    assert.ok(
      typeof zoom !== 'number' || (zoom >= 0.1 && zoom <= 3),
      'The drawing is too small or too large to be read.',
    );
    assert.equal(now.hasTag('asked') && place === null, false, 'Somebody signs nothing.');
    const places = context.signOffs.map(({ chart: of, state }) => `${of} ${state}`);
    assert.equal(new Set(places).size, places.length, 'One state is signed twice.');
  },
};
