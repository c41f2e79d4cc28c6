import type { TraceRecord } from '#services/inspection/trace.contract.ts';
import { factsWords } from '../live/sentences.ts';

type Props = { readonly records: readonly TraceRecord[] };

/** More at once nobody reads. */
const most = 100;
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23);

/** What was counted, the last first: each event with its facts, of which only the kind leaves the shop's tab. */
export function CountedView({ records }: Props) {
  const counted = records.filter((record) => record.kind === 'counted').toReversed();
  return (
    <details className="sequence">
      <summary>What was counted: {counted.length === 0 ? 'nothing' : `${counted.length} events`}</summary>
      {counted.length === 0 ? (
        <p>Nothing is counted before a shopper has agreed to it, and nothing of who they are is counted then.</p>
      ) : (
        <div className="sequence-scroll" role="region" aria-label="What was counted" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">Event</th>
                <th scope="col">Facts</th>
              </tr>
            </thead>
            <tbody>
              {counted.slice(0, most).map((record) => (
                <tr key={record.n}>
                  <td>{clock(record.atMs)}</td>
                  <td>{record.event}</td>
                  <td>{factsWords(record.facts) || 'none'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {counted.length > most ? <p>The last {most} are shown.</p> : null}
        </div>
      )}
    </details>
  );
}
