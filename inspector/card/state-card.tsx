import type { Ref } from 'react';
import { addressOf } from '../address.ts';
import { countOf } from '../drawing/seen.ts';
import type { ChartData, StateData } from '../data.types.ts';
import { useInspector } from '../use-inspector.ts';
import { Pictures } from './pictures.tsx';
import { SignOffBox } from './sign-off-box.tsx';

type CardProps = { readonly chart: ChartData; readonly state: StateData; readonly playRef: Ref<HTMLButtonElement> };

/** All that is known of one state. */
export function StateCard({ chart, state, playRef }: CardProps) {
  const { inspector, book } = useInspector();
  const { data } = book;
  const out = chart.arrows.filter(({ from }) => from === state.id);
  const into = chart.arrows.filter(({ to, from }) => to.includes(state.id) && from !== state.id);
  const nameOf = (id: string) => chart.states.find((one) => one.id === id)?.name ?? id;
  const recorded = data.journeys
    .filter(({ steps }) => steps.some(({ states }) => states.includes(state.id)))
    .map(({ journey }) => journey);
  const planned = data.planned.filter(({ start, steps }) =>
    [start, ...steps.map(({ area, place }) => `${area}.${place}`)].includes(state.id.replace(/^journey-/, '')),
  );
  const journeys = [
    ...new Map([...recorded, ...(chart.kind === 'journey' ? planned : [])].map((one) => [one.id, one])).values(),
  ];
  const texts = data.texts.filter(
    ({ id, row }) =>
      state.texts.includes(id) || (row !== null && (state.rows.includes(row) || state.texts.includes(row))),
  );
  const mutants = data.mutants.filter(({ place }) => place === state.id);
  return (
    <article className="state-card" aria-labelledby="state-name">
      <p className="path">{state.id}</p>
      <h3 id="state-name">{state.parent === null ? 'The chart as a whole' : state.name}</h3>
      <p className="description">{state.description}</p>
      <button
        ref={playRef}
        type="button"
        className="play"
        onClick={() => inspector.send({ type: 'state.play' })}
        aria-describedby="state-name"
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M3 1.5v13l11-6.5z" fill="currentColor" />
        </svg>
        Play
      </button>
      <Part title="What can happen here" has={out.length > 0} none="Nothing leads out of it by itself.">
        <ul className="arrows">
          {out.map((arrow) => (
            <li key={arrow.name}>
              <b>{arrow.when}</b>
              {arrow.guard !== null && <span className="guard"> only if {arrow.guard}</span>}
              {arrow.to.map((to) => (
                <span key={to}>
                  {' '}
                  leads to <a href={addressOf(chart.key, to)}>{nameOf(to)}</a>
                </span>
              ))}
              {arrow.to.length === 0 && <span> stays here</span>}
              {arrow.actions.length > 0 && <span className="actions"> and does {arrow.actions.join(', ')}</span>}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="How one comes here" has={into.length > 0} none="From where the chart begins, or from around it.">
        <ul className="arrows">
          {into.map((arrow) => (
            <li key={arrow.name}>
              <a href={addressOf(chart.key, arrow.from)}>{nameOf(arrow.from)}</a> on <b>{arrow.when}</b>
              {arrow.guard !== null && <span className="guard"> only if {arrow.guard}</span>}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="What the specification says" has={state.rows.length > 0} none="No row of it is about this state.">
        <dl className="rows">
          {state.rows.map((row) => (
            <div key={row}>
              <dt>{row}</dt>
              <dd>{data.rows[row] ?? 'This row is not in the build.'}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="What a shopper reads" has={texts.length > 0} none="No text of the specification belongs to it.">
        <ul className="texts">
          {texts.map(({ id, text, row }) => (
            <li key={id}>
              <q>{text}</q> {row !== null && <span className="row">{row}</span>}
            </li>
          ))}
        </ul>
      </Part>
      <Pictures state={state.id} />
      <Part title="Journeys through it" has={journeys.length > 0} none="No journey is known to come through here.">
        <ul>
          {journeys.slice(0, 12).map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
        {journeys.length > 12 && <p>And {journeys.length - 12} more.</p>}
      </Part>
      <Part title="How often it was seen" has={data.coverage.length > 0} none="No run was counted in this build.">
        <dl className="counts">
          {data.coverage.map((source) => (
            <div key={source.source}>
              <dt>{source.source}</dt>
              <dd>{countOf([source], 'states', state.id) || 'never'}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Changes that no test noticed" has={mutants.length > 0} none="None is known.">
        <ul>
          {mutants.map(({ says, why }) => (
            <li key={says}>
              {says}. {why ?? 'Nobody has explained it.'}
            </li>
          ))}
        </ul>
      </Part>
      <SignOffBox chart={chart} state={state} />
    </article>
  );
}

type PartProps = {
  readonly title: string;
  readonly has: boolean;
  readonly none: string;
  readonly children: React.ReactNode;
};
const Part = ({ title, has, none, children }: PartProps) => (
  <section>
    <h4>{title}</h4>
    {has ? children : <p className="none">{none}</p>}
  </section>
);
