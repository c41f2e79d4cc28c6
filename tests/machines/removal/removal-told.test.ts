import { describe, expect, it } from 'vitest';
import { removalMachine, removedIn } from '#machines/removal/index.ts';
import { createWorld } from '../kit/world.ts';
import { kiwi, milk } from './removal.roster.ts';

function taking() {
  const world = createWorld(removalMachine);
  const send = (event: { readonly type: string; readonly [fact: string]: unknown }) => world.chart.send(event);
  return { world, send, left: () => removedIn(world.snapshot()), canUndo: () => world.snapshot().hasTag('undoable') };
}

describe('The press that puts back what was taken out', () => {
  it('is offered once something is gone, not for a stroke that took nothing out', () => {
    const { world, send, left, canUndo } = taking();
    send({ type: 'lines.gone', lines: [] });
    send({ type: 'undo.press' });
    expect([canUndo(), left(), world.emitted]).toEqual([false, [], []]);
    send({ type: 'lines.gone', lines: [milk] });
    expect([canUndo(), left()]).toEqual([true, [milk]]);
    world.stop();
  });

  it('is offered for what is still gone where the list shows something else', () => {
    const { world, send, left, canUndo } = taking();
    send({ type: 'lines.gone', lines: [milk, kiwi] });
    send({ type: 'lines.shown', skus: [] });
    expect([canUndo(), left()]).toEqual([true, [milk, kiwi]]);
    send({ type: 'lines.shown', skus: [kiwi.sku, '100099'] });
    send({ type: 'undo.press' });
    expect([canUndo(), left(), world.emitted]).toEqual([false, [], [{ type: 'lines.wanted', lines: [milk] }]]);
    world.stop();
  });

  it('tells once what is wanted, and is offered again for the next stroke', () => {
    const { world, send, canUndo } = taking();
    send({ type: 'lines.gone', lines: [milk] });
    send({ type: 'undo.press' });
    send({ type: 'lines.shown', skus: [milk.sku] });
    send({ type: 'lines.gone', lines: [kiwi] });
    expect([canUndo(), world.emitted]).toEqual([true, [{ type: 'lines.wanted', lines: [milk] }]]);
    world.stop();
  });
});
