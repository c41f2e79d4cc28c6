import './search-suggestions.css';
import { type RefObject, use, useId, useState } from 'react';
import {
  activeOf,
  countOf,
  hasText,
  optionsOf,
  type Suggest,
  searchBoxActors,
  searchBoxMachine,
} from '#machines/search-box/index.ts';
import { useChart } from '#ui/chart/use-chart.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { countSaid, searchTexts as texts } from '#ui/texts/search.texts.ts';
import { SuggestContext } from './suggest-context.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { putText, useBoxHeard, useBoxTold } from './use-combobox.ts';

/** From here, so that the list is in one file with what shows it. */
export { SuggestionList };

type Props = {
  /** The box as it stands on the page, with what has been typed there already. */
  readonly box: RefObject<HTMLInputElement | null>;
  /** What the page on show was searched for. */
  readonly value: string;
};

const nobody: Suggest = () => new Promise(() => {});

/** What the search box offers while somebody types: a list under it, and a way to clear it. The focus stays in the box. */
export function SearchSuggestions({ box, value }: Props) {
  const suggest = use(SuggestContext) ?? nobody;
  const [machine] = useState(() => searchBoxMachine.provide({ actors: searchBoxActors(suggest) }));
  const [now, send] = useChart(machine, {
    input: { text: value },
    onReport: ({ text }) => putText(box, text),
  });
  const id = useId();
  const options = optionsOf(now);
  const active = activeOf(now);
  const count = countOf(now);
  const isOpen = options.length > 0;
  useBoxHeard(box, value, send);
  useBoxTold(box, isOpen, active === null ? null : `${id}${active}`);
  return (
    <>
      {hasText(now) ? (
        <button
          type="button"
          className="search-suggestions-clear"
          aria-label={texts.clear.text}
          onClick={() => {
            send({ type: 'text.clear' });
            box.current?.focus();
          }}
        >
          <Icon name="close" size="small" />
        </button>
      ) : null}
      {isOpen ? (
        <SuggestionList
          id={id}
          options={options}
          active={active}
          typed={now.context.text}
          isBusy={now.hasTag('busy')}
          onChoose={(index) => send({ type: 'option.choose', index })}
        />
      ) : null}
      <p className="visually-hidden" role="status">
        {count === null ? '' : countSaid(count)}
      </p>
    </>
  );
}
