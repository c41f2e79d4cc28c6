import './choices.css';
import type { ReactNode } from 'react';
import { useLive } from '#ui/chart/use-live.ts';

export type Choice<Value> = {
  readonly value: Value;
  readonly label: string;
  readonly text?: string;
  readonly price?: string;
};
type Props<Value> = {
  readonly name: string;
  /** Names the group for those who do not see its heading. */
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  /** None of the values where nothing is chosen. */
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
};

/** One of several: choosing is saying so. */
export function Choices<Value>({ name, label, choices, chosen, onChoose }: Props<Value>): ReactNode {
  const isLive = useLive();
  return (
    <fieldset className="choices" data-counted="" disabled={!isLive}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ value, label: words, text, price }) => (
        <label className="choice" key={words}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>
            {words}
            {text ? <small>{text}</small> : null}
          </span>
          {price ? <b>{price}</b> : null}
        </label>
      ))}
    </fieldset>
  );
}

type TickProps = {
  readonly label: ReactNode;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
};

/** Yes or no. */
export function Tick({ label, isTicked, onChange }: TickProps): ReactNode {
  const isLive = useLive();
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={isTicked}
        disabled={!isLive}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
