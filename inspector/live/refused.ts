import type { ArrowData, ChartData, StateData } from '../data.types.ts';

/** Choices stand in the order in which they are asked: their names end with "#0", "#1", … */
const placeOf = ({ name }: ArrowData): number => Number(name.slice(name.lastIndexOf('#') + 1));

/** An arrow's event may be a pattern: "noun.*" or "*". */
const hears = (pattern: string, event: string): boolean =>
  pattern === event || pattern === '*' || (pattern.endsWith('.*') && event.startsWith(pattern.slice(0, -1)));

/** Finds the guards that refused: what stood before the arrow that was taken, or all there was when none was taken. */
export function refusedBy(
  { states, arrows }: Pick<ChartData, 'states' | 'arrows'>,
  {
    before,
    event,
    taken,
  }: { readonly before: ReadonlySet<string>; readonly event: string; readonly taken: readonly string[] },
): readonly string[] {
  const refused: string[] = [];
  const children = (of: string) => states.filter(({ id, parent }) => parent === of && before.has(id));
  /** The first that lets through is taken; what was asked before it refused. */
  const asks = (state: string, what: string): boolean => {
    const choices = arrows
      .filter((arrow) => arrow.from === state && arrow.event === what)
      .sort((a, b) => placeOf(a) - placeOf(b));
    const at = choices.findIndex(({ name }) => taken.includes(name));
    const asked = at < 0 ? choices : choices.slice(0, at);
    refused.push(...asked.filter(({ guard }) => guard !== null).map(({ name }) => name));
    return at >= 0;
  };
  /** Deepest first: a state is asked only when nothing inside it took the event. */
  const goes = ({ id }: StateData): boolean => {
    const inside = children(id).map(goes);
    if (inside.includes(true)) return true;
    const patterns = [...new Set(arrows.filter((arrow) => arrow.from === id).map((arrow) => arrow.event))]
      .filter((pattern) => pattern !== '' && hears(pattern, event))
      .sort((a, b) => b.length - a.length);
    return patterns.some((pattern) => asks(id, pattern));
  };
  const heard = taken.flatMap((name) => arrows.filter((arrow) => arrow.name === name));
  // A step that took only arrows of another kind, such as one that is taken at once, asked nobody about the event again.
  if (heard.length === 0 || heard.some((arrow) => arrow.event !== '' && hears(arrow.event, event)))
    for (const root of states.filter(({ parent, id }) => parent === null && before.has(id))) goes(root);
  // What is taken at once has no event of its own: only what stood before a choice that was made is known to have refused.
  for (const name of taken) {
    const at = arrows.find((arrow) => arrow.name === name && arrow.event === '');
    if (at) asks(at.from, '');
  }
  return [...new Set(refused)];
}
