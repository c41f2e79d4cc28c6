import '../round-button/round-button.css';
import './list-match.css';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { chosenOf, type ListLine } from '#machines/list-search/index.ts';
import { sources } from '#services/trolley/trolley.words.ts';
import { BuyAction } from '#ui/add-to-trolley/buy-action.tsx';
import { Button } from '#ui/button/button.tsx';
import { firstPress, ignoreHeld, isSecondPress } from '#ui/button/first-press.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { listSearchTexts as texts } from '#ui/texts/list-search.texts.ts';
import { say } from './list-search-words.ts';
import { MatchAmount } from './match-amount.tsx';
import { MatchCards } from './match-cards.tsx';
import { OtherWords } from './other-words.tsx';

export type ListMatchProps = {
  readonly line: ListLine;
  /** Its place on the list, from nought. */
  readonly at: number;
  readonly count: number;
  /** No other line is open. */
  readonly isLast: boolean;
  readonly wording: 'none' | 'asking' | 'missed';
  /** Somebody has done something here: the focus goes along with the lines. */
  readonly takesFocus: boolean;
  readonly onChoose: (sku: string) => void;
  readonly onAmount: (amount: number) => void;
  readonly onAdd: () => void;
  readonly onSkip: () => void;
  readonly onReopen: () => void;
  readonly onBack: () => void;
  readonly onOn: () => void;
  readonly onFinish: () => void;
  readonly onSearch: (term: string) => void;
};

/** One line of a list with its matches: chosen with the arrow keys, added with Enter, skipped by its button. */
export function ListMatch(props: ListMatchProps) {
  const { line, at, count, takesFocus, wording, onSearch } = props;
  const id = useId();
  const whole = useRef<HTMLElement>(null);
  const { state, search, products } = line;
  useEffect(() => {
    if (!takesFocus) return;
    const part = whole.current;
    (part?.querySelector<HTMLElement>('input:checked') ?? part?.querySelector<HTMLElement>('h2'))?.focus();
  }, [takesFocus, at, state, search]);
  const chosen = chosenOf(line);
  return (
    <section className="list-match" aria-labelledby={id} data-state={state} ref={whole}>
      <header className="list-match-head">
        <h2 id={id} tabIndex={-1}>
          {line.term}
        </h2>
        <p className="list-match-where">
          <span className="list-match-progress">{say(texts.progress, { n: at + 1, all: count })}</span>
          {line.wanted > 1 ? <span>{say(texts.wanted, { n: line.wanted })}</span> : null}
          {products.length > 0 ? <span>{foundText(line)}</span> : null}
        </p>
        {search.toLowerCase() === line.term.toLowerCase() || line.wanted > 1 ? null : (
          <p className="list-match-where">{say(texts.insteadOf, { search })}</p>
        )}
      </header>
      {state === 'open' ? chosen ? <Choosing {...props} /> : <Nothing {...props} /> : <Passed {...props} />}
      {state === 'added' ? null : (
        <OtherWords key={`${at} ${search}`} line={line} wording={wording} onSearch={onSearch} />
      )}
      {products.length > 0 && line.totalItems > products.length ? (
        <A className="list-match-all" href={href.search(search)}>
          {say(texts.seeAll, { term: search })}
        </A>
      ) : null}
    </section>
  );
}

const foundText = ({ products: { length: n }, totalItems: all }: ListLine): string =>
  all > n ? say(texts.foundOfMore, { n, all }) : say(texts.found, { n });

function Choosing({ line, at, isLast, onChoose, onAmount, onAdd, onSkip, onBack }: ListMatchProps) {
  const group = useId();
  const chosen = chosenOf(line);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onAdd();
  };
  const legend = `${say(texts.matches, { term: line.term })}, ${foundText(line)}. ${texts.keys.text}`;
  return (
    <form className="list-match-form" onSubmit={send}>
      <MatchCards line={line} group={group} legend={legend} onChoose={onChoose} />
      <p className="list-match-keys" aria-hidden>
        {texts.keys.text}
      </p>
      <div className="list-match-bar">
        {chosen ? <MatchAmount product={chosen} amount={line.amount} onAmount={onAmount} /> : null}
        <Pass at={at} onSkip={onSkip} onBack={onBack} />
        <Button
          type="submit"
          className="button list-match-add"
          onKeyDown={ignoreHeld}
          onClick={(event) => (isSecondPress(event) ? event.preventDefault() : undefined)}
        >
          {(isLast ? texts.addLast : texts.add).text}
        </Button>
      </div>
    </form>
  );
}

const Back = ({ onBack }: Pick<ListMatchProps, 'onBack'>) => (
  <button className="round-button" type="button" aria-label={texts.back.text} onClick={onBack}>
    <Icon name="chevron-left" size="small" />
  </button>
);

function Pass({ at, onSkip, onBack }: Pick<ListMatchProps, 'at' | 'onSkip' | 'onBack'>) {
  return (
    <>
      {at > 0 ? <Back onBack={onBack} /> : null}
      <Button look="outline" {...firstPress(onSkip)}>
        {texts.skip.text}
      </Button>
    </>
  );
}

/** There is nothing to choose: nothing was found, or none of it can be had. */
function Nothing({ line, at, onChoose, onSkip, onBack }: ListMatchProps) {
  const group = useId();
  return (
    <>
      {line.products.length > 0 ? (
        <MatchCards line={line} group={group} legend={say(texts.matches, { term: line.term })} onChoose={onChoose} />
      ) : (
        <p className="list-match-none">
          <b>{say(texts.none, { term: line.search })}</b> {texts.noneText.text}
        </p>
      )}
      <div className="list-match-bar">
        <Pass at={at} onSkip={onSkip} onBack={onBack} />
      </div>
    </>
  );
}

function Passed({ line, at, isLast, onReopen, onBack, onOn, onFinish }: ListMatchProps) {
  const { state, added } = line;
  const product = line.products.find(({ sku }) => sku === added?.sku);
  return (
    <div className="list-match-passed">
      {state === 'added' ? (
        <>
          <p className="list-match-done">
            <Icon name="success" size="small" /> {say(texts.added, { name: added?.name ?? line.term })}
          </p>
          <p>{texts.addedText.text}</p>
          {product ? <BuyAction product={product} source={sources.list} /> : null}
        </>
      ) : (
        <p>{texts.skipped.text}</p>
      )}
      <div className="list-match-bar">
        {at > 0 ? <Back onBack={onBack} /> : null}
        {state === 'skipped' ? (
          <Button look="outline" onClick={onReopen}>
            {texts.reopen.text}
          </Button>
        ) : null}
        <Button className="button list-match-add" onClick={isLast ? onFinish : onOn}>
          {(isLast ? texts.toSummary : texts.nextOpen).text}
        </Button>
      </div>
    </div>
  );
}
