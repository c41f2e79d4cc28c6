import type { Box, Chart } from './graph.ts';
import { captionOf, type Layout, layOut, line, pad, type PlacedArrow } from './layout.ts';

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
const round = (value: number) => Math.round(value * 10) / 10;

/** Two grounds, one drawing: it follows the reader's light or dark. */
const style = `
    svg { color-scheme: light dark }
    .page { fill: #ffffff }
    .box { fill: #f6f8f4; stroke: #4c6b5d; stroke-width: 1.2 }
    rect.leaf { fill: #ffffff }
    rect.parallel { stroke-dasharray: 5 4 }
    .name { font: 600 13px ui-sans-serif, system-ui, sans-serif; fill: #14352a }
    .text { font: 11px ui-sans-serif, system-ui, sans-serif; fill: #33473f }
    .note { font: 11px ui-monospace, monospace; fill: #7a4b00 }
    .arrow { fill: none; stroke: #51635b; stroke-width: 1.2 }
    .head, .initial { fill: #51635b }
    .label { font: 11px ui-sans-serif, system-ui, sans-serif; fill: #123a63 }
    .name, .text, .note { paint-order: stroke; stroke: #f6f8f4; stroke-width: 3px }
    .leaf text { stroke: #ffffff }
    .label { paint-order: stroke; stroke: #f6f8f4; stroke-width: 4px }
    @media (prefers-color-scheme: dark) {
      .page { fill: #101714 }
      .name, .text, .note, .label { stroke: #17211d }
      .leaf text { stroke: #1e2b26 }
      .box { fill: #17211d; stroke: #7fa996 }
      rect.leaf { fill: #1e2b26 }
      .name { fill: #e6f2ec }
      .text { fill: #c4d3cb }
      .note { fill: #e9c27c }
      .arrow { stroke: #9fb3aa }
      .head, .initial { fill: #9fb3aa }
      .label { fill: #a9cdf2 }
    }
  `;

const kindOf = (box: Box) => (box.boxes.length === 0 ? ' leaf' : box.kind === 'parallel' ? ' parallel' : '');

function drawShape(box: Box, layout: Layout): readonly string[] {
  const place = layout.boxes.get(box.id);
  if (!place) return [];
  const [x, y] = [round(place.x), round(place.y)];
  if (box.kind === 'initial') return [`<circle class="initial" cx="${x + 5}" cy="${y + 5}" r="5"/>`];
  return [
    `<rect class="box${kindOf(box)}" x="${x}" y="${y}" width="${round(place.width)}" height="${round(place.height)}" rx="9"/>`,
    ...box.boxes.flatMap((inner) => drawShape(inner, layout)),
  ];
}

function drawCaption(box: Box, layout: Layout): readonly string[] {
  const place = layout.boxes.get(box.id);
  if (!place || box.kind === 'initial') return [];
  const { description, notes } = captionOf(box);
  const left = round(place.x) + pad;
  let top = round(place.y) + pad + 8;
  const lines = [`<text class="name" x="${left}" y="${top}">${escape(box.name)}</text>`];
  for (const text of description)
    lines.push(`<text class="text" x="${left}" y="${(top += line)}">${escape(text)}</text>`);
  if (notes.length > 0) top += 6;
  for (const text of notes) lines.push(`<text class="note" x="${left}" y="${(top += line)}">${escape(text)}</text>`);
  return [
    `<g id="${escape(box.id)}" class="caption${kindOf(box)}"><title>${escape([box.id, ...box.rows].join(' '))}</title>`,
    ...lines,
    '</g>',
    ...box.boxes.flatMap((inner) => drawCaption(inner, layout)),
  ];
}

const drawLine = ({ points }: PlacedArrow): string =>
  `<path class="arrow" d="${points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ')}" marker-end="url(#head)"/>`;

const drawLabels = ({ labels }: PlacedArrow): readonly string[] =>
  labels.flatMap(({ x, y, lines }) =>
    lines.map(
      (text, index) =>
        `<text class="label" x="${round(x + 3)}" y="${round(y + 12 + index * 14)}">${escape(text)}</text>`,
    ),
  );

/** The drawing of a chart: the same bytes for the same definition. */
export async function drawSvg(chart: Chart): Promise<string> {
  const layout = await layOut(chart);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${layout.width} ${layout.height}" width="${layout.width}" height="${layout.height}" role="img" aria-label="${escape(`${chart.root.name}: ${chart.root.description}`)}">`,
    `<style>${style}</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path class="head" d="M0 0 L8 4 L0 8 z"/></marker></defs>',
    `<rect class="page" width="${layout.width}" height="${layout.height}"/>`,
    ...drawShape(chart.root, layout),
    ...layout.arrows.map(drawLine),
    ...layout.arrows.flatMap(drawLabels),
    ...drawCaption(chart.root, layout),
    '</svg>',
    '',
  ].join('\n');
}
