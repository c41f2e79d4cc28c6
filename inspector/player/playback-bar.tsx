import { useId } from 'react';
import type { Pace } from '#machines/playback/index.ts';
import type { Playback } from './use-playback.ts';

const paces: readonly (readonly [pace: Pace, name: string])[] = [
  ['slow', 'Slow'],
  ['usual', 'Usual'],
  ['fast', 'Fast'],
];

type Props = {
  readonly playback: Playback;
  /** What one moment is called: "step", "record". */
  readonly unit: string;
};

/** Play and pause, step by step, where one is, and how fast it goes. */
export function PlaybackBar({ playback, unit }: Props) {
  const { at, count, isPlaying, pace, send } = playback;
  const id = useId();
  if (count === 0) return null;
  return (
    <div className="playback-bar" role="group" aria-label="Playing" data-state={isPlaying ? 'playing' : 'resting'}>
      <button type="button" onClick={() => send({ type: 'step.back' })} aria-disabled={at === 0}>
        Back
      </button>
      {isPlaying ? (
        <button type="button" onClick={() => send({ type: 'pause.press' })}>
          Pause
        </button>
      ) : (
        <button type="button" onClick={() => send({ type: 'play.press' })} aria-disabled={count < 2}>
          {at === count - 1 && count > 1 ? 'Play again' : 'Play'}
        </button>
      )}
      <button type="button" onClick={() => send({ type: 'step.next' })} aria-disabled={at === count - 1}>
        Next
      </button>
      <label className="playback-scrub" htmlFor={`${id}-at`}>
        <span>
          {unit} {at + 1} of {count}
        </span>
        <input
          id={`${id}-at`}
          type="range"
          min={0}
          max={count - 1}
          value={at}
          aria-label={`Go to a ${unit.toLowerCase()}`}
          aria-valuetext={`${unit} ${at + 1} of ${count}`}
          onChange={(event) => send({ type: 'position.choose', at: Number(event.target.value) })}
        />
      </label>
      <label htmlFor={`${id}-pace`}>
        Pace{' '}
        <select
          id={`${id}-pace`}
          value={pace}
          onChange={(event) => send({ type: 'pace.choose', pace: event.target.value as Pace })}
        >
          {paces.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
