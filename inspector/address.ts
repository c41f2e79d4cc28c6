import type { Place } from '#machines/inspector/index.ts';
import type { Book } from './use-inspector.ts';

/** The address of a chart, or of one of its states. */
export const addressOf = (chart: string, state: string | null): string =>
  `#/${encodeURIComponent(chart)}${state === null ? '' : `/${encodeURIComponent(state)}`}`;

/** Where an address leads: to a state, to a chart when it has no such state, or nowhere. */
export function placeAt(book: Book, fragment: string): Place | null {
  const [chart = '', state] = fragment.replace(/^#\//, '').split('/').map(decoded);
  const place = state === undefined ? null : book.placeOf(state);
  return place?.chart === chart ? place : book.chartPlace(chart);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
