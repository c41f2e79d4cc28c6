import './player.css';
import { useEffect, useRef, useState } from 'react';
import type { Lit } from '../lit.types.ts';
import { LivePanel } from '../live/live-panel.tsx';
import { TracePanel } from '../live/trace-panel.tsx';
import { TravelPanel } from '../travel/travel-panel.tsx';
import { PlayPanel } from './play-panel.tsx';
import type { Moment, PlayerProps } from './player.types.ts';

const modes = [
  ['play', 'Play a way'],
  ['live', 'Follow a shop'],
  ['trace', 'Open a trace'],
  ['travel', 'Try the chart'],
] as const;
type Mode = (typeof modes)[number][0];
type Shown = { readonly lit: Lit | null; readonly chart: string | null };

const nothing: Shown = { lit: null, chart: null };

/** Everything that moves: what is played, a shop that is followed, a trace, and a chart that is tried. */
export function PlayerPanel({ library, chart, wanted, onSelect, onShowChart, onLit }: PlayerProps) {
  const [mode, setMode] = useState<Mode>('play');
  const [shown, setShown] = useState<Readonly<Partial<Record<Mode, Shown>>>>({});
  const [heeded, setHeeded] = useState<PlayerProps['wanted']>(null);
  if (wanted !== heeded) {
    setHeeded(wanted);
    if (wanted) setMode('play');
  }
  const { lit, chart: best } = shown[mode] ?? nothing;
  const doors = useRef({ onLit, onShowChart });
  useEffect(() => {
    doors.current = { onLit, onShowChart };
  });
  useEffect(() => doors.current.onLit(lit), [lit]);
  useEffect(() => {
    if (best !== null) doors.current.onShowChart(best);
  }, [best]);

  const [tell] = useState(() => {
    const teller = (of: Mode) => (moment: Pick<Moment, 'lit' | 'chart'> | null) =>
      setShown((now) => ({ ...now, [of]: moment ?? nothing }));
    return { play: teller('play'), live: teller('live'), trace: teller('trace'), travel: teller('travel') };
  });

  return (
    <div className="player" data-mode={mode}>
      <fieldset className="player-modes">
        <legend>What shall be shown on the chart?</legend>
        {modes.map(([each, name]) => (
          <label key={each}>
            <input type="radio" name="player-mode" checked={mode === each} onChange={() => setMode(each)} /> {name}
          </label>
        ))}
      </fieldset>
      {/* A shop that is followed says more than anybody could listen to. */}
      <p className="player-said" aria-live={mode === 'live' ? 'off' : 'polite'}>
        {lit?.caption}
      </p>
      <div hidden={mode !== 'play'}>
        <PlayPanel library={library} wanted={wanted} onMoment={tell.play} />
      </div>
      <div hidden={mode !== 'live'}>
        <LivePanel charts={library.charts} isShown={mode === 'live'} onSelect={onSelect} onMoment={tell.live} />
      </div>
      <div hidden={mode !== 'trace'}>
        <TracePanel charts={library.charts} onSelect={onSelect} onMoment={tell.trace} />
      </div>
      <div hidden={mode !== 'travel'}>
        <TravelPanel charts={library.charts} chart={chart} onMoment={tell.travel} />
      </div>
    </div>
  );
}
