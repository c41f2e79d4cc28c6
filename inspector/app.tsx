import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addressOf, placeAt } from './address.ts';
import { ChartView } from './drawing/chart-view.tsx';
import { ChartList } from './list/chart-list.tsx';
import type { Lit } from './lit.types.ts';
import { Panels } from './panels.tsx';
import type { Library } from './player/player.types.ts';
import { SearchBox } from './search/search-box.tsx';
import { Start } from './start.tsx';
import { ChartTable } from './table/chart-table.tsx';
import { useInspector, useOf, useShown } from './use-inspector.ts';

/** The page: what can be looked for, the chart on show, and the panels beside it. */
export function App() {
  const { inspector, book } = useInspector();
  const { chart, state } = useShown();
  const view = useOf(({ context }) => context.view);
  const [lit, setLit] = useState<Lit | null>(null);
  const play = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState(0);

  const library = useMemo<Library>(
    () => ({
      recordings: book.data.journeys,
      pictureOf: (file) => book.data.pictures[file] ?? null,
      charts: book.data.charts,
    }),
    [book],
  );
  const onSelect = useCallback(
    (id: string) => {
      const place = book.placeOf(id);
      if (place) inspector.send({ type: 'place.show', place });
    },
    [book, inspector],
  );
  const onShowChart = useCallback(
    (id: string) => {
      const place = book.chartPlace(id);
      if (place && inspector.getSnapshot().context.place?.chart !== place.chart)
        inspector.send({ type: 'place.show', place });
    },
    [book, inspector],
  );

  // The address follows what is on show, and what is on show follows the address.
  const isWhole = state?.parent === null;
  const address = chart ? addressOf(chart.key, isWhole ? null : (state?.id ?? null)) : '#/';
  useEffect(() => {
    if (location.hash !== address && (chart || location.hash !== '')) history.pushState(null, '', address);
    document.title = [isWhole ? null : state?.name, chart?.title, 'Inspector', 'Kete'].filter(Boolean).join(' – ');
  }, [address, chart, state, isWhole]);
  useEffect(() => {
    const follow = () => {
      const place = placeAt(book, location.hash);
      inspector.send(place ? { type: 'place.show', place } : { type: 'start.show' });
    };
    window.addEventListener('hashchange', follow);
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
      window.removeEventListener('popstate', follow);
    };
  }, [book, inspector]);

  // Who chose a hit by Enter is at its Play button with the next key.
  useEffect(() => {
    if (chosen > 0) (play.current ?? title.current)?.focus();
  }, [chosen]);

  return (
    <div className="frame" data-shown={chart ? 'chart' : 'start'}>
      <header>
        <a className="skip" href="#main" onClick={(event) => skip(event)}>
          Skip to the chart
        </a>
        <h1>
          <a href="#/">
            Kete <span>Inspector</span>
          </a>
        </h1>
        <SearchBox onChosen={() => setChosen((count) => count + 1)} />
      </header>
      <ChartList />
      <main id="main" tabIndex={-1}>
        {chart ? (
          <>
            <div className="title">
              <p className="area">{chart.area}</p>
              <h2 ref={title} tabIndex={-1}>
                {chart.title}
              </h2>
              <p>{chart.description}</p>
              {chart.who !== null && <p className="who">Whose it is: {chart.who}.</p>}
              <div className="views" role="group" aria-label="Shown as">
                {(['drawing', 'table'] as const).map((kind) => (
                  <button
                    key={kind}
                    type="button"
                    aria-pressed={view === kind}
                    onClick={() => inspector.send({ type: 'view.choose', view: kind })}
                  >
                    {kind === 'drawing' ? 'Drawing' : 'Table'}
                  </button>
                ))}
              </div>
            </div>
            {view === 'drawing' ? (
              <ChartView key={chart.key} chart={chart} state={state} lit={lit} />
            ) : (
              <ChartTable chart={chart} lit={lit} />
            )}
          </>
        ) : (
          <Start />
        )}
      </main>
      <Panels
        chart={chart}
        state={state}
        library={library}
        playRef={play}
        onSelect={onSelect}
        onShowChart={onShowChart}
        onLit={setLit}
      />
      <p className="announced" role="status">
        {[lit?.caption, state && !isWhole ? `${state.name}, in ${chart?.title}. ${state.description}` : chart?.title]
          .filter(Boolean)
          .slice(0, 1)
          .join('')}
      </p>
    </div>
  );
}

function skip(event: React.MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
