import type { ChartData, LayoutData, StateData } from '../data.types.ts';
import { ExportMenu } from '../exports/export-menu.tsx';
import { foldable } from '../outline.ts';
import { useInspector, useOf } from '../use-inspector.ts';
import { heats } from './seen.ts';

type ToolbarProps = {
  readonly chart: ChartData;
  readonly state: StateData | null;
  readonly layout: LayoutData;
  readonly scale: number;
  readonly onZoom: (factor: number) => void;
};

/** What can be done with the drawing: every button does what a key or the wheel does as well. */
export function Toolbar({ chart, state, layout, scale, onZoom }: ToolbarProps) {
  const { inspector, book } = useInspector();
  const hasHeat = useOf(({ context }) => context.hasHeat);
  const folds = foldable(chart);
  const canFold = state !== null && folds.includes(state.id);
  const isFolded = state !== null && layout.folded.includes(state.id);
  const hasCoverage = book.data.coverage.length > 0;
  return (
    <div className="toolbar">
      <div className="tools" role="group" aria-label="Size">
        <button type="button" onClick={() => onZoom(1 / 1.25)} aria-label="Smaller" aria-keyshortcuts="-">
          −
        </button>
        <output>{Math.round(scale * 100)} %</output>
        <button type="button" onClick={() => onZoom(1.25)} aria-label="Larger" aria-keyshortcuts="+">
          +
        </button>
        <button type="button" onClick={() => inspector.send({ type: 'zoom.set', zoom: 'whole' })} aria-keyshortcuts="0">
          Fit
        </button>
        <button type="button" onClick={() => inspector.send({ type: 'zoom.set', zoom: 1 })}>
          100 %
        </button>
      </div>
      {folds.length > 0 && (
        <div className="tools" role="group" aria-label="Folding">
          <button type="button" onClick={() => inspector.send({ type: 'fold.set', states: folds })}>
            Fold all
          </button>
          <button type="button" onClick={() => inspector.send({ type: 'fold.set', states: [] })}>
            Unfold all
          </button>
          {canFold && (
            <button type="button" onClick={() => inspector.send({ type: 'fold.turn', state: state.id })}>
              {isFolded ? 'Unfold' : 'Fold'} {state.name}
            </button>
          )}
        </div>
      )}
      <div className="tools" role="group" aria-label="Coverage">
        <button type="button" aria-pressed={hasHeat} onClick={() => inspector.send({ type: 'heat.turn' })}>
          What was seen
        </button>
      </div>
      <ExportMenu chart={chart} layout={layout} />
      {hasHeat && (
        <ul className="legend" aria-label="What the drawing’s colours say">
          {hasCoverage ? (
            heats.map(({ heat, words }) => (
              <li key={heat} data-heat={heat}>
                {heat === 'never' ? '✕ ' : ''}
                {words}
              </li>
            ))
          ) : (
            <li>No run was counted in this build, so there is nothing to show.</li>
          )}
        </ul>
      )}
    </div>
  );
}
