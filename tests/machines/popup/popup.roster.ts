import assert from 'node:assert/strict';
import { popupMachine } from '#machines/popup/index.ts';
import type { Rostered } from '../kit/rostered.ts';

const input = { id: 'help', closesOutside: true, closesOnPlace: true, place: '/' };

export const chart: Rostered = {
  name: 'popup',
  machine: popupMachine,
  inputs: [input, { ...input, closesOutside: false, closesOnPlace: false }],
  events: () => [
    { type: 'target.press' },
    { type: 'popup.show', id: 'help' },
    { type: 'popup.show', id: 'other' },
    { type: 'popup.close', id: 'help' },
    { type: 'popup.close', id: 'other' },
    { type: 'popup.dismiss' },
    { type: 'escape.press' },
    { type: 'outside.press' },
    { type: 'place.change', place: '/' },
    { type: 'place.change', place: '/trolley' },
  ],
  answers: {},
  shape: (context) => context.place,
  oracle: (world) => {
    let told = world.emitted.length;
    return (_, before) => {
      const now = world.snapshot().value;
      const news = world.emitted.slice(told).map(({ type }) => type);
      const expected = now === before.value ? [] : [now === 'open' ? 'popup.shown' : 'popup.closed'];
      assert.deepStrictEqual(news, expected, 'Opening and closing are told, each once, and nothing else.');
      told = world.emitted.length;
    };
  },
};
