import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InspectorData, MutantData, SignOff, TextData } from '../../inspector/data.types.ts';
import { jointData } from '../ask/joint.ts';
import type { Coverage } from '../journeys/coverage.types.ts';
import type { JourneySet, Recording } from '../journeys/journeys.types.ts';

const root = join(import.meta.dirname, '../..');
const at = (path: string) => join(root, path);
const filesIn = (folder: string, end: string): readonly string[] =>
  existsSync(at(folder))
    ? readdirSync(at(folder))
        .filter((file) => file.endsWith(end))
        .sort()
    : [];
const read = (path: string): unknown => JSON.parse(readFileSync(at(path), 'utf8'));
const readIfThere = (path: string): unknown => (existsSync(at(path)) ? read(path) : null);

/** The requirement rows by id. */
function rows(): Readonly<Record<string, string>> {
  const path = 'docs/requirements/requirements.md';
  if (!existsSync(at(path))) return {};
  const [told = ''] = readFileSync(at(path), 'utf8').split('# Index by capability area');
  return Object.fromEntries(
    [...told.matchAll(/^- \*\*([AB]\d\.[O\d]+)\*\* (.*)$/gm)].map((row) => [row[1] ?? '', row[2] ?? '']),
  );
}

/** Every text of the shop, "<file>.<name>". */
async function texts(): Promise<readonly TextData[]> {
  const made = await Promise.all(
    filesIn('ui/texts', '.texts.ts').map(async (file) => {
      const door = (await import(pathToFileURL(at(`ui/texts/${file}`)).href)) as Record<string, unknown>;
      const area = file.slice(0, -'.texts.ts'.length);
      return Object.values(door).flatMap((group) =>
        typeof group !== 'object' || group === null
          ? []
          : Object.entries(group).flatMap(([name, said]) => {
              const { text, row } = said as { text?: unknown; row?: string };
              return typeof text === 'string' ? [{ id: `${area}.${name}`, text, row: row ?? null }] : [];
            }),
      );
    }),
  );
  return made.flat();
}

const recordings = () =>
  filesIn('docs/journeys/recordings', '.json').map((file) => read(`docs/journeys/recordings/${file}`) as Recording);

const folder = 'docs/journeys/pictures';
const pictures = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    filesIn(folder, '.jpg').map((file) => [
      file,
      `data:image/jpeg;base64,${readFileSync(at(`${folder}/${file}`)).toString('base64')}`,
    ]),
  );

/** One coverage, or a list of them. */
function coverage(): readonly Coverage[] {
  const told = readIfThere('docs/coverage.json') as
    | null
    | Coverage
    | readonly Coverage[]
    | { sources: readonly Coverage[] };
  if (told === null) return [];
  if (Array.isArray(told)) return told as readonly Coverage[];
  return 'sources' in told ? told.sources : [told as Coverage];
}

type Met = {
  readonly survivors?: readonly { readonly state: string; readonly sentence: string; readonly explanation?: string }[];
};

/** The small faults in charts that no test saw, by the state that they are about. */
function mutants(): readonly MutantData[] {
  const told = (readIfThere('docs/mutants.json') ?? {}) as Readonly<Record<string, Met>>;
  return Object.values((told as unknown as { charts?: typeof told }).charts ?? told).flatMap(({ survivors = [] }) =>
    survivors.map(({ state, sentence, explanation }) => ({ place: state, says: sentence, why: explanation ?? null })),
  );
}

const listIn = <Thing>(path: string, name: string): readonly Thing[] =>
  ((readIfThere(path) as Record<string, readonly Thing[]> | null)?.[name] ?? []) as readonly Thing[];

/** All that the page shows besides the charts; what was not made yet is empty. */
export const papers = async (): Promise<Omit<InspectorData, 'build' | 'charts'>> => ({
  rows: rows(),
  texts: await texts(),
  journeys: recordings(),
  planned: (readIfThere('docs/journeys/journeys.json') as JourneySet | null)?.journeys ?? [],
  pictures: pictures(),
  coverage: coverage(),
  mutants: mutants(),
  signOffs: listIn<SignOff>('docs/sign-off.json', 'signOffs'),
  joint: jointData(),
});
