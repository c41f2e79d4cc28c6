import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { mergeCurves } from './merge-curves.ts';

type Point = { x: number; y: number; onCurve: boolean; endContour: boolean; copy(): Point };
type Outline = { points?: Point[]; components?: { dx: number; dy: number }[]; numberOfContours: number };
/** What of fontkit is used here and not in its types: it varies advances of a WOFF2 font, but not its outlines. */
type Inside = fontkit.Font & {
  constructor: new (stream: { pos: number }, coordinates: number[]) => Inside;
  stream: { buffer: Buffer; constructor: new (buffer: Buffer) => { pos: number } };
  _transformedGlyphs: Outline[];
  _variationProcessor: { transformPoints(id: number, points: Point[]): void };
};

const weight = 700;
const unitsOfLetter = 64;
export const characters = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ĀĒĪŌŪāēīōūéèêçñüö',
  ...` .,:;&'’+-–/%!?×()°½¼`,
];

const point = (x: number, y: number): Point => ({
  x,
  y,
  onCurve: true,
  endContour: true,
  copy: () => point(x, y),
});
const phantoms = () => [point(0, 0), point(0, 0), point(0, 0), point(0, 0)];

function open(file: string): Inside {
  const bytes = readFileSync(file);
  const plain = fontkit.create(bytes) as unknown as Inside;
  void plain.glyphForCodePoint(65).path;
  const stream = Object.assign(new plain.stream.constructor(bytes), { pos: 0 });
  const bold = new plain.constructor(stream, [weight]);
  plain._transformedGlyphs.forEach((outline, id) => {
    if (outline.points) bold._variationProcessor.transformPoints(id, [...outline.points, ...phantoms()]);
    if (!outline.components) return;
    const offsets = outline.components.map(({ dx, dy }) => point(dx, dy));
    bold._variationProcessor.transformPoints(id, [...offsets, ...phantoms()]);
    outline.components.forEach((component, i) => {
      Object.assign(component, { dx: offsets[i]?.x ?? 0, dy: offsets[i]?.y ?? 0 });
    });
  });
  bold._transformedGlyphs = plain._transformedGlyphs;
  return bold;
}

const codes: Readonly<Record<string, string>> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** Numbers side by side, with a space only where two would run together. */
const packed = (numbers: readonly number[]) => numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');

/** A path that begins where the pen is: relative all through, y down. */
function relative(path: fontkit.Path, scale: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let text = '';
  let last = '';
  for (const { command, args } of mergeCurves(path.commands)) {
    const code = codes[command] ?? '';
    if (code === 'z') [x, y] = [startX, startY];
    const rounded = args.map((value, i) => Math.round(value * scale) * (i % 2 === 0 ? 1 : -1) || 0);
    const moved = rounded.map((value, i) => value - (i % 2 === 0 ? x : y));
    if (code === 'l' && moved.every((value) => value === 0)) continue;
    if (code === 'l' && moved[1] === 0) text += `h${moved[0]}`;
    else if (code === 'l' && moved[0] === 0) text += `v${moved[1]}`;
    else {
      const joined = packed(moved);
      text += code === last && code !== 'z' ? `${joined.startsWith('-') ? '' : ' '}${joined}` : `${code}${joined}`;
    }
    last = code === 'l' && (moved[0] === 0 || moved[1] === 0) ? 'hv' : code;
    if (rounded.length > 0) [x, y] = rounded.slice(-2) as [number, number];
    if (code === 'm') [startX, startY] = [x, y];
  }
  return text;
}

/** The letters that wordmarks are set in, as paths: a picture in an <img> cannot use the fonts of its page. */
export function lettersFile(folder: string): string {
  const fonts = ['latin', 'latin-ext'].map((name) => open(`${folder}/figtree-${name}-wght-normal.woff2`));
  const rows = characters.map((character) => {
    const code = character.codePointAt(0) ?? 0;
    const font = fonts.find(({ characterSet }) => characterSet.includes(code));
    if (!font) throw new Error(`Figtree has no "${character}".`);
    const glyph = font.glyphForCodePoint(code);
    const scale = unitsOfLetter / font.unitsPerEm;
    const name = JSON.stringify(character);
    return `  [${name}, [${Math.round(glyph.advanceWidth * scale)}, '${relative(glyph.path, scale)}']],`;
  });
  return `/** Made by bin/make-art.ts: Figtree Bold as [advance, path relative to the pen], ${unitsOfLetter} units to the em. */
export const em = ${unitsOfLetter};
export const letters: ReadonlyMap<string, readonly [advance: number, path: string]> = new Map([
${rows.join('\n')}
]);
`;
}
