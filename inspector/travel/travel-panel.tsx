import { useId, useState } from 'react';
import type { ChartData } from '../data.types.ts';
import { tried as all, triedOf } from './rosters.ts';
import { TriedLife } from './tried-life.tsx';
import type { Moment } from '../player/player.types.ts';

type Props = {
  readonly charts: readonly ChartData[];
  readonly chart: ChartData | null;
  readonly onMoment: (moment: Pick<Moment, 'lit' | 'chart'> | null) => void;
};

const sorted = [...all].sort((a, b) => a.chart.name.localeCompare(b.chart.name));
const briefly = (input: unknown): string => {
  const text = JSON.stringify(input) ?? 'nothing';
  return text === '{}' ? 'as it is' : text.length > 90 ? `${text.slice(0, 89)}…` : text;
};

/** A real chart on a simulated clock: whatever can happen to it may be tried, wound back, and tried otherwise. */
export function TravelPanel({ charts, chart, onMoment }: Props) {
  const id = useId();
  const onShow = chart?.kind === 'machine' ? (triedOf(chart.id)?.chart.machine.id ?? '') : '';
  const [wanted, setWanted] = useState<string | null>(null);
  const [life, setLife] = useState<{ readonly machine: string; readonly input: number; readonly turn: number } | null>(
    null,
  );
  const name = wanted ?? onShow;
  const tried = life && triedOf(life.machine);
  const begin = (machine: string, input: number) => {
    if (machine !== '') setLife({ machine, input, turn: (life?.turn ?? 0) + 1 });
  };
  return (
    <section className="travel-panel" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Try a chart on a simulated clock</h3>
      <p>
        Nothing here reaches a store: the chart is the real one, what it asks is answered by you, and time passes when
        you say so.
      </p>
      <div className="travel-start">
        <label htmlFor={`${id}-chart`}>
          Chart{' '}
          <select id={`${id}-chart`} value={name} onChange={(event) => setWanted(event.target.value)}>
            <option value="">Choose one</option>
            {sorted.map(({ chart: each }) => (
              <option key={each.machine.id} value={each.machine.id}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" aria-disabled={name === ''} onClick={() => begin(name, 0)}>
          {life?.machine === name ? 'Begin anew' : 'Begin'}
        </button>
        {life && tried && tried.chart.inputs.length > 1 ? (
          <label htmlFor={`${id}-input`}>
            It begins with{' '}
            <select
              id={`${id}-input`}
              value={life.input}
              onChange={(event) => begin(life.machine, Number(event.target.value))}
            >
              {tried.chart.inputs.map((each, index) => (
                <option key={`${index}`} value={index}>
                  {index + 1}: {briefly(each)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </div>
      {life && tried ? (
        <TriedLife key={life.turn} charts={charts} tried={tried} input={life.input} onMoment={onMoment} />
      ) : null}
    </section>
  );
}
