import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../charts/graph.ts';
import { layOut, type Layout } from '../../charts/layout.ts';
import { drawSvg } from '../../charts/svg.ts';
import type { GeneratedJourney } from '../journeys.types.ts';

type Drawn = {
  readonly layout: Layout;
  readonly arrows: readonly { readonly from: string; readonly to: string }[];
  readonly svg: string;
};

/** A chart is drawn once for a report, however many journeys go through it. */
export async function drawChart(machine: AnyStateMachine): Promise<Drawn> {
  const chart = chartOf(machine);
  const [layout, svg] = [await layOut(chart), await drawSvg(chart)];
  return { layout, svg, arrows: chart.arrows };
}

/** The inside of a drawing, without what may stand only once in a page. */
export const insideOf = ({ svg }: Pick<Drawn, 'svg'>): string =>
  svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<defs>[\s\S]*?<\/defs>/, '')
    .replaceAll(/ id="[^"]*"/g, '');
export const styleOf = ({ svg }: Pick<Drawn, 'svg'>): string => /<style>([\s\S]*?)<\/style>/.exec(svg)?.[1] ?? '';
export const defsOf = ({ svg }: Pick<Drawn, 'svg'>): string => /<defs>[\s\S]*?<\/defs>/.exec(svg)?.[0] ?? '';

type Passed = { readonly place: string; readonly steps: readonly number[] };
/** The places of one area that a journey comes to, each with the numbers of the steps that lead there. */
export function passedIn(
  area: string,
  { start = '', steps }: Pick<GeneratedJourney, 'start' | 'steps'>,
): readonly Passed[] {
  const passed = new Map<string, number[]>();
  if (start.startsWith(`${area}.`)) passed.set(start.slice(area.length + 1), [0]);
  for (const [at, step] of steps.entries())
    if (step.area === area) passed.set(step.place, [...(passed.get(step.place) ?? []), at + 1]);
  return [...passed].map(([place, numbers]) => ({ place, steps: numbers }));
}

type Part = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
const margin = 24;
/** The part of the drawing that a journey comes to, with what leads from one of its places to the next. */
export function partOf(area: string, journey: GeneratedJourney, { layout }: Drawn, machineId: string): Part {
  const boxes = passedIn(area, journey).flatMap(({ place }) => layout.boxes.get(`${machineId}.${place}`) ?? []);
  if (boxes.length === 0) return { x: 0, y: 0, width: layout.width, height: layout.height };
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)) - margin);
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - margin);
  const right = Math.min(layout.width, Math.max(...boxes.map((box) => box.x + box.width)) + margin);
  const below = Math.min(layout.height, Math.max(...boxes.map((box) => box.y + box.height)) + margin);
  return { x: Math.round(x), y: Math.round(y), width: Math.round(right - x), height: Math.round(below - y) };
}

/** What a journey lays over the drawing of a chart: where it comes, by which step, and along which arrows. */
export function overlay(area: string, journey: GeneratedJourney, { layout, arrows }: Drawn, machineId: string): string {
  const idOf = (place: string) => `${machineId}.${place}`;
  const places = [journey.start?.split('.').at(-1) ?? '', ...journey.steps.map(({ place }) => place)];
  const taken = new Set(
    journey.steps.flatMap((step, at) =>
      step.area === area && !step.event.startsWith('goes-over:')
        ? [`${idOf(places[at] ?? '')} > ${idOf(step.place)}`]
        : [],
    ),
  );
  const lines = arrows.flatMap(({ from, to }, at) => {
    const points = layout.arrows[at]?.points;
    if (!points || !taken.has(`${from} > ${to}`)) return [];
    const d = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join(' ');
    return [`<path class="walked" d="${d}"/>`];
  });
  const boxes = passedIn(area, journey).flatMap(({ place, steps }) => {
    const box = layout.boxes.get(idOf(place));
    if (!box) return [];
    const [x, y] = [Math.round(box.x), Math.round(box.y)];
    return [
      `<rect class="visited" x="${x}" y="${y}" width="${Math.round(box.width)}" height="${Math.round(box.height)}" rx="9"/>`,
      `<text class="number" x="${x + Math.round(box.width) - 8}" y="${y + 18}" text-anchor="end">${steps.map((step) => (step === 0 ? 'begins' : step)).join(', ')}</text>`,
    ];
  });
  return [...lines, ...boxes].join('');
}
