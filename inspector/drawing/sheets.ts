import type { LayoutData } from '../data.types.ts';

/** A part of a drawing that is printed on a page of its own. */
export type Sheet = {
  readonly row: number;
  readonly column: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type Sheets = {
  readonly way: 'portrait' | 'landscape';
  readonly scale: number;
  readonly sheets: readonly Sheet[];
};

/** A4 within its margins, in pixels of CSS, with room for a line above the drawing. */
const pages = { portrait: { width: 710, height: 960 }, landscape: { width: 1_036, height: 630 } } as const;
/** Words of eleven pixels are set in six points then: smaller ones are not read on paper. */
const leastScale = 0.73;
/** So much is on two sheets, so that they can be put side by side. */
const overlap = 40;

const counted = (whole: number, room: number): number =>
  whole <= room ? 1 : Math.ceil((whole - overlap) / (room - overlap));

function cut({ width, height }: Pick<LayoutData, 'width' | 'height'>, way: Sheets['way']): Sheets {
  const page = pages[way];
  const whole = Math.min(1, page.width / width, page.height / height);
  const scale = whole >= leastScale ? whole : leastScale;
  const room = { width: page.width / scale, height: page.height / scale };
  const [columns, rows] = [counted(width, room.width), counted(height, room.height)];
  const sheets = Array.from({ length: rows * columns }, (_, index): Sheet => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const [x, y] = [column * (room.width - overlap), row * (room.height - overlap)];
    return {
      ...{ row: row + 1, column: column + 1, x, y },
      width: Math.min(room.width, width - x),
      height: Math.min(room.height, height - y),
    };
  });
  return { way, scale, sheets };
}

/** How a drawing is printed on A4 so that its words can be read: on as few sheets as that takes, the larger the better. */
export function sheetsOf(layout: Pick<LayoutData, 'width' | 'height'>): Sheets {
  const [upright, across] = [cut(layout, 'portrait'), cut(layout, 'landscape')];
  const isUpright =
    upright.sheets.length === across.sheets.length
      ? upright.scale >= across.scale
      : upright.sheets.length < across.sheets.length;
  return isUpright ? upright : across;
}
