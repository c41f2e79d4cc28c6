import { type ComponentProps, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { fieldTexts as texts } from '../texts/field.texts.ts';

export type Choice = { readonly value: string; readonly label: string };
type Given<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, 'id'>;
type Radio = {
  readonly kind: 'radio';
  readonly name: string;
  readonly options: readonly Choice[];
  readonly defaultValue?: string;
} & Pick<ComponentProps<'input'>, 'onInput' | 'onBlur' | 'onInvalid' | 'required'>;
type Checkbox = { readonly kind: 'checkbox' } & Given<'input'>;
type Line =
  | ({ readonly kind?: 'text' | 'password' } & Given<'input'>)
  | ({ readonly kind: 'textarea' } & Given<'textarea'>)
  | ({ readonly kind: 'select'; readonly options: readonly Choice[] } & Given<'select'>);
export type ControlProps = Line | Checkbox | Radio;

type Noted = {
  readonly id: string;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
};

/** What is written or chosen in one box. A password is hidden until its button is pressed, and may be pasted. */
export function Control({ kind = 'text', ...given }: Line & Noted) {
  if (kind === 'textarea') return <textarea rows={4} {...(given as Given<'textarea'>)} />;
  if (kind === 'password') return <Password {...(given as Given<'input'> & Noted)} />;
  if (kind === 'text') return <input {...(given as Given<'input'>)} />;
  const { options, ...select } = given as Given<'select'> & { options: readonly Choice[] };
  return (
    <select {...select}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Password(given: Given<'input'> & Noted) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <input autoComplete="current-password" {...given} type={isShown ? 'text' : 'password'} spellCheck={false} />
      <button
        className="field-show"
        type="button"
        aria-pressed={isShown}
        aria-controls={given.id}
        data-needs-script
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'hide' : 'show'} size="small" label={texts.show.text} />
      </button>
    </>
  );
}

export function CheckboxControl({ kind: _, label, ...given }: Checkbox & Noted & { readonly label: string }) {
  return (
    <label className="field-choice" htmlFor={given.id}>
      <input {...given} type="checkbox" />
      {label}
    </label>
  );
}

export function RadioControls({ id, name, options, defaultValue, kind: _, ...heard }: Radio & { id: string }) {
  return options.map(({ value, label }) => (
    <label className="field-choice" key={value} htmlFor={`${id}-${value}`}>
      <input
        id={`${id}-${value}`}
        type="radio"
        name={name}
        value={value}
        defaultChecked={value === defaultValue}
        {...heard}
      />
      {label}
    </label>
  ));
}
