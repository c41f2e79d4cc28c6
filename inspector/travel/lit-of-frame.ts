import type { ChartData } from '../data.types.ts';
import type { Lit } from '../lit.types.ts';
import { refusedBy } from '../live/refused.ts';
import { standsIn } from '../live/sentences.ts';
import type { Frame } from './frames.ts';
import { eventOf } from './saved-trace.ts';
import type { Step } from './steps.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What is lit when a chart that is tried stands in a frame. */
export function litOfFrame(
  charts: readonly ChartData[],
  chart: ChartData | null,
  frames: readonly Frame[],
  steps: readonly Step[],
  at: number,
): Lit {
  const frame = frames[at];
  if (!frame) return { states: new Set(), arrows: new Set(), refused: new Set(), caption: null };
  const step = steps[at - 1];
  const before = frames[at - 1];
  const happened = step ? sentence(capital(step.says)) : 'It begins.';
  const isSame = step !== undefined && frame.arrows.length === 0;
  const fault = frame.fault === null ? '' : ` This went wrong: ${sentence(frame.fault)}`;
  return {
    states: new Set(frame.states),
    arrows: new Set(frame.arrows),
    refused: new Set(
      step && before && chart
        ? refusedBy(chart, { before: new Set(before.states), event: eventOf(step, frame), taken: frame.arrows })
        : [],
    ),
    caption: `${happened} ${isSame ? 'Nothing changes.' : standsIn(charts, frame.states)}${fault}`,
  };
}
