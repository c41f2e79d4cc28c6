import './ticker.css';
import type { ReactNode } from 'react';
import { entryAt, hasNext, hasPrevious, tickerMachine } from '#machines/ticker/index.ts';
import { useChart } from '../chart/use-chart.ts';
import { Icon } from '../icon/icon.tsx';
import { tickerTexts as texts } from '../texts/ticker.texts.ts';

type Props = {
  /** What the messages are about. */
  readonly label: string;
  readonly entries: readonly ReactNode[];
};

/** Messages that are read one by one. They never move by themselves, so nothing has to be stopped. */
export function Ticker({ label, entries }: Props) {
  return entries.length === 0 ? null : <Steps key={entries.length} label={label} entries={entries} />;
}

function Steps({ label, entries }: Props) {
  const [ticker, send] = useChart(tickerMachine, { input: { count: entries.length } });
  const at = entryAt(ticker);
  return (
    <section className="ticker" aria-label={label}>
      <button
        type="button"
        className="ticker-step"
        aria-disabled={!hasPrevious(ticker)}
        onClick={() => send({ type: 'previous.press' })}
        data-needs-script=""
      >
        <Icon name="chevron-left" label={texts.previous.text} />
      </button>
      <div className="ticker-entry" role="status">
        {entries[at]}
        <span className="ticker-count">{`${at + 1} ${texts.of.text} ${entries.length}`}</span>
      </div>
      <button
        type="button"
        className="ticker-step"
        aria-disabled={!hasNext(ticker)}
        onClick={() => send({ type: 'next.press' })}
        data-needs-script=""
      >
        <Icon name="chevron-right" label={texts.next.text} />
      </button>
    </section>
  );
}
