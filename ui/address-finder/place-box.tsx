import './place-box.css';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import {
  activeOf,
  addressFinderActors,
  addressFinderMachine,
  chosenOf,
  findingOf,
  type FindPlaces,
  optionsOf,
} from '#machines/address-finder/index.ts';
import type { PlaceOption } from '#services/address/place.rules.ts';
import { useChart } from '#ui/chart/use-chart.ts';
import { Field } from '#ui/field/field.tsx';
import { addressFinderTexts as texts } from '#ui/texts/address-finder.texts.ts';

export type PlaceKind = 'suburb' | 'address';

type Props = {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete: string;
  /** Stays the same as long as the box stands. */
  readonly find: FindPlaces;
  /** What stands in the box when the page comes; another one is another box: give it a `key`. */
  readonly text?: string;
  readonly chosen?: PlaceOption | null;
  readonly isRequired?: boolean;
  /** What is wrong, in words, as long as nothing was chosen since. */
  readonly problem?: string | null;
  readonly onPlace: (place: PlaceOption | null) => void;
};

const kinds = {
  suburb: { list: texts.suburbs, none: texts.noSuburb, failed: texts.suburbsFailed },
  address: { list: texts.addresses, none: texts.noAddress, failed: texts.addressesFailed },
} as const;

/**
 * A box that offers places for what is typed, by the combobox pattern: the focus stays in it. What is typed is never
 * cleared, and may be sent as it stands where no place has to be chosen.
 */
export function PlaceBox(props: Props) {
  const {
    kind,
    name,
    label,
    hint,
    autoComplete,
    find,
    text = '',
    chosen = null,
    isRequired,
    problem = null,
    onPlace,
  } = props;
  const box = useRef<HTMLInputElement>(null);
  const [machine] = useState(() => addressFinderMachine.provide({ actors: addressFinderActors(find) }));
  const [now, send] = useChart(machine, {
    input: { text, chosen },
    onReport: (report) => {
      const place = report.type === 'place.chosen' ? report.place : null;
      if (place && box.current) box.current.value = place.text;
      onPlace(place);
    },
  });
  // What was typed before the page was live is looked for as if it were typed now.
  useEffect(() => {
    const typed = box.current?.value ?? '';
    if (typed !== text) send({ type: 'text.type', text: typed });
  }, [send, text]);

  const id = useId();
  const options = optionsOf(now);
  const active = activeOf(now);
  const finding = findingOf(now);
  const isChosen = chosenOf(now) !== null;
  const shown = kinds[kind];
  const error = isChosen ? null : problem;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (altKey) send({ type: key === 'ArrowDown' ? 'list.open' : 'escape.press' });
      else send({ type: 'option.move', towards: key === 'ArrowDown' ? 'next' : 'previous' });
    } else if (key === 'Enter' && active !== null) {
      event.preventDefault();
      send({ type: 'option.choose', index: active });
    } else if (key === 'Escape' && (finding === 'offered' || finding === 'busy')) {
      event.preventDefault();
      send({ type: 'escape.press' });
    }
  };
  return (
    <div className="place-box" data-state={finding}>
      <Field
        ref={box}
        label={label}
        {...(hint === undefined ? {} : { hint })}
        error={error}
        isTouched={isChosen || error !== null}
        isChanged={isChosen || error !== null}
        name={name}
        defaultValue={text}
        autoComplete={autoComplete}
        autoCapitalize="words"
        spellCheck={false}
        maxLength={200}
        required={isRequired}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        onInput={({ currentTarget }) => send({ type: 'text.type', text: (currentTarget as HTMLInputElement).value })}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (box.current !== document.activeElement) send({ type: 'box.leave' });
        }}
      />
      <div
        className="place-list"
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={shown.list.text}
        hidden={options.length === 0}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          <button
            key={option.id}
            type="button"
            tabIndex={-1}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => send({ type: 'option.choose', index })}
          >
            <span className="place-name">{option.text}</span> <span className="place-detail">{option.detail}</span>
          </button>
        ))}
      </div>
      <div className="place-said">
        <p role="status" className={finding === 'none' || finding === 'failed' ? undefined : 'visually-hidden'}>
          {saidOf(finding, options.length, shown)}
        </p>
        {finding === 'failed' ? (
          <button type="button" onClick={() => send({ type: 'search.retry' })}>
            {texts.tryAgain.text}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function saidOf(finding: ReturnType<typeof findingOf>, count: number, shown: (typeof kinds)[PlaceKind]): string {
  if (finding === 'busy') return texts.looking.text;
  if (finding === 'offered')
    return count === 1 ? texts.oneFound.text : texts.manyFound.text.replace('{n}', String(count));
  return finding === 'none' || finding === 'failed' ? shown[finding].text : '';
}
