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

/** What is finished, and the few rows of it that wait for a room of a later issue, each with that issue. */
export const { finished: finishedAreas, later } = JSON.parse(read('docs/requirements/areas.json')) as Finished;
