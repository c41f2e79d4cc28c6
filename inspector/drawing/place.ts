import type { ChartData, LayoutData } from '../data.types.ts';
import { shownAs } from '../outline.ts';

/** The layout for what is folded: the very one, or of those there are the one that differs least and shows the state. */
export function layoutFor(chart: ChartData, folded: readonly string[], shown: string | null): LayoutData | undefined {
  const wanted = new Set(folded);
  const own = folded.filter((id) => shownAs(chart, wanted, id) === id);
  const apart = (layout: LayoutData) =>
    layout.folded.filter((id) => !own.includes(id)).length + own.filter((id) => !layout.folded.includes(id)).length;
  const isSeen = (layout: LayoutData) => shown === null || shownAs(chart, new Set(layout.folded), shown) === shown;
  const sorted = chart.layouts.toSorted((a, b) => apart(a) - apart(b));
  return sorted.find((layout) => apart(layout) === 0) ?? sorted.find(isSeen) ?? sorted[0];
}

export type Spot = {
  /** Null for a start mark. */
  readonly state: ChartData['states'][number] | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The boxes of a layout, those that hold others first. */
export function spotsOf(chart: ChartData, layout: LayoutData): readonly Spot[] {
  const spots: Spot[] = [];
  for (let at = 0; at < layout.boxes.length; at += 5) {
    const [place = 0, x = 0, y = 0, width = 0, height = 0] = layout.boxes.slice(at, at + 5);
    spots.push({ state: place < 0 ? null : (chart.states[place] ?? null), x, y, width, height });
  }
  return spots;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The next box in a direction, as somebody would point at it: near, and not too far to the side. */
export function nextSpot(spots: readonly Spot[], from: Spot, direction: Direction): Spot | null {
  const isAcross = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const middle = ({ x, y, width, height }: Spot) => [x + width / 2, y + Math.min(height, 60) / 2] as const;
  const [fromX, fromY] = middle(from);
  let best: { readonly spot: Spot; readonly cost: number } | null = null;
  for (const spot of spots) {
    if (spot.state === null || spot === from) continue;
    const [x, y] = middle(spot);
    const ahead = (isAcross ? x - fromX : y - fromY) * sign;
    if (ahead <= 0) continue;
    const cost = ahead + 2 * Math.abs(isAcross ? y - fromY : x - fromX);
    if (best === null || cost < best.cost) best = { spot, cost };
  }
  return best?.spot ?? null;
}
