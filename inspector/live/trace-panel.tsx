import { useEffect, useMemo, useRef, useState } from 'react';
import type { Trace } from '#services/inspection/trace.contract.ts';
import { CountedView } from '../counted/counted-view.tsx';
import type { ChartData } from '../data.types.ts';
import { PlaybackBar } from '../player/playback-bar.tsx';
import type { Moment } from '../player/player.types.ts';
import { usePlayback } from '../player/use-playback.ts';
import { innermost } from '../sequence/lanes.ts';
import { SequenceView } from '../sequence/sequence-view.tsx';
import { ActorList } from './actor-list.tsx';
import { actorsAfter, type SeenActor, withCharts } from './actors.ts';
import { chartAt, litAt } from './lit-at.ts';
import { largestBytes, readTrace } from './trace-file.ts';

type Props = {
  readonly charts: readonly ChartData[];
  readonly onSelect: (state: string) => void;
  readonly onMoment: (moment: Pick<Moment, 'lit' | 'chart'> | null) => void;
};

/** A file that was recorded somewhere: a problem report, a run, a failed simulation, a fork. */
export function TracePanel({ charts, onSelect, onMoment }: Props) {
  const [trace, setTrace] = useState<Trace | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [chosen, setChosen] = useState<SeenActor | null>(null);
  const [isOver, setIsOver] = useState(false);
  const playback = usePlayback();
  const { at, send } = playback;
  const title = useRef<HTMLHeadingElement>(null);

  const open = async (file: File | undefined) => {
    if (!file) return;
    const read =
      file.size > largestBytes ? { fault: `“${file.name}” is too large for a trace.` } : readTrace(await file.text());
    setFault('fault' in read ? read.fault : null);
    if ('fault' in read) return;
    setTrace(read.trace);
    setChosen(null);
    send({ type: 'list.open', count: read.trace.records.length, at: 0, canFork: false, isPlayed: false });
  };
  useEffect(() => {
    if (trace) title.current?.focus();
  }, [trace]);

  const records = useMemo(() => trace?.records ?? [], [trace]);
  const actors = useMemo(() => actorsAfter(records.slice(0, at + 1)), [records, at]);
  useEffect(() => {
    if (records.length === 0) return;
    const lit = litAt(records, at, { charts, chosen: chosen?.actor ?? null });
    onMoment({ lit, chart: chosen?.chart ?? chartAt(records, at) });
  }, [records, at, charts, chosen, onMoment]);

  const choose = (actor: SeenActor | null) => {
    setChosen(actor);
    const state = actor && innermost(actors.get(actor.actor)?.states ?? []);
    if (state) onSelect(state);
  };
  return (
    <section className="trace-panel">
      <div
        className="trace-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void open(event.dataTransfer.files[0]);
        }}
      >
        <label>
          Open a trace, or drop it here{' '}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              void open(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
      </div>
      <p role="alert" className="trace-fault">
        {fault}
      </p>
      {trace ? (
        <>
          <h3 ref={title} tabIndex={-1}>
            {trace.title}
          </h3>
          <p>
            {records.length} records{trace.dropped > 0 ? `, ${trace.dropped} before them were dropped` : ''}. Build{' '}
            {trace.build}.
          </p>
          <PlaybackBar playback={playback} unit="Record" />
          <ActorList actors={withCharts(actors)} chosen={chosen?.actor ?? null} onChoose={choose} />
          <SequenceView
            records={records}
            at={at}
            only={chosen?.actor ?? null}
            onSelect={onSelect}
            onGo={(index) => send({ type: 'position.choose', at: index })}
          />
          <CountedView records={records} />
        </>
      ) : null}
    </section>
  );
}
