import { type FormEvent, useId } from 'react';
import type { ListLine } from '#machines/list-search/index.ts';
import { longestText } from '#services/lists/lists.words.ts';
import { Button } from '#ui/button/button.tsx';
import { listSearchTexts as texts } from '#ui/texts/list-search.texts.ts';

type Props = {
  readonly line: ListLine;
  readonly wording: 'none' | 'asking' | 'missed';
  readonly onSearch: (term: string) => void;
};

/** Other words for a line that did not find what was meant. */
export function OtherWords({ line, wording, onSearch }: Props) {
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('words');
    if (typeof words === 'string' && words.trim() !== '') onSearch(words);
  };
  return (
    <form className="list-match-other" onSubmit={send} aria-busy={wording === 'asking'}>
      <label htmlFor={id}>{texts.otherWords.text}</label>
      <div className="list-match-other-box">
        <input
          id={id}
          name="words"
          type="search"
          defaultValue={line.search}
          maxLength={longestText}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" look="outline">
          {wording === 'asking' ? texts.lookingOther.text : texts.lookOther.text}
        </Button>
      </div>
      <p className="list-match-other-fault" role="status">
        {wording === 'missed' ? texts.otherFailed.text : null}
      </p>
    </form>
  );
}
