import './grid.css';
import type { ReactNode } from 'react';
import { gridSpans } from '#services/display/devices.rules.ts';

/** Columns by the width of the screen: 1, 2, 3, 4 and 5 from the mobile, tablet, desktop and large breakpoints on. */
export const Grid = ({ children }: { readonly children: ReactNode }) => <div className="grid">{children}</div>;

type Props = {
  /** How many columns it takes on a mobile, a tablet and a desktop; any other number of values throws. */
  readonly spans: readonly number[];
  readonly children: ReactNode;
};

/** One cell of a grid. Where the grid has fewer columns, a cell takes what there is. */
export function GridCell({ spans, children }: Props) {
  const { mobile, tablet, desktop } = gridSpans(spans);
  return (
    <div className="grid-cell" data-mobile={mobile} data-tablet={tablet} data-desktop={desktop}>
      {children}
    </div>
  );
}
