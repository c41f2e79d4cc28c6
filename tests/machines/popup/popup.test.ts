import { describe, expect, it } from 'vitest';
import { isOpen, type PopupEvent, type PopupInput, popupMachine } from '#machines/popup/index.ts';
import { createWorld } from '../kit/world.ts';

const plain: PopupInput = { id: 'help', closesOutside: true, closesOnPlace: true, place: '/' };
function after(input: Partial<PopupInput>, ...events: PopupEvent[]) {
  const world = createWorld(popupMachine, { input: { ...plain, ...input } });
  for (const event of events) world.chart.send(event);
  const open = isOpen(world.snapshot() as ReturnType<typeof popupMachine.resolveState>);
  world.stop();
  return { open, told: world.emitted };
}
const press: PopupEvent = { type: 'target.press' };

describe('A popup', () => {
  it('hears only words that carry its own id [B4.032] [B4.038]', () => {
    expect(after({}, { type: 'popup.show', id: 'other' }).open).toBe(false);
    expect(after({}, { type: 'popup.show', id: 'help' }).open).toBe(true);
    expect(after({}, press, { type: 'popup.close', id: 'other' }).open).toBe(true);
    expect(after({}, press, { type: 'popup.close', id: 'help' }).open).toBe(false);
  });

  it('closes by a press outside only where that was chosen [B4.035]', () => {
    expect(after({}, press, { type: 'outside.press' }).open).toBe(false);
    expect(after({ closesOutside: false }, press, { type: 'outside.press' }).open).toBe(true);
  });

  it('closes on another page only where that was chosen, and never on the same one [B4.036]', () => {
    const leave: PopupEvent = { type: 'place.change', place: '/trolley' };
    expect(after({}, press, leave).open).toBe(false);
    expect(after({}, press, { type: 'place.change', place: '/' }).open).toBe(true);
    expect(after({ closesOnPlace: false }, press, leave).open).toBe(true);
    expect(after({}, leave, press, leave).open).toBe(true);
  });

  it('closes by the button inside it and by Escape, and says so', () => {
    for (const word of [{ type: 'popup.dismiss' }, { type: 'escape.press' }] as const)
      expect(after({}, press, word)).toEqual({
        open: false,
        told: [
          { type: 'popup.shown', id: 'help' },
          { type: 'popup.closed', id: 'help', by: 'word' },
        ],
      });
  });

  it('opened again on another page closes when that is left for the first', () => {
    const go = (place: string): PopupEvent => ({ type: 'place.change', place });
    expect(after({}, press, go('/trolley'), press, go('/trolley')).open).toBe(true);
    expect(after({}, press, go('/trolley'), press, go('/')).open).toBe(false);
  });

  it('says how it was closed, because a press elsewhere may have the focus already [B4.039]', () => {
    const closed = (by: string) => ({ type: 'popup.closed', id: 'help', by });
    expect(after({}, press, press).told).toEqual([{ type: 'popup.shown', id: 'help' }, closed('word')]);
    expect(after({}, press, { type: 'outside.press' }).told.at(-1)).toEqual(closed('elsewhere'));
  });
});
