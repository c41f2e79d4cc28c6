import { useEffect, useRef } from 'react';
import type { ListLine } from '#machines/list-search/index.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { listSearchTexts as texts } from '#ui/texts/list-search.texts.ts';

type Props = {
  readonly lines: readonly ListLine[];
  readonly current: number;
  readonly onGo: (line: number) => void;
};

const stateOf = ({ state, products }: ListLine) => (state === 'open' && products.length === 0 ? 'none' : state);
const marks = {
  added: { icon: 'check', words: texts.stateAdded },
  skipped: { icon: 'forward', words: texts.stateSkipped },
  none: { icon: 'help', words: texts.stateNone },
} as const;

/** Every line of the list, how it stands, and the way to it. */
export function LineList({ lines, current, onGo }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const all = list.current;
    const one = all?.querySelector<HTMLElement>('[aria-current]');
    if (!all || !one) return;
    all.scrollLeft = one.offsetLeft - (all.clientWidth - one.offsetWidth) / 2;
    all.scrollTop = one.offsetTop - (all.clientHeight - one.offsetHeight) / 2;
  }, [current]);
  return (
    <nav className="list-match-lines" aria-label={texts.lines.text}>
      <ol ref={list}>
        {lines.map((line, index) => {
          const state = stateOf(line);
          const mark = state === 'open' ? null : marks[state];
          return (
            <li key={line.term}>
              <button
                type="button"
                data-state={state}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onGo(index)}
              >
                {mark ? <Icon name={mark.icon} size="extra-small" /> : null}
                <span className="list-match-line-term">{line.term}</span>
                {mark ? <span className="visually-hidden">{` ${mark.words.text}`}</span> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
