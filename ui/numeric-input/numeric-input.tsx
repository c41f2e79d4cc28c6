import './numeric-input.css';
import { type ComponentProps, type RefObject, useCallback } from 'react';
import { holdNumeric } from './hold-numeric.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'onChange' | 'onInput' | 'ref'> & {
  readonly ref?: RefObject<HTMLInputElement | null>;
  /** What the field holds after an edit. */
  readonly onText?: (text: string) => void;
};

/**
 * A field that takes digits and one point, however they come: typed, pasted, dropped, spoken or chosen from a phone's
 * keyboard. Keys that move and edit, and the shortcuts, are left to the browser.
 */
export function NumericInput({ onText, ref, className, min, max, step, role, ...input }: Props) {
  const hold = useCallback(
    (element: HTMLInputElement) => {
      const release = holdNumeric(element);
      if (ref) ref.current = element;
      return () => {
        release();
        if (ref) ref.current = null;
      };
    },
    [ref],
  );
  const limits = role === 'spinbutton' ? { 'aria-valuemin': Number(min), 'aria-valuemax': Number(max) } : {};
  return (
    <input
      autoComplete="off"
      {...limits}
      {...input}
      className={`numeric-input${className ? ` ${className}` : ''}`}
      ref={hold}
      role={role}
      type="text"
      inputMode="decimal"
      data-min={min}
      data-max={max}
      data-step={step}
      onInput={({ currentTarget }) => onText?.(currentTarget.value)}
    />
  );
}
