import { describe, expect, it } from 'vitest';
import { sheetsOf } from '#inspector/drawing/sheets.ts';

const sizes = [
  [300, 200],
  [900, 600],
  [600, 1_200],
  [3_400, 700],
  [2_000, 5_000],
] as const;

describe('A drawing on paper', () => {
  it.each(sizes)('is on its sheets as a whole, and as large as can be read: %i × %i', (width, height) => {
    const { way, scale, sheets } = sheetsOf({ width, height });
    const [pageWidth, pageHeight] = way === 'portrait' ? [710, 960] : [1_036, 630];
    expect(scale).toBeGreaterThanOrEqual(0.72);
    expect(Math.max(...sheets.map((sheet) => sheet.x + sheet.width))).toBeCloseTo(width);
    expect(Math.max(...sheets.map((sheet) => sheet.y + sheet.height))).toBeCloseTo(height);
    for (const sheet of sheets) {
      expect(sheet.width * scale).toBeLessThanOrEqual(pageWidth + 0.01);
      expect(sheet.height * scale).toBeLessThanOrEqual(pageHeight + 0.01);
      expect(Math.min(sheet.width, sheet.height)).toBeGreaterThan(0);
    }
  });

  it('leaves nothing out between two sheets: each begins before the one beside it ends', () => {
    const { sheets } = sheetsOf({ width: 2_000, height: 5_000 });
    expect(sheets.length).toBeGreaterThan(4);
    for (const { row, column, x, y } of sheets) {
      const left = sheets.find((one) => one.row === row && one.column === column - 1);
      const above = sheets.find((one) => one.column === column && one.row === row - 1);
      if (left) expect(left.x + left.width).toBeGreaterThan(x);
      if (above) expect(above.y + above.height).toBeGreaterThan(y);
    }
  });

  it('is one sheet where it fits, across where it is wide and upright where it is high', () => {
    expect([sheetsOf({ width: 900, height: 400 }), sheetsOf({ width: 500, height: 900 })]).toMatchObject([
      { way: 'landscape', scale: 1, sheets: [{ x: 0, y: 0, width: 900, height: 400 }] },
      { way: 'portrait', scale: 1, sheets: [{ x: 0, y: 0, width: 500, height: 900 }] },
    ]);
  });
});
