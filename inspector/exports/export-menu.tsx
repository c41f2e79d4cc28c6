import { useState } from 'react';
import type { ChartData, LayoutData } from '../data.types.ts';
import { download } from './download.ts';
import { pngOf, svgOf } from './picture-exports.ts';
import { jsonOf, mermaidOf, scxmlOf } from './text-exports.ts';

type Made = { readonly chart: ChartData; readonly layout: LayoutData; readonly shown: SVGSVGElement };
type Kind = {
  readonly name: string;
  readonly ending: string;
  readonly type: string;
  readonly make: (made: Made) => string | Promise<Blob>;
};
const kinds: readonly Kind[] = [
  {
    name: 'SVG',
    ending: 'svg',
    type: 'image/svg+xml',
    make: ({ shown, layout }) => svgOf(shown, layout, 'light dark'),
  },
  { name: 'PNG', ending: 'png', type: 'image/png', make: ({ shown, layout }) => pngOf(shown, layout) },
  { name: 'Mermaid', ending: 'mmd', type: 'text/plain', make: ({ chart }) => mermaidOf(chart) },
  { name: 'SCXML', ending: 'scxml', type: 'application/xml', make: ({ chart }) => scxmlOf(chart) },
  { name: 'JSON', ending: 'json', type: 'application/json', make: ({ chart }) => jsonOf(chart) },
];

/** The chart on show, as it is shown, in a file. */
export function ExportMenu({ chart, layout }: { readonly chart: ChartData; readonly layout: LayoutData }) {
  const [said, setSaid] = useState('');
  const give = async ({ name, ending, type, make }: Kind) => {
    const shown = document.querySelector<SVGSVGElement>('svg.drawing');
    if (!shown) return;
    try {
      download(`${chart.key}.${ending}`, await make({ chart, layout, shown }), type);
      setSaid(`${chart.key}.${ending} was made.`);
    } catch {
      setSaid(`${name} could not be made of this chart.`);
    }
  };
  return (
    <details className="menu">
      <summary>Save or print</summary>
      <ul>
        {kinds.map((kind) => (
          <li key={kind.ending}>
            <button type="button" onClick={() => void give(kind)}>
              {kind.name}
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => window.print()}>
            Print
          </button>
        </li>
      </ul>
      <p role="status">{said}</p>
    </details>
  );
}
