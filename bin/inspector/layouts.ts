import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LayoutData } from '../../inspector/data.types.ts';
import type { Outline } from '../../inspector/outline.ts';
import { type Layout, layOut } from '../charts/layout.ts';
import { type Drawn, folded, foldsOf } from './fold.ts';

const cache = join(import.meta.dirname, '../../node_modules/.cache/kete/layouts');
/** Goes up when charts are to be laid out otherwise. */
const version = 1;
const round = Math.round;

/** Laying out takes a second for a large chart, so what was laid out once is kept under its definition. */
async function laidOut(chart: Drawn['chart']): Promise<Layout> {
  const name = createHash('sha256')
    .update(JSON.stringify([version, chart]))
    .digest('hex')
    .slice(0, 32);
  const file = join(cache, `${name}.json`);
  if (existsSync(file)) {
    const { boxes, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
    return { ...rest, boxes: new Map(boxes) } as Layout;
  }
  const layout = await layOut(chart);
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ ...layout, boxes: [...layout.boxes] }));
  renameSync(`${file}.${process.pid}`, file);
  return layout;
}

/** A chart laid out for everything that can be folded in it. */
export async function layoutsOf(outline: Outline): Promise<readonly LayoutData[]> {
  const place = new Map(outline.states.map(({ id }, index) => [id, index]));
  const placeOf = (id: string) => {
    const holder = /^(.*):initial$/.exec(id)?.[1];
    return holder === undefined ? (place.get(id) ?? 0) : -1 - (place.get(holder) ?? 0);
  };
  const made: LayoutData[] = [];
  for (const fold of foldsOf(outline)) {
    const drawn = folded(outline, fold);
    const layout = await laidOut(drawn.chart);
    made.push({
      folded: fold,
      width: layout.width,
      height: layout.height,
      boxes: [...layout.boxes.values()].flatMap((box) => [
        placeOf(box.id),
        ...[box.x, box.y, box.width, box.height].map(round),
      ]),
      lines: layout.arrows.map(({ index, points, labels }) => ({
        arrows: drawn.arrows[index] ?? [],
        points: points.flatMap(({ x, y }) => [round(x), round(y)]),
        label: labels[0] ? ([round(labels[0].x), round(labels[0].y)] as const) : null,
      })),
    });
  }
  return made;
}
