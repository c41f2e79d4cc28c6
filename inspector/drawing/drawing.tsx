import type { KeyboardEvent } from 'react';
import { labelLines, pad } from '../../bin/charts/caption.ts';
import type { ChartData, LayoutData, LineData } from '../data.types.ts';
import type { Lit } from '../lit.types.ts';
import { boxLines, labelled } from './box-lines.ts';
import type { Spot } from './place.ts';
import { type Heat, heatOf } from './seen.ts';

export type DrawingProps = {
  readonly chart: ChartData;
  readonly layout: LayoutData;
  readonly spots: readonly Spot[];
  readonly chosen: string | null;
  readonly scale: number;
  readonly lit: Lit | null;
  /** How often a state or an arrow was seen; null while nobody asked. */
  readonly seen: ((kind: 'states' | 'arrows', name: string) => number) | null;
  readonly onChoose?: (state: string) => void;
  readonly onFold?: (state: string) => void;
  readonly onKey?: (event: KeyboardEvent, spot: Spot) => void;
};

/** The id of all that is drawn: it is printed by reference. */
export const drawn = 'drawn';

const classes = (...names: readonly (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');

/** A chart as it was laid out when the page was built, with what is chosen, lit and seen. */
export function Drawing(props: DrawingProps) {
  const { chart, layout, spots, scale } = props;
  const first = props.chosen ?? chart.id;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="drawing"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={Math.round(layout.width * scale)}
      height={Math.round(layout.height * scale)}
      aria-label={`The states of ${chart.title}`}
      role="group"
    >
      <g id={drawn} className="drawn">
        <defs>
          <marker
            id="head"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path className="head" d="M0 0 L8 4 L0 8 z" />
          </marker>
        </defs>
        <rect className="page" width={layout.width} height={layout.height} />
        {spots.map((spot) =>
          spot.state === null ? (
            <circle key={`${spot.x} ${spot.y}`} className="start" cx={spot.x + 5} cy={spot.y + 5} r="5" />
          ) : (
            <StateBox key={spot.state.id} {...props} spot={spot} isFirst={spot.state.id === first} />
          ),
        )}
        <g aria-hidden="true">
          {layout.lines.map((one) => (
            <Line key={one.points.join(' ')} {...props} line={one} />
          ))}
        </g>
      </g>
    </svg>
  );
}

function StateBox({
  chart,
  layout,
  chosen,
  lit,
  seen,
  spot,
  isFirst,
  onChoose,
  onFold,
  onKey,
}: DrawingProps & { readonly spot: Spot; readonly isFirst: boolean }) {
  const { state, x, y, width, height } = spot;
  if (!state) return null;
  const isFolded = layout.folded.includes(state.id);
  const hasInside = state.kind === 'compound' || state.kind === 'parallel';
  const heat: Heat | undefined = seen ? heatOf(seen('states', state.id)) : undefined;
  const isActive = lit?.states.has(state.id) === true;
  return (
    <g
      className={classes(
        !hasInside && 'leaf',
        isFolded && 'leaf folded',
        state.kind === 'parallel' && 'parallel',
        state.id === chosen && state.parent !== null && 'chosen',
      )}
      data-active={isActive || undefined}
      data-heat={heat}
    >
      <g
        role="button"
        tabIndex={isFirst ? 0 : -1}
        data-state={state.id}
        aria-pressed={state.id === chosen}
        aria-label={[
          state.name,
          isActive ? 'active now' : '',
          heat === 'never' ? 'never seen' : '',
          isFolded ? 'folded' : '',
          state.description,
        ]
          .filter(Boolean)
          .join(', ')}
        onClick={() => onChoose?.(state.id)}
        onKeyDown={(event) => onKey?.(event, spot)}
      >
        <rect className="box" x={x} y={y} width={width} height={height} rx="9" />
      </g>
      <g className="words" aria-hidden="true">
        {boxLines(chart, spot).map(({ kind, words, y: top, arrow }) => (
          <text
            key={top}
            className={classes(
              kind,
              arrow && lit?.arrows.has(arrow.name) && 'lit',
              arrow && lit?.refused.has(arrow.name) && 'refused',
            )}
            data-heat={seen && arrow ? heatOf(seen('arrows', arrow.name)) : undefined}
            x={x + pad}
            y={top}
          >
            {words}
          </text>
        ))}
        {heat === 'never' && (
          <text className="mark" x={x + pad} y={y + height - 6}>
            ✕ never seen
          </text>
        )}
      </g>
      {hasInside && state.parent !== null && (
        <g className="fold" aria-hidden="true" onClick={() => onFold?.(state.id)}>
          <rect x={x + width - 26} y={y + 7} width="18" height="18" rx="5" />
          <path d={`M${x + width - 22} ${y + 16}h10${isFolded ? `m-5 -5v10` : ''}`} />
        </g>
      )}
    </g>
  );
}

const pathOf = ({ points }: LineData) =>
  points.reduce((path, value, index) => `${path}${index === 0 ? 'M' : index % 2 === 0 ? 'L' : ' '}${value}`, '');

function Line({ chart, lit, seen, line: drawn }: DrawingProps & { readonly line: LineData }) {
  const arrows = drawn.arrows.flatMap((index) => chart.arrows[index] ?? []);
  const isLit = arrows.some(({ name }) => lit?.arrows.has(name));
  const isRefused = !isLit && arrows.some(({ name }) => lit?.refused.has(name));
  const heat =
    seen && arrows.length > 0 ? heatOf(arrows.reduce((sum, { name }) => sum + seen('arrows', name), 0)) : undefined;
  const [x, y] = drawn.label ?? [0, 0];
  return (
    <g className={classes(isLit && 'lit', isRefused && 'refused')} data-heat={heat}>
      <path className="line" d={pathOf(drawn)} markerEnd="url(#head)" />
      {drawn.label &&
        labelled(arrows, y, labelLines).map(({ words, y: top, arrow, isFirst }) => {
          const isNever = seen?.('arrows', arrow.name) === 0;
          return (
            <text
              key={top}
              className={classes(
                'label',
                lit?.arrows.has(arrow.name) && 'lit',
                lit?.refused.has(arrow.name) && 'refused',
              )}
              data-heat={isNever ? 'never' : undefined}
              x={x + 3}
              y={top}
            >
              {isFirst && lit?.refused.has(arrow.name) ? '⊘ ' : ''}
              {isNever && isFirst ? `✕ ${words}` : words}
            </text>
          );
        })}
    </g>
  );
}
