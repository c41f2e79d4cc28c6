import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { PanelProps } from '../places.types.ts';
import { triedOf } from '../travel/rosters.ts';
import { useInspector } from '../use-inspector.ts';
import { answer } from './answer.ts';
import { AnswerView } from './answer-view.tsx';
import { chartSpace } from './chart-space.ts';
import type { Answer, Evidence, Space } from './questions.types.ts';
import { examples } from './read.ts';

const nothing = { facts: [], worlds: [], words: [], steps: [], starts: [] };

/** What the page itself knows: the same charts, rosters and journeys as the command, and how many tests claim a row. */
function evidenceOf(data: PanelProps['data']): Evidence {
  const walked = new Map<string, Space | null>();
  return {
    data,
    joint: data.joint ?? nothing,
    walk: (chart) => {
      const known = walked.get(chart.key);
      if (known !== undefined) return known;
      const tried = triedOf(chart.id);
      const space = tried ? chartSpace(tried.chart, chart) : null;
      walked.set(chart.key, space);
      return space;
    },
    testsOf: (row) => {
      const count = data.coverage.find(({ source }) => source === 'unit')?.rows[row] ?? 0;
      return count > 0 ? [`${count} of the repository`] : [];
    },
  };
}

/** Questions in plain words, answered from what was walked to its end. */
export function QuestionsPanel({ data, chart, onSelect }: PanelProps) {
  const { inspector } = useInspector();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<{ readonly text: string } | null>(null);
  const [found, setFound] = useState<{ readonly of: object; readonly answer: Answer } | null>(null);
  const [evidence] = useState(() => evidenceOf(data));
  const near = useRef(chart);
  const id = useId();
  useEffect(() => {
    near.current = chart;
  });
  useEffect(() => {
    if (asked === null) return;
    // Walking a chart may take a second: that it is walked is to be seen before.
    const turn = setTimeout(() => setFound({ of: asked, answer: answer(evidence, asked.text, near.current) }), 30);
    return () => clearTimeout(turn);
  }, [asked, evidence]);

  const ask = (words: string) => {
    setText(words);
    if (words.trim() !== '') setAsked({ text: words });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(text);
  };
  const shown = found !== null && found.of === asked ? found.answer : null;
  return (
    <section className="questions" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Ask in plain words</h3>
      <form onSubmit={submit}>
        <label htmlFor={`${id}-ask`}>Your question</label>
        <input
          id={`${id}-ask`}
          type="text"
          value={text}
          autoComplete="off"
          placeholder={examples.without[0]}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit">Ask</button>
      </form>
      <div aria-live="polite">
        {asked !== null && shown === null ? <p>Looking at every situation there is…</p> : null}
        {shown ? (
          <AnswerView
            answer={shown}
            onSelect={onSelect}
            onPlay={(way) => inspector.send({ type: 'answer.play', way })}
          />
        ) : null}
      </div>
      <details open={asked === null || shown?.kind === 'not understood'}>
        <summary>What can be asked</summary>
        <ul className="questions-examples">
          {Object.values(examples)
            .flat()
            .map((one) => (
              <li key={one}>
                <button type="button" onClick={() => ask(one)}>
                  {one}
                </button>
              </li>
            ))}
        </ul>
      </details>
    </section>
  );
}
