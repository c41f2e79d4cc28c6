import { useMemo, useState } from 'react';
import type { TraceRecord } from '#services/inspection/trace.contract.ts';
import { type Row, sequenceOf } from './lanes.ts';
import { SequencePicture } from './sequence-picture.tsx';

type Props = {
  readonly records: readonly TraceRecord[];
  /** The record that is shown: what lies around it is drawn. */
  readonly at: number;
  /** One actor alone; all when there is none. */
  readonly only: string | null;
  readonly onSelect: (state: string) => void;
  /** Goes to a record, where the list is played. */
  readonly onGo?: (index: number) => void;
};

/** More rows at once nobody reads. */
const mostRows = 120;
const mostLanes = 8;
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23);

/** Who did what to whom: as a picture of lanes with arrows between them, and the same as a table. */
export function SequenceView({ records, at, only, onSelect, onGo }: Props) {
  const [reads, setReads] = useState(false);
  const { lanes, rows } = useMemo(
    () => sequenceOf(records, { only: new Set(only === null ? [] : [only]), mostLanes }),
    [records, only],
  );
  const here = rows.findLastIndex(({ index }) => index <= at);
  const from = Math.max(0, Math.min(here - Math.floor(mostRows * 0.75), rows.length - mostRows));
  const seen = rows.slice(from, from + mostRows);
  const choose = (row: Row) => {
    if (row.state !== null) onSelect(row.state);
    onGo?.(row.index);
  };
  const nameOf = (lane: string) => lanes.find(({ id }) => id === lane)?.name ?? lane;
  return (
    <section className="sequence" aria-labelledby="sequence-title">
      <h4 id="sequence-title">What happened, in order</h4>
      <label>
        <input type="checkbox" checked={reads} onChange={(event) => setReads(event.target.checked)} /> As a table
      </label>
      <p>
        {seen.length === rows.length
          ? `${rows.length} entries.`
          : `Entries ${from + 1} to ${from + seen.length} of ${rows.length}.`}
      </p>
      {reads ? (
        <div className="sequence-scroll" role="region" aria-label="What happened, as a table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Time</th>
                <th scope="col">From</th>
                <th scope="col">To</th>
                <th scope="col">What</th>
              </tr>
            </thead>
            <tbody>
              {seen.map((row) => (
                <tr key={row.index} aria-current={row.index === at ? 'step' : undefined}>
                  <td>{clock(row.atMs)}</td>
                  <td>{nameOf(row.from)}</td>
                  <td>{nameOf(row.to)}</td>
                  <td>
                    {row.state !== null || onGo ? (
                      <button type="button" onClick={() => choose(row)}>
                        {row.words}
                      </button>
                    ) : (
                      row.words
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <div className="sequence-scroll" role="region" aria-label="What happened, as a picture" tabIndex={0}>
          <SequencePicture lanes={lanes} rows={seen} at={at} onChoose={choose} />
        </div>
      )}
    </section>
  );
}
