import type { ChartData } from '../data.types.ts';
import { addressOf } from '../address.ts';
import { useInspector, useShown } from '../use-inspector.ts';

/** Every chart by its area: links, so that a place can be kept, sent and opened beside another. */
export function ChartList() {
  const { book } = useInspector();
  const { chart: shown } = useShown();
  const areas = Map.groupBy(book.data.charts, ({ area }) => area);
  return (
    <nav className="chart-list" aria-label="Charts">
      <h2>Charts</h2>
      {[...areas].map(([area, charts]) => (
        <details key={area} open={shown?.area === area || undefined}>
          <summary>
            {area} <span className="count">{charts.length}</span>
          </summary>
          <ul>
            {charts.map((chart) => (
              <li key={chart.key}>
                <a href={addressOf(chart.key, null)} aria-current={chart === shown ? 'page' : undefined}>
                  {shortTitle(chart)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

const shortTitle = ({ title }: ChartData) => title.replace(/^Journey: (.)/, (_, first: string) => first.toUpperCase());
