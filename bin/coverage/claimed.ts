import { claimsOf } from '../../tests/house/kit/claims.ts';
import { type Source, sources } from '../../tests/house/kit/project.ts';

/** How many tests claim each requirement row. */
export function claimedRows(
  files: readonly Source[] = sources.filter(({ path }) => /^tests\/.+\.test\.tsx?$/.test(path)),
): Readonly<Record<string, number>> {
  const claims: Record<string, number> = {};
  for (const id of files.filter(({ path }) => path !== 'tests/house/requirements.test.ts').flatMap(claimsOf))
    claims[id] = (claims[id] ?? 0) + 1;
  return Object.fromEntries(Object.entries(claims).sort(([one], [other]) => (one < other ? -1 : 1)));
}
