import type { AnswerWay } from '#machines/inspector/index.ts';
import type { Answer } from './questions.types.ts';
import { wordFor } from './tell.ts';

type ViewProps = {
  readonly answer: Answer;
  readonly onSelect: (state: string) => void;
  readonly onPlay: (way: AnswerWay) => void;
};

/** More states than these are told in words alone. */
const mostStates = 12;

/** An answer: how the question was read, what was found, the way in steps, and what was looked at. */
export function AnswerView({ answer, onSelect, onPlay }: ViewProps) {
  const { kind, read, says, looked, notLooked, path, way, states } = answer;
  return (
    <div className="answer" data-kind={kind}>
      {read === '' ? null : <p className="answer-read">{read}</p>}
      <p>
        <strong>{wordFor(answer)}:</strong> {says}
      </p>
      {path.length > 0 ? (
        <ol className="answer-path">
          {path.map(({ says: step, state, sees }, at) => (
            // A way may pass the same place twice: its steps are told apart by where they stand.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              {step}
              {state === null ? null : (
                <>
                  {': '}
                  <button type="button" onClick={() => onSelect(state)}>
                    {state}
                  </button>
                </>
              )}
              {sees === '' ? null : <span className="answer-sees">{sees}</span>}
            </li>
          ))}
        </ol>
      ) : null}
      {way === null ? null : (
        <button type="button" className="play" onClick={() => onPlay(way)}>
          Play these steps
        </button>
      )}
      {path.length === 0 && states.length > 0 ? (
        <ul className="answer-states" aria-label="States of the answer">
          {states.slice(0, mostStates).map((state) => (
            <li key={state}>
              <button type="button" onClick={() => onSelect(state)}>
                {state}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {looked === '' ? null : <p className="answer-looked">{looked}</p>}
      {notLooked === '' ? null : <p className="answer-looked">{notLooked}</p>}
    </div>
  );
}
