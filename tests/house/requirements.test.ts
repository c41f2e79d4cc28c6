import { describe, expect, it } from 'vitest';
import { claimsOf, haltedTests } from './kit/claims.ts';
import { type Source, sources } from './kit/project.ts';
import { areas, finishedAreas, isScope, later, postponed, rows } from './kit/requirements.ts';

const testFiles = sources.filter(({ path }) => /^tests\/.+\.test\.tsx?$/.test(path));
const claimed = new Set(testFiles.filter(({ path }) => path !== 'tests/house/requirements.test.ts').flatMap(claimsOf));

const unclaimed = (area: string, claims: ReadonlySet<string>) =>
  (areas.get(area) ?? []).filter((id) => !claims.has(id) && !later.has(id));

describe('The requirements', () => {
  it('are read whole: 1,344 rows in their areas', () => {
    expect(rows.size).toBe(1_344);
    expect(new Set([...areas.values()].flat()).size).toBe([...rows.keys()].filter((id) => !isScope(id)).length);
  });

  it('that a test claims exist', () => {
    expect([...claimed].filter((id) => !rows.has(id))).toEqual([]);
  });

  it('of a finished area are each claimed by a test', () => {
    expect(finishedAreas.filter((area) => !areas.has(area))).toEqual([]);
    expect(
      finishedAreas.flatMap((area) => unclaimed(area, claimed).map((id) => `${area}: ${id} ${rows.get(id)}`)),
    ).toEqual([]);
  });

  it('that wait for a later issue are rows of finished areas, few, with that issue named, and claimed by nothing', () => {
    const ofFinished = new Set(finishedAreas.flatMap((area) => areas.get(area) ?? []));
    expect([...later].filter((id) => !ofFinished.has(id) || claimed.has(id))).toEqual([]);
    expect(postponed.filter(([, why]) => !/^issues? \d/.test(why))).toEqual([]);
    expect(postponed.length).toBeLessThanOrEqual(10);
  });

  it('are claimed only by tests that run', () => {
    expect(testFiles.flatMap(haltedTests)).toEqual([]);
  });
});

const file = (text: string): Source => ({ path: 'tests/ui/planted.test.ts', text });

describe('A claim', () => {
  it.each([
    ["it('says it [A4.45]', () => {});", ['A4.45']],
    ["it.each([1])('says it %i [B9.O1] [B9.004]', () => {});", ['B9.O1', 'B9.004']],
    ['describe(`of ${x} [A1.01]`, () => {});', ['A1.01']],
    ["// covers: A1.01, A1.02\nit('says it', () => {});", ['A1.01', 'A1.02']],
  ])('is read from %s', (text, ids) => {
    expect(claimsOf(file(text))).toEqual(ids);
  });

  it.each([
    "const note = 'A4.45';",
    '// A4.45 is done',
    "it('says it A4.45', () => {});",
    "expect('[A4.45]').toBe('');",
  ])('is not %s', (text) => {
    expect(claimsOf(file(text))).toEqual([]);
  });

  it.each([
    "it.skip('says it', () => {});",
    "describe.only('it', () => {});",
    "it.skipIf(true)('says it', () => {});",
    "test.todo('later');",
  ])('does not count when the test is halted: %s', (text) => {
    expect(haltedTests(file(text))).toHaveLength(1);
  });

  it('that is missing from a finished area is noticed', () => {
    const [area = '', ids = []] = [...areas][0] ?? [];
    expect(unclaimed(area, new Set(ids.slice(1)))).toEqual([ids[0]]);
  });
});
