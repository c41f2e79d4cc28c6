import './edit-search-list.css';
import { useEffect, useRef, useState } from 'react';
import type { ListSearchEvent, ListSearchShown } from '#machines/list-search/index.ts';
import { Button } from '#ui/button/button.tsx';
import { AllLines } from '#ui/list-match/all-lines.tsx';
import { LineList } from '#ui/list-match/line-list.tsx';
import { ListMatch } from '#ui/list-match/list-match.tsx';
import { sayCount } from '#ui/list-match/list-search-words.ts';
import { TextSkeleton } from '#ui/skeleton/skeleton.tsx';
import { listSearchTexts as texts } from '#ui/texts/list-search.texts.ts';
import { DoneList } from './done-list.tsx';
import { WriteList } from './write-list.tsx';

type Props = {
  readonly shown: ListSearchShown;
  /** The page is live; `typed` is what was written before that. */
  readonly onLive: (typed: string) => void;
  readonly onEvent: (event: ListSearchEvent) => void;
};

/** A whole list of words: written, looked for, shopped down, and told what came of it. */
export function EditSearchListPage({ shown, onLive, onEvent }: Props) {
  const { view, text, lines, current } = shown;
  const box = useRef<HTMLTextAreaElement>(null);
  const whole = useRef<HTMLElement>(null);
  const lastView = useRef(view);
  const lastText = useRef(text);
  const [hasActed, setActed] = useState(false);
  const send = (event: ListSearchEvent) => {
    setActed(true);
    onEvent(event);
  };
  useEffect(() => onLive(box.current?.value ?? ''), [onLive]);
  // The box is not led by each letter: it is told only what did not come from it.
  useEffect(() => {
    if (box.current && box.current.value !== text && text !== lastText.current) box.current.value = text;
    lastText.current = text;
  }, [text]);
  useEffect(() => {
    if (view === lastView.current) return;
    lastView.current = view;
    if (hasActed && view !== 'line') focusIn(whole.current, view);
  }, [view, hasActed]);
  const line = lines[current];
  return (
    <main id="main" className="page edit-search-list" data-view={view} ref={whole}>
      <h1>{texts.title.text}</h1>
      {view === 'writing' || view === 'failed' ? (
        <>
          <p className="lead">{texts.lead.text}</p>
          <WriteList
            box={box}
            text={text}
            isEmpty={shown.isEmpty}
            fault={view === 'failed' ? shown.fault : null}
            onWrite={(written) => send({ type: 'text.write', text: written })}
            onLook={() => send({ type: 'list.look' })}
            onClear={() => send({ type: view === 'failed' ? 'list.edit' : 'list.restart' })}
          />
        </>
      ) : null}
      {view === 'looking' ? (
        <section className="edit-search-list-looking">
          <h2 tabIndex={-1}>{sayCount(texts.lookingOne, texts.looking, shown.termCount)}</h2>
          <TextSkeleton lines={6} />
          <Button look="outline" onClick={() => send({ type: 'list.edit' })}>
            {texts.backToList.text}
          </Button>
        </section>
      ) : null}
      {view === 'line' || view === 'all' ? (
        <p className="edit-search-list-ways">
          {view === 'line' ? (
            <Button look="quiet" onClick={() => send({ type: 'all.show' })}>
              {texts.showAll.text}
            </Button>
          ) : null}
          <Button look="quiet" onClick={() => send({ type: 'list.edit' })}>
            {texts.backToList.text}
          </Button>
          <Button look="quiet" onClick={() => send({ type: 'list.finish' })}>
            {texts.toSummary.text}
          </Button>
        </p>
      ) : null}
      {view === 'line' && line ? (
        <div className="edit-search-list-shop">
          <LineList lines={lines} current={current} onGo={(at) => send({ type: 'line.go', line: at })} />
          <ListMatch
            line={line}
            at={current}
            count={lines.length}
            isLast={lines.every(({ state }, at) => at === current || state !== 'open')}
            wording={shown.wording}
            takesFocus={hasActed}
            onChoose={(sku) => send({ type: 'line.choose', line: current, sku })}
            onAmount={(amount) => send({ type: 'line.amount', line: current, amount })}
            onAdd={() => send({ type: 'line.add', line: current })}
            onSkip={() => send({ type: 'line.skip', line: current })}
            onReopen={() => send({ type: 'line.reopen', line: current })}
            onBack={() => send({ type: 'line.back' })}
            onFinish={() => send({ type: 'list.finish' })}
            onOn={() => send({ type: 'line.go', line: openAfter(lines, current) })}
            onSearch={(term) => send({ type: 'line.search', line: current, term })}
          />
        </div>
      ) : null}
      {view === 'all' ? (
        <AllLines
          lines={lines}
          onTake={(at, isTaken) => send({ type: isTaken ? 'line.reopen' : 'line.skip', line: at })}
          onChoose={(at, sku) => send({ type: 'line.choose', line: at, sku })}
          onAmount={(at, amount) => send({ type: 'line.amount', line: at, amount })}
          onSee={(at) => send({ type: 'line.go', line: at })}
          onAddAll={() => send({ type: 'all.addBest' })}
          onHide={() => send({ type: 'all.hide' })}
        />
      ) : null}
      {view === 'done' ? (
        <DoneList
          lines={lines}
          saving={shown.saving}
          fault={shown.fault}
          onGo={(at) => send({ type: 'line.go', line: at })}
          onReopen={(at) => send({ type: 'line.reopen', line: at })}
          onSave={() => send({ type: 'list.save' })}
          onEdit={() => send({ type: 'list.edit' })}
          onRestart={() => send({ type: 'list.restart' })}
        />
      ) : null}
    </main>
  );
}

const openAfter = (lines: ListSearchShown['lines'], at: number): number => {
  const next = lines.findIndex(({ state }, index) => index > at && state === 'open');
  return next >= 0 ? next : lines.findIndex(({ state }) => state === 'open');
};

/** What was pressed has gone with its view: the focus goes to the beginning of the next one. */
function focusIn(page: HTMLElement | null, view: ListSearchShown['view']): void {
  const isWriting = view === 'writing' || view === 'failed';
  page?.querySelector<HTMLElement>(isWriting ? 'textarea' : 'h2')?.focus();
}
