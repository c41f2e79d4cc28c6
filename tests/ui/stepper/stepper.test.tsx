import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultsOf } from '../axe.ts';
import { sourceOf } from '../styles.ts';
import { grams, pieces, stepperRig } from './stepper-rig.tsx';

let rig: ReturnType<typeof stepperRig>;
beforeEach(() => {
  vi.useFakeTimers();
  rig = stepperRig();
});
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const press = (button: Element | null) => fireEvent.click(button as Element);

describe('A stepper', () => {
  it('[A3.O1] turns "Add" into less, how much and more in the same box, and focus stays on more', () => {
    rig.show();
    const add = screen.getByRole('button', { name: 'Add Milk' });
    add.focus();
    press(add);
    expect(screen.getByRole('button', { name: 'More Milk' })).toHaveFocus();
    expect(screen.getByRole('spinbutton', { name: 'Quantity: Milk' })).toHaveValue('1');
    expect(screen.getByRole('button', { name: 'Remove Milk' }).querySelector('use')?.getAttribute('href')).toMatch(
      /#trash$/,
    );
  });

  it('[A3.O1] at the least, less is a bin that removes it, and focus goes to "Add"', async () => {
    rig.show({ quantity: 2 });
    press(screen.getByRole('button', { name: 'Less Milk' }));
    const bin = screen.getByRole('button', { name: 'Remove Milk' });
    bin.focus();
    press(bin);
    expect(screen.getByRole('button', { name: 'Add Milk' })).toHaveFocus();
    await pass(400);
    expect(rig.wants).toEqual([0]);
  });

  it('counts every tap of a quick hand and asks for the whole once', async () => {
    rig.show();
    for (let tap = 0; tap < 7; tap++) press(rig.more());
    press(rig.less());
    expect(rig.number()).toHaveValue('6');
    await pass(399);
    expect(rig.wants).toEqual([]);
    await pass(1);
    expect(rig.wants).toEqual([6]);
    await pass(10_000);
    expect(rig.wants).toEqual([6]);
  });

  it('asks for nothing when the taps come back to where they began', async () => {
    rig.show({ quantity: 2 });
    press(rig.more());
    press(rig.less());
    await pass(1_000);
    expect(rig.wants).toEqual([]);
  });

  it('[A3.O1] at the most, more is there, goes no further and says why', async () => {
    rig.show({ quantity: 11 });
    expect(rig.note()).toBe('');
    press(rig.more());
    expect(rig.more()).toHaveAttribute('aria-disabled', 'true');
    expect(rig.more()).toHaveAccessibleDescription('That is the most you can have: 12');
    expect(screen.getByRole('status')).toHaveTextContent('That is the most you can have: 12');
    press(rig.more());
    expect(rig.number()).toHaveValue('12');
    await pass(400);
    expect(rig.wants).toEqual([12]);
  });

  it('is never locked while a wish is on its way: a further tap is a further wish', async () => {
    rig.show({ quantity: 1 });
    press(rig.more());
    await pass(400);
    rig.tell({ status: 'sending' });
    expect(rig.number()).toHaveValue('2');
    expect(screen.getByRole('group', { name: 'Milk' })).toHaveAttribute('aria-busy', 'true');
    expect(rig.more()).not.toHaveAttribute('aria-disabled');
    press(rig.more());
    rig.tell({ status: 'resting', quantity: 2 });
    expect(rig.number()).toHaveValue('3');
    await pass(400);
    expect(rig.wants).toEqual([2, 3]);
  });

  it('shows and says why a wish was refused, and what the trolley holds then', async () => {
    rig.show({ quantity: 2 });
    press(rig.more());
    await pass(400);
    rig.tell({ status: 'sending' });
    rig.tell({ status: { refused: 'Only 2 are left.' } });
    expect(rig.number()).toHaveValue('2');
    expect(screen.getByRole('status')).toHaveTextContent('Only 2 are left.');
    press(rig.more());
    await pass(400);
    expect(rig.wants).toEqual([3, 3]);
  });

  it('refused at its first piece is "Add" again, with focus where it was', async () => {
    rig.show();
    rig.more().focus();
    press(rig.more());
    await pass(400);
    rig.number()?.focus();
    rig.tell({ status: 'sending' });
    rig.tell({ status: { refused: 'Sold out.' } });
    expect(screen.getByRole('button', { name: 'Add Milk' })).toHaveFocus();
  });

  it('asks at once for what is not asked for yet when it leaves the page', () => {
    rig.show();
    press(rig.more());
    act(() => rig.leave());
    expect(rig.wants).toEqual([1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is a box of 44 pixels with targets of 44 pixels', () => {
    const css = sourceOf('ui/stepper/stepper.css');
    expect(css).toMatch(/\.stepper-box \{[^}]*min-height: 44px;[^}]*border-radius: var\(--radius-pill\)/);
    expect(css).toMatch(/& button \{[^}]*width: 44px;\s*min-height: 44px;/);
  });

  it('is without fault for those who listen, in and out', async () => {
    vi.useRealTimers();
    rig.show({ quantity: 12 });
    expect(await faultsOf(document.querySelector('.stepper') as Element)).toEqual([]);
  });
});

describe('A number that is typed', () => {
  const typed = async (text: string, limits: typeof pieces | typeof grams = pieces, quantity = 1000) => {
    rig.show({ quantity: limits === pieces ? 3 : quantity, limits });
    const field = rig.number() as HTMLInputElement;
    act(() => field.focus());
    rig.type(text);
    fireEvent.keyDown(field, { key: 'Enter' });
    await pass(400);
    return [rig.number()?.value, ...rig.wants];
  };

  it.each([
    ['8', '8', 8],
    ['99', '12', 12],
    ['2.7', '2', 2],
  ])('of pieces: "%s" is %s', async (text, value, want) => {
    expect(await typed(text)).toEqual([value, want]);
  });

  it.each([
    ['1.25', '1.3', 1_300],
    ['.5', '0.5', 500],
    ['0.01', '0.2', 200],
    ['99', '3', 3_000],
  ])('of kilograms: "%s" is %s, counted in whole grams', async (text, value, want) => {
    expect(await typed(text, grams)).toEqual([value, want]);
  });

  it.each(['', '.'])('"%s" is none and changes nothing', async (text) => {
    expect(await typed(text)).toEqual(['3']);
  });

  it('of 0 removes it, and focus goes to "Add"', async () => {
    await typed('0');
    expect(rig.wants).toEqual([0]);
    expect(screen.getByRole('button', { name: 'Add Milk' })).toHaveFocus();
  });

  it('counts when the field is left, and not when it is given up', async () => {
    rig.show({ quantity: 3 });
    rig.type('7');
    fireEvent.keyDown(rig.number() as Element, { key: 'Escape' });
    expect(rig.number()).toHaveValue('3');
    rig.type('5');
    fireEvent.blur(rig.number() as Element);
    await pass(400);
    expect(rig.wants).toEqual([5]);
  });

  it('goes up and down by the arrow keys', async () => {
    rig.show({ quantity: 1_000, limits: grams });
    fireEvent.keyDown(rig.number() as Element, { key: 'ArrowUp' });
    fireEvent.keyDown(rig.number() as Element, { key: 'ArrowUp' });
    fireEvent.keyDown(rig.number() as Element, { key: 'ArrowDown' });
    expect(rig.number()).toHaveAttribute('aria-valuetext', '1.1 kilograms');
    await pass(400);
    expect(rig.wants).toEqual([1_100]);
  });

  it('takes no letters from a real keyboard', async () => {
    vi.useRealTimers();
    rig.show({ quantity: 3, limits: grams });
    await userEvent.tripleClick(rig.number() as HTMLElement);
    await userEvent.keyboard('1a.2.5');
    expect(rig.number()).toHaveValue('1.25');
  });
});
