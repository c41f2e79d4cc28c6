import './search-suggestions.css';
import { type RefObject, use, useId, useState } from 'react';
import {
  activeOf,
  countOf,
  hasText,
  type Option,
  optionsOf,
  searchBoxActors,
  searchBoxMachine,
} from '#machines/search-box/index.ts';
import { useChart } from '#ui/chart/use-chart.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { countSaid, searchTexts as texts } from '#ui/texts/search.texts.ts';
import { SuggestContext } from './suggest-context.ts';
import { Suggestion } from './suggestion.tsx';
import { putText, useBoxHeard, useBoxTold } from './use-combobox.ts';

type Props = {
  /** The box as it stands on the page, with what has been typed there already. */
  readonly box: RefObject<HTMLInputElement | null>;
  /** What the page on show was searched for. */
  readonly value: string;
};

const kinds = { term: texts.terms, department: texts.departments, product: texts.products } as const;
const kindsInOrder = ['term', 'department', 'product'] as const satisfies readonly Option['kind'][];

/** What the search box offers while somebody types: a list under it, and a way to clear it. The focus stays in the box. */
export function SearchSuggestions({ box, value }: Props) {
  const suggest = use(SuggestContext);
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
  const group = (kind: Option['kind']) =>
    options.flatMap((option, index) =>
      option.kind === kind
        ? [
            <Suggestion
              key={index}
              id={`${id}${index}`}
              option={option}
              typed={now.context.text}
              isActive={index === active}
              onChoose={() => send({ type: 'option.choose', index })}
            />,
          ]
        : [],
    );
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
        <div
          className="search-suggestions"
          id="search-list"
          role="listbox"
          aria-label={texts.list.text}
          aria-busy={now.hasTag('busy')}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {kindsInOrder.map((kind) =>
            options.some((option) => option.kind === kind) ? (
              <div key={kind} className="search-suggestions-group" role="group" aria-labelledby={`${id}${kind}`}>
                <div className="search-suggestions-title" id={`${id}${kind}`} role="presentation">
                  {kinds[kind].text}
                </div>
                {group(kind)}
              </div>
            ) : null,
          )}
        </div>
      ) : null}
      <p className="visually-hidden" role="status">
        {count === null ? '' : countSaid(count)}
      </p>
    </>
  );
}
