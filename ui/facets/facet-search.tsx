import './facet-search.css';
import { type KeyboardEvent, useId } from 'react';
import { facetSearchMachine, isNarrowed, isSaid, textOf } from '#machines/facet-search/index.ts';
import { useChart } from '../chart/use-chart.ts';
import { findTexts, facetSearchTexts as texts } from '../texts/facet-search.texts.ts';
import { matching } from './facet-search.rules.ts';
import { ChoiceList, type FacetChoice } from './facets.tsx';

type Props = {
  readonly label: string;
  readonly facetKey: string;
  readonly choices: readonly FacetChoice[];
  readonly keepsPlace: boolean;
  readonly onShown: (part: HTMLElement | null) => void;
};

const nameOf = (key: string) => (Object.hasOwn(findTexts, key) ? findTexts[key as keyof typeof findTexts] : texts.find);

/** All the choices of a long filter, under a field that finds one: what is typed narrows them, Escape shows all again. */
export default function FacetSearch({ label, facetKey, choices, keepsPlace, onShown }: Props) {
  const [search, send] = useChart(facetSearchMachine);
  const id = useId();
  const text = textOf(search);
  const left = isNarrowed(search) ? matching(choices, text) : choices;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    event.stopPropagation();
    send({ type: 'text.clear' });
  };
  return (
    <div className="facet-search" ref={onShown} data-state={isNarrowed(search) ? 'narrowed' : 'whole'}>
      <label htmlFor={id}>{nameOf(facetKey).text}</label>
      <input
        id={id}
        type="search"
        value={text}
        onChange={({ target }) => send({ type: 'text.type', text: target.value })}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        data-needs-script=""
      />
      <p role="status">{isSaid(search) ? said(left.length, choices.length) : ''}</p>
      <ChoiceList label={label} choices={left} keepsPlace={keepsPlace} />
    </div>
  );
}

function said(left: number, all: number): string {
  if (left === 0) return `${texts.none.text} ${all} ${texts.matches.text}`;
  return `${left} ${texts.of.text} ${all} ${(left === 1 ? texts.matches : texts.match).text}`;
}
