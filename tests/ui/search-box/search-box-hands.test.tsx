import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { milk } from '#tests/machines/search-box/search-box.roster.ts';
import { searchBoxRig } from './search-box-rig.tsx';

const rig = searchBoxRig();
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
/** Turns to the box, types, and has the store answer. */
async function offered(typed = 'mi', answer = milk) {
  await rig.turnTo();
  rig.type(typed);
  await pass(300);
  await rig.answer(answer);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  rig.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('By keyboard, the box', () => {
  it('has the focus all along, while the arrow keys say which option is on', async () => {
    rig.show();
    await offered();
    for (const at of [0, 1, 2, 3]) {
      rig.press('ArrowDown');
      expect(rig.active()).toBe(rig.options()[at]);
      expect(
        rig
          .options()
          .map((option) => option.getAttribute('aria-selected') === 'true')
          .indexOf(true),
      ).toBe(at);
    }
    rig.press('ArrowDown');
    expect(rig.active()).toBeNull();
    rig.press('ArrowUp');
    expect(rig.active()).toBe(rig.options()[3]);
    expect([rig.box().value, document.activeElement]).toEqual(['mi', rig.box()]);
  });

  it('follows the option that is on by Enter, and sends what was typed when none is', async () => {
    rig.show();
    await offered();
    expect(fireEvent.keyDown(rig.box(), { key: 'Enter' })).toBe(true);
    expect(rig.followed).toEqual([]);
    rig.press('ArrowUp');
    expect(fireEvent.keyDown(rig.box(), { key: 'Enter' })).toBe(false);
    expect(rig.followed).toEqual(['/shop/productdetails?stockcode=100042&name=kowhai-blue-milk-2-l']);
    expect([rig.list(), rig.box().value]).toEqual([null, '']);
    await offered();
    rig.press('ArrowDown');
    rig.press('Enter');
    expect([rig.followed.at(-1), rig.box().value]).toEqual(['/shop/searchproducts?search=milk', 'milk']);
  });

  it('leaves to the text what is the text’s: Home, End, letters being composed, Shift and the arrows', async () => {
    rig.show();
    await offered();
    rig.press('ArrowDown');
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      rig.press('ArrowDown');
      expect(fireEvent.keyDown(rig.box(), { key })).toBe(true);
      expect(rig.active()).toBeNull();
    }
    expect(fireEvent.keyDown(rig.box(), { key: 'ArrowDown', isComposing: true })).toBe(true);
    expect(fireEvent.keyDown(rig.box(), { key: 'ArrowUp', shiftKey: true })).toBe(true);
    expect(rig.active()).toBeNull();
  });

  it('closes by Escape first and clears then, opens by Alt and the arrow, and closes when it is left', async () => {
    rig.show();
    await offered();
    rig.press('Escape');
    expect([rig.list(), rig.box().value]).toEqual([null, 'mi']);
    rig.press('ArrowDown', { altKey: true });
    expect([rig.options().length, rig.active()]).toEqual([4, null]);
    rig.press('ArrowUp', { altKey: true });
    expect(rig.list()).toBeNull();
    rig.press('ArrowDown', { altKey: true });
    act(() => rig.box().blur());
    expect([rig.list(), rig.box().value]).toEqual([null, 'mi']);
    rig.press('Escape');
    expect([rig.box().value, rig.clearButton()]).toEqual(['', null]);
    expect(fireEvent.keyDown(rig.box(), { key: 'Escape' })).toBe(true);
  });

  it('keeps its suggestions while another window has the focus', async () => {
    rig.show();
    await offered();
    act(() => void fireEvent.blur(rig.box()));
    expect(rig.options()).toHaveLength(4);
  });
});

describe('By mouse and touch, the box', () => {
  it('follows what is pressed without losing the focus, and leaves other windows to the browser', async () => {
    rig.show();
    await offered();
    const [, second] = rig.options();
    expect(fireEvent.mouseDown(second as Element)).toBe(false);
    fireEvent.click(second as Element, { ctrlKey: true });
    expect(rig.options()).toHaveLength(4);
    fireEvent.click(second as Element);
    expect([rig.list(), rig.box().value, document.activeElement]).toEqual([null, 'milk powder', rig.box()]);
  });

  it('closes by a press outside, and opens again by one in it', async () => {
    rig.show();
    await offered();
    act(() => void fireEvent.pointerDown(rig.list() as Element));
    expect(rig.options()).toHaveLength(4);
    act(() => void fireEvent.pointerDown(screen.getByRole('heading')));
    expect(rig.list()).toBeNull();
    act(() => void fireEvent.click(rig.box()));
    expect(rig.options()).toHaveLength(4);
    expect(rig.questions).toHaveLength(1);
  });

  it('is cleared by its button, and has the focus then', async () => {
    rig.show('milk');
    await rig.turnTo();
    const button = screen.getByRole('button', { name: 'Clear the search' });
    button.focus();
    fireEvent.click(button);
    expect([rig.box().value, document.activeElement, rig.clearButton()]).toEqual(['', rig.box(), null]);
  });
});
