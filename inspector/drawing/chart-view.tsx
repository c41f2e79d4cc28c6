import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ChartData, LayoutData, StateData } from '../data.types.ts';
import type { Lit } from '../lit.types.ts';
import { beginningOf, foldable, holdersOf, shownAs } from '../outline.ts';
import { useInspector, useOf } from '../use-inspector.ts';
import { Drawing } from './drawing.tsx';
import { type Direction, layoutFor, nextSpot, type Spot, spotsOf } from './place.ts';
import { Printed } from './printed.tsx';
import { countOf } from './seen.ts';
import { Toolbar } from './toolbar.tsx';
import { usePanning } from './use-panning.ts';
import { useShowing } from './use-showing.ts';
import { useZooming, zoomStep } from './use-zooming.ts';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
/** The drawing’s words are small already; a chart that nearly fits is shown whole. */
const legible = 1;
const nearly = 0.8;

type Shown = { readonly chart: ChartData; readonly state: StateData | null; readonly lit: Lit | null };

/** The drawing of a chart in a window of its own: it is dragged, zoomed, folded, and walked through by the arrow keys. */
export function ChartView({ chart, state, lit }: Shown) {
  const { inspector, book } = useInspector();
  const folded = useOf(({ context }) => context.folded);
  const zoom = useOf(({ context }) => context.zoom);
  const hasHeat = useOf(({ context }) => context.hasHeat);
  const window = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 800, height: 600 });

  useLayoutEffect(() => {
    const element = window.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  const layout = layoutFor(chart, folded, state?.id ?? null);
  const spots = useMemo(() => (layout ? spotsOf(chart, layout) : []), [chart, layout]);
  const whole = layout ? Math.min(room.width / layout.width, room.height / layout.height, 1) : 1;
  const wide = layout ? Math.min(room.width / layout.width, 1) : 1;
  const fitting = whole >= nearly ? whole : wide >= nearly ? wide : legible;
  const scale = zoom === 'whole' ? whole : zoom === 'legible' ? fitting : zoom;
  const zoomBy = (factor: number) => inspector.send({ type: 'zoom.set', zoom: scale * factor });

  const focused = lit && lit.states.size > 0 ? deepest(chart, lit.states) : seenFirst(chart, layout, state);
  useShowing(window, spots.find((one) => one.state?.id === focused) ?? null, scale, room);
  usePanning(window);
  useZooming(window, scale, zoomBy);

  const choose = (id: string) =>
    inspector.send({ type: 'place.show', place: { chart: chart.key, state: id, around: holdersOf(chart, id) } });
  const fold = (id: string) => inspector.send({ type: 'fold.turn', state: id });
  const onKey = (event: KeyboardEvent, spot: Spot) => {
    const direction = directions[event.key];
    const id = spot.state?.id ?? chart.id;
    if (direction) {
      const next = nextSpot(spots, spot, direction)?.state;
      event.preventDefault();
      if (!next) return;
      choose(next.id);
      window.current
        ?.querySelector<SVGElement>(`[data-state="${CSS.escape(next.id)}"]`)
        ?.focus({ preventScroll: true });
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(id);
      if (event.key === ' ' && foldable(chart).includes(id)) fold(id);
    } else if (event.key === '+' || event.key === '=') zoomBy(zoomStep);
    else if (event.key === '-') zoomBy(1 / zoomStep);
    else if (event.key === '0') inspector.send({ type: 'zoom.set', zoom: 'whole' });
  };
  if (!layout) return <p>This chart was not laid out.</p>;
  const seen = (kind: 'states' | 'arrows', name: string) => countOf(book.data.coverage, kind, name);
  return (
    <section className="chart-view" aria-label={`Drawing of ${chart.title}`}>
      <Toolbar chart={chart} state={state} layout={layout} scale={scale} onZoom={zoomBy} />
      {/* A window that scrolls is to be reached by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={window} className="window" role="region" tabIndex={0} aria-label={`${chart.title}, scrolls`}>
        <Drawing
          chart={chart}
          layout={layout}
          spots={spots}
          chosen={state?.id ?? null}
          scale={scale}
          lit={lit}
          seen={hasHeat && book.data.coverage.length > 0 ? seen : null}
          onChoose={choose}
          onFold={fold}
          onKey={onKey}
        />
      </div>
      <Printed chart={chart} layout={layout} />
    </section>
  );
}

/** Of a chart as a whole, the state it begins in: its corner may show nothing but lines. */
function seenFirst(chart: ChartData, layout: LayoutData | undefined, state: StateData | null): string | null {
  if (!layout || (state && state.parent !== null)) return state?.id ?? null;
  return shownAs(chart, new Set(layout.folded), beginningOf(chart));
}

/** The first active state that has no active state inside. */
const deepest = (chart: ChartData, active: ReadonlySet<string>): string | null =>
  chart.states.find(
    ({ id }) => active.has(id) && !chart.states.some((inner) => inner.parent === id && active.has(inner.id)),
  )?.id ?? null;
