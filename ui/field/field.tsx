import './field.css';
import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon/icon.tsx';

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with it, in words; null when it is right. */
  readonly error: string | null;
  readonly isTouched: boolean;
  readonly isChanged: boolean;
};

/** A labelled field. Only one that was touched and changed is judged: red border and words, or a green tick. */
export function Field({ label, hint, error, isTouched, isChanged, ...input }: Props) {
  const id = useId();
  const state = !isTouched || !isChanged ? 'untried' : error === null ? 'valid' : 'invalid';
  const notes = [hint ? `${id}-hint` : null, state === 'invalid' ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <div className="field" data-state={state}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <div className="field-box">
        <input
          {...input}
          id={id}
          aria-invalid={state === 'invalid' || undefined}
          aria-describedby={notes === '' ? undefined : notes}
        />
        {state === 'valid' ? <Icon name="check" size="small" label="Looks right" /> : null}
      </div>
      {state === 'invalid' ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
