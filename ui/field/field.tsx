import './field.css';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { fieldTexts as texts } from '../texts/field.texts.ts';
import { CheckboxControl, Control, type ControlProps, RadioControls } from './controls.tsx';

type Props = ControlProps & {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with it, in words; null when it is right. */
  readonly error: string | null;
  readonly isTouched: boolean;
  readonly isChanged: boolean;
};

/** A labelled field. Only one that was touched and changed is judged: red border and words, or a green tick. */
export function Field({ label, hint, error, isTouched, isChanged, ...control }: Props) {
  const id = useId();
  const state = !isTouched || !isChanged ? 'untried' : error === null ? 'valid' : 'invalid';
  const notes = [hint ? `${id}-hint` : null, state === 'invalid' ? `${id}-error` : null].filter(Boolean).join(' ');
  const shared = {
    id,
    'aria-invalid': state === 'invalid' || undefined,
    'aria-describedby': notes === '' ? undefined : notes,
  };
  const around = (
    <>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </>
  );
  /** There from the beginning, so that what is put into it is read out once. */
  const fault = (
    <div aria-live="polite">
      {state === 'invalid' ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
  const tick = state === 'valid' ? <Icon name="check" size="small" label={texts.right.text} /> : null;
  const box = (inner: ReactNode) => (
    <div className="field-box">
      {inner}
      {tick}
    </div>
  );
  if (control.kind === 'radio')
    return (
      <fieldset
        className="field"
        data-kind="radio"
        data-counted=""
        data-state={state}
        aria-describedby={shared['aria-describedby']}
        aria-invalid={shared['aria-invalid']}
      >
        <legend>{label}</legend>
        {around}
        {box(<RadioControls {...control} id={id} />)}
        {fault}
      </fieldset>
    );
  if (control.kind === 'checkbox')
    return (
      <div className="field" data-kind="checkbox" data-state={state}>
        {box(<CheckboxControl {...control} {...shared} label={label} />)}
        {around}
        {fault}
      </div>
    );
  return (
    <div className="field" data-kind={control.kind ?? 'text'} data-state={state}>
      <label htmlFor={id}>{label}</label>
      {around}
      {box(<Control {...control} {...shared} />)}
      {fault}
    </div>
  );
}
