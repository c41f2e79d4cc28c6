import { describe, expect, it } from 'vitest';
import { removalMachine, removedIn } from '#machines/removal/index.ts';
import { createWorld } from '../kit/world.ts';
import { kiwi, milk } from './removal.roster.ts';

function taking() {
  const world = createWorld(removalMachine);
  const wanted: unknown[] = [];
  world.chart.on('lines.wanted', ({ lines }) => wanted.push(lines));
  return { world, wanted, send: world.chart.send, left: () => removedIn(world.snapshot()) };
}

describe('What was taken out', () => {
  it('is put back as it was by one press, once', () => {
    const { world, wanted, send, left } = taking();
    send({ type: 'lines.gone', lines: [milk, kiwi] });
    expect(left()).toEqual([milk, kiwi]);
    send({ type: 'undo.press' });
    send({ type: 'undo.press' });
    expect(wanted).toEqual([[milk, kiwi]]);
    expect(left()).toEqual([]);
    world.stop();
  });
  it('is forgotten for what is taken out after it', () => {
    const { world, wanted, send } = taking();
    send({ type: 'lines.gone', lines: [milk] });
    send({ type: 'lines.gone', lines: [] });
    send({ type: 'lines.gone', lines: [kiwi] });
    send({ type: 'undo.press' });
    expect(wanted).toEqual([[kiwi]]);
    world.stop();
  });
  it('needs no way back for what is there again', () => {
    const { world, send, left } = taking();
    send({ type: 'lines.gone', lines: [milk, kiwi] });
    send({ type: 'lines.shown', skus: [milk.sku] });
    expect(left()).toEqual([kiwi]);
    send({ type: 'lines.shown', skus: [milk.sku, kiwi.sku] });
    expect([left(), world.snapshot().hasTag('undoable')]).toEqual([[], false]);
    world.stop();
  });
});
