import elkModule from 'elkjs/lib/elk.bundled.js';
import { headHeight, headWidth, labelLines, pad, sans } from './caption.ts';
import type { Box, Chart } from './graph.ts';

export { captionOf, line, pad } from './caption.ts';

export type Placed = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type Point = { readonly x: number; readonly y: number };
export type PlacedArrow = {
  /** Its place among the chart's arrows. */
  readonly index: number;
  readonly points: readonly Point[];
  readonly labels: readonly { readonly x: number; readonly y: number; readonly lines: readonly string[] }[];
};
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Placed>;
  readonly arrows: readonly PlacedArrow[];
};

type ElkNode = {
  id: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  children?: ElkNode[];
  edges?: ElkEdge[];
  layoutOptions?: Record<string, string>;
};
type ElkEdge = {
  id: string;
  sources: string[];
  targets: string[];
  labels: { text: string; width: number; height: number; x?: number; y?: number }[];
  sections?: { startPoint: Point; endPoint: Point; bendPoints?: Point[] }[];
};

function elkNode(box: Box): ElkNode {
  if (box.kind === 'initial') return { id: box.id, width: 10, height: 10 };
  const [width, height] = [headWidth(box), headHeight(box) + pad];
  if (box.boxes.length === 0) return { id: box.id, width, height };
  return {
    id: box.id,
    children: box.boxes.map(elkNode),
    edges: [],
    layoutOptions: {
      'elk.padding': `[top=${headHeight(box) + pad},left=${pad + 4},bottom=${pad + 4},right=${pad + 4}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
  };
}

/** The smallest box that holds both ends; an arrow into a box's own inside belongs to that box. */
function holderOf(chart: Chart, from: string, to: string): string {
  const path = (id: string, box: Box = chart.root): readonly string[] | null => {
    if (box.id === id) return [box.id];
    for (const inner of box.boxes) {
      const found = path(id, inner);
      if (found) return [box.id, ...found];
    }
    return null;
  };
  const [a, b] = [path(from) ?? [], path(to) ?? []];
  const shared = a.filter((id, index) => b[index] === id);
  return from === to ? (a.at(-2) ?? chart.root.id) : (shared.at(-1) ?? chart.root.id);
}

export async function layOut(chart: Chart): Promise<Layout> {
  const root = elkNode(chart.root);
  const nodes = new Map<string, ElkNode>();
  const index = (node: ElkNode) => {
    nodes.set(node.id, node);
    for (const inner of node.children ?? []) index(inner);
  };
  index(root);
  for (const [number, arrow] of chart.arrows.entries()) {
    const lines = arrow.labels.flatMap(labelLines);
    const label = {
      text: lines.join('\n'),
      width: Math.ceil(Math.max(0, ...lines.map(sans))) + 8,
      height: lines.length * 14 + 4,
    };
    nodes.get(holderOf(chart, arrow.from, arrow.to))?.edges?.push({
      id: `arrow${number}`,
      sources: [arrow.from],
      targets: [arrow.to],
      labels: lines.length > 0 ? [label] : [],
    });
  }
  const Elk = elkModule as unknown as new () => { layout(graph: object): Promise<ElkNode> };
  const laid = await new Elk().layout({
    id: ':page',
    children: [root],
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
      'elk.edgeLabels.inline': 'true',
      'elk.spacing.nodeNode': '28',
      'elk.spacing.edgeNode': '18',
      'elk.spacing.edgeEdge': '14',
      'elk.layered.spacing.nodeNodeBetweenLayers': '30',
      'elk.layered.spacing.edgeNodeBetweenLayers': '18',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.randomSeed': '1',
    },
  });
  return collected(laid);
}

function collected(laid: ElkNode): Layout {
  const boxes = new Map<string, Placed>();
  const arrows: PlacedArrow[] = [];
  const visit = (node: ElkNode) => {
    const { id, x = 0, y = 0, width = 0, height = 0 } = node;
    boxes.set(id, { id, x, y, width, height });
    for (const edge of node.edges ?? [])
      for (const { startPoint, endPoint, bendPoints = [] } of edge.sections ?? [])
        arrows.push({
          index: Number(edge.id.slice('arrow'.length)),
          points: [startPoint, ...bendPoints, endPoint],
          labels: edge.labels.map(({ text, x: left = 0, y: top = 0 }) => ({
            x: left,
            y: top,
            lines: text.split('\n'),
          })),
        });
    for (const inner of node.children ?? []) visit(inner);
  };
  for (const node of laid.children ?? []) visit(node);
  return { width: Math.ceil(laid.width ?? 0), height: Math.ceil(laid.height ?? 0), boxes, arrows };
}
