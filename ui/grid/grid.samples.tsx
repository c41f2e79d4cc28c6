import type { Piece } from '../gallery.types.ts';
import { Grid, GridCell } from './grid.tsx';

export const piece: Piece = {
  title: 'Grid',
  about:
    'One to five columns by the width of the screen. A cell says what it takes on a mobile, a tablet and a desktop.',
  rows: ['B9.033'],
};

export const samples = {
  cells: (
    <Grid>
      <GridCell spans={[1, 2, 3]}>Wide on a desktop</GridCell>
      <GridCell spans={[1, 1, 1]}>Always one column</GridCell>
      <GridCell spans={[2, 3, 4]}>A whole row</GridCell>
    </Grid>
  ),
};
