import type { Option } from '#machines/search-box/index.ts';
import { searchTexts as texts } from '#ui/texts/search.texts.ts';
import { Suggestion } from './suggestion.tsx';

type Props = {
  readonly options: readonly Option[];
  /** The one that the arrow keys are on. */
  readonly active: number | null;
  readonly typed: string;
  /** Newer ones are on their way. */
  readonly isBusy: boolean;
  /** What the ids of the options begin with; then comes their number. */
  readonly id: string;
  readonly onChoose: (index: number) => void;
};

const groups = [
  { kind: 'term', title: texts.terms },
  { kind: 'department', title: texts.departments },
  { kind: 'product', title: texts.products },
] as const;

/** What is offered under the search box, by kinds. A press on it leaves the focus where it is. */
export function SuggestionList({ options, active, typed, isBusy, id, onChoose }: Props) {
  const numbered = options.map((option, index) => ({ option, index }));
  return (
    <div
      className="search-suggestions"
      id="search-list"
      role="listbox"
      aria-label={texts.list.text}
      aria-busy={isBusy}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ kind, title }) => {
        const own = numbered.filter(({ option }) => option.kind === kind);
        return own.length === 0 ? null : (
          <div key={kind} className="search-suggestions-group" role="group" aria-labelledby={`${id}${kind}`}>
            <div className="search-suggestions-title" id={`${id}${kind}`} role="presentation">
              {title.text}
            </div>
            {own.map(({ option, index }) => (
              <Suggestion
                key={index}
                id={`${id}${index}`}
                option={option}
                typed={typed}
                isActive={index === active}
                onChoose={() => onChoose(index)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
