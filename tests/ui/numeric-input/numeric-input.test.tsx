import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NumericInput } from '#ui/numeric-input/numeric-input.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Kilograms' });
const shown = (value = '', at?: number) => {
  const onText = vi.fn<(text: string) => void>();
  render(<NumericInput aria-label="Kilograms" defaultValue={value} onText={onText} />);
  field().focus();
  field().setSelectionRange(at ?? value.length, at ?? value.length);
  return onText;
};
const typed = (text: string) => userEvent.keyboard(text);

describe('A numeric input', () => {
  it('[B5.26] [B5.O5] takes digits and one point from the keyboard, and nothing else', async () => {
    const onText = shown();
    await typed('a1b.2.c5-e+ ');
    expect(field()).toHaveValue('1.25');
    expect(onText).toHaveBeenLastCalledWith('1.25');
  });

  it('[B5.26] keeps what is numeric of what is pasted, at the caret, and the caret behind it', async () => {
    const onText = shown('15', 1);
    await userEvent.paste('$ 2.50');
    expect(field()).toHaveValue('12.505');
    expect(field().selectionStart).toBe(5);
    expect(onText).toHaveBeenLastCalledWith('12.505');
  });

  it('keeps one point when a second is typed before the first', async () => {
    shown('1.5', 1);
    await typed('.');
    expect([field().value, field().selectionStart]).toEqual(['1.5', 1]);
  });

  it('[B5.24] leaves moving and editing to the browser', async () => {
    shown('123');
    await typed('{ArrowLeft}{Backspace}');
    expect(field()).toHaveValue('13');
    await typed('{Home}{Delete}9');
    expect(field()).toHaveValue('93');
    for (const key of ['ArrowUp', 'Tab', 'Enter', 'Escape', 'End'])
      expect([key, fireEvent.keyDown(field(), { key })]).toEqual([key, true]);
  });

  it.each(['a', 'c', 'v', 'x'])('[B5.25] leaves the shortcut with %s to the browser', (key) => {
    shown('123');
    expect(fireEvent.keyDown(field(), { key, ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(field(), { key, metaKey: true })).toBe(true);
  });

  it('never stops an input method, and judges what it wrote when it has finished', () => {
    const onText = shown('1');
    const writing = new InputEvent('beforeinput', {
      data: '２k',
      inputType: 'insertCompositionText',
      isComposing: true,
      cancelable: true,
      bubbles: true,
    });
    expect(field().dispatchEvent(writing)).toBe(true);
    field().value = '12k';
    field().dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true }));
    expect(field()).toHaveValue('12k');
    fireEvent.compositionEnd(field());
    expect(field()).toHaveValue('12');
    expect(onText).toHaveBeenLastCalledWith('12');
  });

  it('cleans what came without a word before it, as from a phone that fills in', () => {
    shown();
    field().value = 'NZ$ 20.00';
    field().dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(field()).toHaveValue('20.00');
  });

  it('asks a phone for its number keys', () => {
    shown();
    expect(field()).toHaveAttribute('inputmode', 'decimal');
    expect(field()).toHaveAttribute('type', 'text');
  });
});
