import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { defaultBreakpoints, gridColumns } from '#services/display/devices.rules.ts';
import { Grid, GridCell } from '#ui/grid/grid.tsx';
import { sourceOf } from '../styles.ts';

const css = sourceOf('ui/grid/grid.css');
const steps = [
  ...css.matchAll(/@media \(min-width: (\d+)px\) \{\s*\.grid \{\s*grid-template-columns: repeat\((\d)/g),
].map(([, from, columns]) => [Number(from), Number(columns)] as const);

describe('A grid', () => {
  it('[B9.033] has as many columns at each width as the rule says', () => {
    const { mobile, tablet, desktop, large } = defaultBreakpoints;
    expect(steps.map(([from]) => from)).toEqual([mobile, tablet, desktop, large]);
    expect(css).toMatch(/\.grid \{\s*display: grid;\s*grid-template-columns: repeat\(1,/);
    for (const [from, columns] of steps) {
      expect(gridColumns(from)).toBe(columns);
      expect(gridColumns(from - 1)).toBe(columns - 1);
    }
  });

  it('gives a cell its columns on a mobile, a tablet and a desktop', () => {
    render(
      <Grid>
        <GridCell spans={[1, 2, 4]}>Specials</GridCell>
      </Grid>,
    );
    const cell = screen.getByText('Specials');
    expect({ ...cell.dataset }).toEqual({ mobile: '1', tablet: '2', desktop: '4' });
    expect(css).toMatch(/\[data-desktop='4'\] \{\s*grid-column: span 4;/);
  });

  it.each([[[1, 2]], [[1, 2, 3, 4]], [[]]])('takes exactly three values for a cell: %j throws', (spans) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<GridCell spans={spans}>x</GridCell>)).toThrow('exactly 3 spans');
    error.mockClear();
  });
});
