import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { longest } from '../../bin/journeys/cover.ts';
import { compose } from '../../bin/journeys/generate.ts';
import { folder } from '../../bin/journeys/seen.ts';
import { keptJourneys, pagesOf, wholeJourneys } from '../../bin/journeys/write.ts';
import { everyMark } from '../../bin/journeys/marks.ts';
import { rowsShown } from '../journeys/rows.ts';
import { claimsOf } from './kit/claims.ts';
import { sources } from './kit/project.ts';

const areasClaimed = ['booking', 'changing', 'listing', 'pasted-list', 'paying', 'reservation'] as const;

describe('The journeys in docs/journeys', () => {
  it('are those of the charts as they are: npm run journeys -- --write', async () => {
    const pages = await pagesOf(wholeJourneys(compose(), keptJourneys()));
    const astray = [...pages].filter(([name, text]) => readFileSync(join(folder, name), 'utf8') !== text);
    expect(astray.map(([name]) => name)).toEqual([]);
  });

  it('are at most 60, made from nothing within 10 s, and leave nothing of the whole shopping journey out', () => {
    const began = performance.now();
    const composed = compose();
    const fresh = wholeJourneys(composed, []);
    expect(performance.now() - began).toBeLessThan(10_000);
    const wanted = [...everyMark(composed.graph, composed.marks)].filter((mark) =>
      /^(?:state|arrow|joint|row|text|ordered) /.test(mark),
    );
    for (const { journeys, unreachable } of [fresh, wholeJourneys(composed, keptJourneys())]) {
      const shown = new Set(journeys.flatMap(({ goals }) => goals));
      expect(wanted.filter((goal) => !shown.has(goal))).toEqual([]);
      expect(unreachable).toEqual([]);
      expect(journeys.length).toBeLessThanOrEqual(60);
      expect(journeys.filter(({ steps }) => steps.length > longest)).toEqual([]);
    }
  });

  it('show every row that the journeys of their areas claim', () => {
    const claimed = sources
      .filter(({ path }) => areasClaimed.some((area) => path === `tests/journeys/${area}.browser.test.ts`))
      .flatMap(claimsOf);
    const shown = new Set(rowsShown.flatMap(([, rows]) => rows));
    expect(claimed.length).toBeGreaterThan(30);
    expect(claimed.filter((row) => !shown.has(row))).toEqual([]);
  });
});
