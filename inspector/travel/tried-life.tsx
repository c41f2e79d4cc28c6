import { useEffect, useId, useMemo } from 'react';
import type { ChartData } from '../data.types.ts';
import { PlaybackBar } from '../player/playback-bar.tsx';
import type { Moment } from '../player/player.types.ts';
import { ChoiceList } from './choice-list.tsx';
import { choicesAt } from './choices.ts';
import { litOfFrame } from './lit-of-frame.ts';
import type { Tried } from './rosters.ts';
import { SaveFork } from './save-fork.tsx';
import { StepList } from './step-list.tsx';
import { useTravel } from './use-travel.ts';

type Props = {
  readonly charts: readonly ChartData[];
  readonly tried: Tried;
  readonly input: number;
  readonly onMoment: (moment: Pick<Moment, 'lit' | 'chart'> | null) => void;
};

/** One life of a chart that is tried: what can happen now, what happened, the ways it went, and how a way is saved. */
export function TriedLife({ charts, tried, input, onMoment }: Props) {
  const id = useId();
  const { playback, line, lines, frame, choose, fork } = useTravel(tried, input);
  const { at, branch, branches, send } = playback;
  const machine = tried.chart.machine.id;
  useEffect(() => {
    const data = charts.find((chart) => chart.kind === 'machine' && chart.id === machine) ?? null;
    if (frame) onMoment({ lit: litOfFrame(charts, data, line.frames, line.steps, at), chart: machine });
  }, [charts, machine, line, at, frame, onMoment]);
  const choices = useMemo(() => {
    if (!frame) return [];
    const past = line.steps.slice(0, at).map(({ happened }) => happened);
    return choicesAt({ chart: tried.chart, input: tried.chart.inputs[input], past }, frame);
  }, [tried, frame, line, at, input]);
  if (!frame) return null;
  return (
    <>
      <PlaybackBar playback={playback} unit="Step" />
      <p>
        {lines.length > 1 ? (
          <label htmlFor={`${id}-branch`}>
            Way{' '}
            <select
              id={`${id}-branch`}
              value={branch}
              onChange={(event) => send({ type: 'branch.choose', branch: Number(event.target.value) })}
            >
              {branches.map((each, index) => (
                <option key={`${each.from ?? 'first'}-${each.at}-${index}`} value={index}>
                  {each.from === null
                    ? '1: the first'
                    : `${index + 1}: left way ${each.from + 1} at step ${each.at + 1}`}
                </option>
              ))}
            </select>
          </label>
        ) : null}{' '}
        <button type="button" onClick={fork}>
          Fork here
        </button>
      </p>
      <StepList line={line} at={at} onGo={(place) => send({ type: 'position.choose', at: place })} />
      <ChoiceList choices={choices} isEarlier={at < line.frames.length - 1} onChoose={choose} />
      <SaveFork tried={tried} input={input} line={line} />
    </>
  );
}
