import { type KeyboardEvent, useRef } from 'react';
import { hitsOf, type Place } from '#machines/inspector/index.ts';
import { useInspector, useOf } from '../use-inspector.ts';
import { find } from './search.rules.ts';

/** The box that finds charts and states. Enter shows the best hit, and its Play button has the focus then. */
export function SearchBox({ onChosen }: { readonly onChosen: () => void }) {
  const { inspector, book } = useInspector();
  const text = useOf(({ context }) => context.text);
  const hits = useOf(hitsOf);
  const active = useOf(({ context }) => context.active);
  const isNone = useOf((snapshot) => snapshot.hasTag('none'));
  const box = useRef<HTMLInputElement>(null);

  const typed = (words: string) =>
    inspector.send({
      type: 'text.type',
      text: words,
      hits: find(book.index, words).map(
        ({ chart, state, around }): Place => ({
          chart: chart.key,
          state: state?.id ?? chart.id,
          around,
        }),
      ),
    });
  const choose = (index: number | null) => {
    if (!inspector.getSnapshot().can({ type: 'hit.choose', index })) return;
    inspector.send({ type: 'hit.choose', index });
    onChosen();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      inspector.send({ type: 'hit.move', towards: event.key === 'ArrowDown' ? 'next' : 'previous' });
    } else if (event.key === 'Escape') inspector.send({ type: 'escape.press' });
    else if (event.key === 'Enter') {
      event.preventDefault();
      choose(null);
    }
  };
  return (
    <search className="search-box">
      <label htmlFor="search">Find a state, an event, a requirement or a text</label>
      <input
        ref={box}
        id="search"
        type="search"
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls="hits"
        aria-autocomplete="list"
        aria-activedescendant={hits.length > 0 ? `hit-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="slot expire"
        // The first thing that anybody does here is to look for something.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        onChange={(event) => typed(event.target.value)}
        onKeyDown={onKeyDown}
        onClick={() => inspector.send({ type: 'box.press' })}
        onBlur={() => inspector.send({ type: 'box.leave' })}
      />
      <div id="hits" role="listbox" aria-label="What was found" hidden={hits.length === 0}>
        {hits.map(({ chart: key, state: id }, index) => {
          const chart = book.data.charts.find((one) => one.key === key);
          const state = chart?.states.slice(1).find((one) => one.id === id);
          return (
            // The keys are the box's, as in every list of this kind.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={id}
              id={`hit-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              <b>{state?.name ?? chart?.title}</b>
              <span className="where">{state ? chart?.title : chart?.area}</span>
              <span className="what">{(state ?? chart)?.description}</span>
            </div>
          );
        })}
      </div>
      <p className="found" role="status">
        {isNone ? `Nothing was found for “${text}”. Try fewer words.` : ''}
        {hits.length > 0 ? `${hits.length} found. Enter shows the best.` : ''}
      </p>
    </search>
  );
}
