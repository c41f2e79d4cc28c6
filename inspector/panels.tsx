import { type KeyboardEvent, type Ref, useRef } from 'react';
import type { Tab } from '#machines/inspector/index.ts';
import { StateCard } from './card/state-card.tsx';
import type { ChartData, StateData } from './data.types.ts';
import type { Lit } from './lit.types.ts';
import { PlayerPanel } from './player/player-panel.tsx';
import type { Library } from './player/player.types.ts';
import { QuestionsPanel } from './questions/questions-panel.tsx';
import { useInspector, useOf } from './use-inspector.ts';

type PanelsProps = {
  readonly chart: ChartData | null;
  readonly state: StateData | null;
  readonly library: Library;
  readonly playRef: Ref<HTMLButtonElement>;
  readonly onSelect: (state: string) => void;
  readonly onShowChart: (chart: string) => void;
  readonly onLit: (lit: Lit | null) => void;
};

const tabs: readonly { readonly tab: Tab; readonly title: string }[] = [
  { tab: 'state', title: 'State' },
  { tab: 'play', title: 'Play' },
  { tab: 'questions', title: 'Questions' },
];

/** What stands beside a chart. Every panel stays as it is while another one is looked at. */
export function Panels({ chart, state, library, playRef, onSelect, onShowChart, onLit }: PanelsProps) {
  const { inspector, book } = useInspector();
  const open = useOf(({ context }) => context.tab);
  const wanted = useOf(({ context }) => context.wanted);
  const buttons = useRef(new Map<Tab, HTMLButtonElement>());
  const turn = (event: KeyboardEvent, at: number) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const to = by === undefined ? undefined : tabs[(at + by + tabs.length) % tabs.length]?.tab;
    if (to === undefined) return;
    event.preventDefault();
    inspector.send({ type: 'tab.choose', tab: to });
    buttons.current.get(to)?.focus();
  };
  return (
    <aside className="panels" data-tab={open} aria-label="About the chart">
      <div className="tabs" role="tablist" aria-label="About the chart">
        {tabs.map(({ tab, title }, at) => (
          <button
            key={tab}
            ref={(button) => void (button ? buttons.current.set(tab, button) : buttons.current.delete(tab))}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-controls={`panel-${tab}`}
            aria-selected={open === tab}
            tabIndex={open === tab ? 0 : -1}
            onClick={() => inspector.send({ type: 'tab.choose', tab })}
            onKeyDown={(event) => turn(event, at)}
          >
            {title}
          </button>
        ))}
      </div>
      <div id="panel-state" role="tabpanel" aria-labelledby="tab-state" hidden={open !== 'state'}>
        {chart && state ? (
          <StateCard key={state.id} chart={chart} state={state} playRef={playRef} />
        ) : (
          <p className="none">Select a state to read all that is known of it.</p>
        )}
      </div>
      <div id="panel-play" role="tabpanel" aria-labelledby="tab-play" hidden={open !== 'play'}>
        <PlayerPanel
          library={library}
          chart={chart}
          wanted={wanted}
          onSelect={onSelect}
          onShowChart={onShowChart}
          onLit={onLit}
        />
      </div>
      <div id="panel-questions" role="tabpanel" aria-labelledby="tab-questions" hidden={open !== 'questions'}>
        <QuestionsPanel data={book.data} chart={chart} state={state} onSelect={onSelect} onShowChart={onShowChart} />
      </div>
    </aside>
  );
}
