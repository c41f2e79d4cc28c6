import assert from 'node:assert/strict';
import { type RemovedLine, removalMachine } from '#machines/removal/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const milk: RemovedLine = { sku: '100042', name: 'Milk', amount: 2, unit: 'Each' };
export const kiwi: RemovedLine = { sku: '100045', name: 'Kiwifruit', amount: 1_200, unit: 'Kg' };

export const chart: Rostered = {
  name: 'removal',
  machine: removalMachine,
  inputs: [{}],
  events: () => [
    { type: 'lines.gone', lines: [milk] },
    { type: 'lines.gone', lines: [milk, kiwi] },
    { type: 'lines.gone', lines: [] },
    { type: 'lines.shown', skus: [milk.sku] },
    { type: 'lines.shown', skus: [milk.sku, kiwi.sku] },
    { type: 'lines.shown', skus: [] },
    { type: 'undo.press' },
  ],
  answers: {},
  shape: (context) => (context as { lines: readonly RemovedLine[] }).lines.map(({ sku }) => sku).join(),
  oracle: (world) => () => {
    const snapshot = world.snapshot();
    const { lines } = snapshot.context as { lines: readonly RemovedLine[] };
    assert.equal(lines.length > 0, snapshot.hasTag('undoable'), 'There is a way back exactly while something is gone.');
  },
};
