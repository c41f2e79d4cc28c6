import { useId, useState } from 'react';
import { download } from '../exports/download.ts';
import type { Tried } from './rosters.ts';
import { testOf } from './saved-test.ts';
import { traceOf } from './saved-trace.ts';
import type { Line } from './use-travel.ts';

type Props = { readonly tried: Tried; readonly input: number; readonly line: Line };

/** The way on show, as a file that every inspector plays, or as a test for the repository. */
export function SaveFork({ tried, input, line }: Props) {
  const id = useId();
  const [title, setTitle] = useState('');
  const last = line.frames.at(-1);
  const places = (last?.states ?? []).filter((state) => !last?.states.some((other) => other.startsWith(`${state}.`)));
  const where = places.map((state) => state.slice(state.indexOf('.') + 1)).join(' and ');
  const asSaid = title.trim() || `comes to ${where} after ${line.steps.at(-1)?.says ?? 'it began'}`;
  const saved = { tried, input, title: asSaid, steps: line.steps, frames: line.frames };
  const test = testOf(saved);
  const name =
    test.file
      .split('/')
      .at(-1)
      ?.replace(/\.test\.ts$/, '') ?? 'fork';
  return (
    <section className="save-fork" aria-labelledby={`${id}-save`}>
      <h4 id={`${id}-save`}>Save this way</h4>
      <label htmlFor={`${id}-title`}>
        What it shows, as a sentence{' '}
        <input
          id={`${id}-title`}
          value={title}
          placeholder={asSaid}
          onChange={(event) => setTitle(event.target.value)}
        />
      </label>
      <button
        type="button"
        onClick={() => download(`${name}.trace.json`, JSON.stringify(traceOf(saved, 'inspector')), 'application/json')}
      >
        As a trace
      </button>
      <button type="button" onClick={() => download(`${name}.test.ts`, test.text)}>
        As a test
      </button>
      <details>
        <summary>The test, for {test.file}</summary>
        <pre tabIndex={0}>{test.text}</pre>
      </details>
    </section>
  );
}
