import { read } from './project.ts';

const text = read('docs/requirements/requirements.md');
const [rowsPart = '', areasPart = ''] = text.split('# Index by capability area');

/** Every row by its id, with its sentence. */
export const rows: ReadonlyMap<string, string> = new Map(
  [...rowsPart.matchAll(/^- \*\*([AB]\d\.[O\d]+)\*\* (.*)$/gm)].map((row) => [row[1] ?? '', row[2] ?? '']),
);

export const isScope = (id: string): boolean => rows.get(id)?.startsWith('(scope)') ?? false;

/** The rows of each area that can be tested: sentences that only set the stage are left out. */
export const areas: ReadonlyMap<string, readonly string[]> = new Map(
  [...areasPart.matchAll(/^- \*\*([^(*]+?)(?: \([^*]*\))?\*\*[^:]*\): (.*)$/gm)].map((area) => [
    (area[1] ?? '').trim(),
    (area[2] ?? '').split(/,\s*/).filter((id) => !isScope(id)),
  ]),
);

type Finished = { readonly finished: readonly string[]; readonly later: Readonly<Record<string, string>> };

const told = JSON.parse(read('docs/requirements/areas.json')) as Finished;
export const finishedAreas = told.finished;

/** "A8.26 to A8.40" is all of them; a single row is itself. */
function rowsOf(key: string): readonly string[] {
  const [from = '', to = from] = key.split(' to ');
  const ids = [...rows.keys()];
  return ids.slice(ids.indexOf(from), ids.indexOf(to) + 1);
}
/** The few things that wait for a room of a later issue, each with that issue. */
export const postponed = Object.entries(told.later);
/** The rows they are. */
export const later: ReadonlySet<string> = new Set(postponed.flatMap(([key]) => rowsOf(key)));
