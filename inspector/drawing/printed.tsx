import './printed.css';
import type { ChartData, LayoutData } from '../data.types.ts';
import { drawn } from './drawing.tsx';
import { sheetsOf } from './sheets.ts';

type PrintedProps = { readonly chart: ChartData; readonly layout: LayoutData };

/** The drawing on show as it is printed: on one sheet, or on several that can be put side by side. */
export function Printed({ chart, layout }: PrintedProps) {
  const { way, scale, sheets } = sheetsOf(layout);
  return (
    <div className="printed" aria-hidden="true">
      {sheets.map(({ row, column, x, y, width, height }, index) => (
        <figure key={`${row} ${column}`} data-way={way}>
          <figcaption>
            <b>
              {chart.title}
              {sheets.length > 1 ? `: sheet ${index + 1} of ${sheets.length} (row ${row}, column ${column})` : ''}
            </b>
            {index === 0 ? chart.description : ''}
          </figcaption>
          <svg viewBox={`${x} ${y} ${width} ${height}`} width={width * scale} height={height * scale}>
            <use href={`#${drawn}`} />
          </svg>
        </figure>
      ))}
    </div>
  );
}
