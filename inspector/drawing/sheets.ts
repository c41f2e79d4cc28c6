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

type Size = Pick<LayoutData, 'width' | 'height'>;

/** A4 within its margins, in pixels of CSS, with room for two lines above the drawing. */
const pages = { portrait: { width: 710, height: 960 }, landscape: { width: 1_036, height: 630 } } as const;
const ways = ['portrait', 'landscape'] as const;
/** Words of eleven pixels are set in six points then: smaller ones are not read on paper. */
const leastScale = 0.72;
/** So much is on two sheets, so that they can be put side by side. */
const overlap = 40;

/** How long the part on each sheet is, when so many sheets show the whole. */
const part = (whole: number, count: number): number => (whole + (count - 1) * overlap) / count;

function cut({ width, height }: Size, way: Sheets['way'], columns: number, rows: number): Sheets {
  const [tileWidth, tileHeight] = [part(width, columns), part(height, rows)];
  const page = pages[way];
  const sheets = Array.from({ length: rows * columns }, (_, index): Sheet => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return {
      ...{ row: row + 1, column: column + 1 },
      ...{ x: column * (tileWidth - overlap), y: row * (tileHeight - overlap), width: tileWidth, height: tileHeight },
    };
  });
  return { way, scale: Math.min(1, page.width / tileWidth, page.height / tileHeight), sheets };
}

/** The fewest sheets on which every part is large enough. */
function fewest(size: Size, way: Sheets['way']): Sheets {
  const enough = (whole: number, room: number) => {
    let count = 1;
    while (part(whole, count) * leastScale > room) count += 1;
    return count;
  };
  const page = pages[way];
  return cut(size, way, enough(size.width, page.width), enough(size.height, page.height));
}

/** How a drawing is printed on A4 so that its words can be read: on as few sheets as that takes, and as large as they allow. */
export function sheetsOf(size: Size): Sheets {
  const [upright, across] = ways.map((way) => fewest(size, way)) as [Sheets, Sheets];
  const isUpright =
    upright.sheets.length === across.sheets.length
      ? upright.scale >= across.scale
      : upright.sheets.length < across.sheets.length;
  return isUpright ? upright : across;
}
