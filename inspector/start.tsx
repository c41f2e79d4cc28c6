import { addressOf } from './address.ts';
import { useInspector } from './use-inspector.ts';

const tries = ['reservation', 'trolley', 'placing', 'orderChange', 'session', 'journey-reservation'];

/** The first screen: what there is, and where to begin. */
export function Start() {
  const { data } = useInspector().book;
  const machines = data.charts.filter(({ kind }) => kind === 'machine');
  const states = data.charts.reduce((sum, { states: inner }) => sum + inner.length, 0);
  const arrows = data.charts.reduce((sum, { arrows: inner }) => sum + inner.length, 0);
  const signed = data.signOffs.length;
  return (
    <div className="start">
      <h2>What the shop does, as charts</h2>
      <p>
        Every behaviour of the shop is a chart: what may be, and what leads from one to the other. Type above what you
        want to know, such as <kbd>slot expire</kbd>, press Enter, and press Play to see how a shopper comes there.
      </p>
      <dl className="figures">
        {[
          ['charts', machines.length],
          ['journeys', data.charts.length - machines.length],
          ['states', states],
          ['arrows', arrows],
          ['requirements', Object.keys(data.rows).length],
          ['signed', signed],
        ].map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <h3>Good places to begin</h3>
      <ul className="tries">
        {data.charts
          .filter(({ id }) => tries.includes(id))
          .map((chart) => (
            <li key={chart.key}>
              <a href={addressOf(chart.key, null)}>{chart.title}</a>
              <p>{chart.description}</p>
            </li>
          ))}
      </ul>
    </div>
  );
}
