import type { ReactNode } from 'react';
import { addressOf } from '../address.ts';
import type { ChartData } from '../data.types.ts';
import type { Lit } from '../lit.types.ts';

/** The chart in words: its states, and what happens in each of them when. */
export function ChartTable({ chart, lit }: { readonly chart: ChartData; readonly lit: Lit | null }) {
  const nameOf = (id: string) => chart.states.find((state) => state.id === id)?.name ?? id;
  return (
    <div className="chart-table">
      <Scrolls name={`States of ${chart.title}`}>
        <table>
          <caption>States</caption>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">What is true</th>
              <th scope="col">Runs</th>
              <th scope="col">Rows</th>
            </tr>
          </thead>
          <tbody>
            {chart.states.map((state) => (
              <tr key={state.id} data-active={lit?.states.has(state.id) || undefined}>
                <th scope="row">
                  <a href={addressOf(chart.key, state.id)}>{state.id.slice(chart.id.length + 1) || state.name}</a>
                  {lit?.states.has(state.id) && <span className="now"> active now</span>}
                </th>
                <td>{state.description}</td>
                <td>{state.runs.map(({ id }) => id).join(', ')}</td>
                <td>{state.rows.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolls>
      <Scrolls name={`What happens in ${chart.title}`}>
        <table>
          <caption>What happens</caption>
          <thead>
            <tr>
              <th scope="col">In</th>
              <th scope="col">When</th>
              <th scope="col">Only if</th>
              <th scope="col">Then</th>
              <th scope="col">And does</th>
            </tr>
          </thead>
          <tbody>
            {chart.arrows.map((arrow) => (
              <tr key={arrow.name} data-active={lit?.arrows.has(arrow.name) || undefined}>
                <th scope="row">{arrow.from.slice(chart.id.length + 1) || 'anywhere'}</th>
                <td>
                  {arrow.when}
                  {lit?.arrows.has(arrow.name) && <span className="now"> just now</span>}
                  {lit?.refused.has(arrow.name) && <span className="now"> refused just now</span>}
                </td>
                <td>{arrow.guard ?? ''}</td>
                <td>
                  {arrow.to.length === 0 ? 'stays' : ''}
                  {arrow.to.map((to) => (
                    <a key={to} href={addressOf(chart.key, to)}>
                      {nameOf(to)}
                    </a>
                  ))}
                </td>
                <td>{arrow.actions.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolls>
    </div>
  );
}

function Scrolls({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // A window that scrolls is to be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="scrolls" role="region" aria-label={name} tabIndex={0}>
      {children}
    </div>
  );
}
