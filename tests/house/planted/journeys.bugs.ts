import type { Bug } from './bugs.ts';

const composed = ['--project', 'journeys', 'tests/journeys/generated/composed.test.ts'];
const unreachable = ['--project', 'journeys', 'tests/journeys/generated/unreachable.test.ts'];
const stable = ['--project', 'journeys', 'tests/journeys/generated/stable.test.ts'];
const outputs = ['--project', 'journeys', 'tests/journeys/generated/outputs.test.ts'];

export const bugs: readonly Bug[] = [
  {
    says: 'somebody signs in to an empty trolley that they have filled before',
    file: 'tests/journeys/facts.ts',
    find: "'-> inside': toEmpty,",
    put: "'-> inside': { sets: { who: 'shopper' } },",
    caughtBy: composed,
  },
  {
    says: 'a joint is gone over whatever is in the trolley',
    file: 'bin/journeys/graph.ts',
    find: 'if (!leaves(joint, area, place) || unmet(facts, joint.needs) !== null) return [];',
    put: 'if (!leaves(joint, area, place)) return [];',
    caughtBy: unreachable,
  },
  {
    says: 'a guard of a chart is not asked',
    file: 'bin/journeys/chart.ts',
    find: 'guard === undefined && actions.length === 0',
    put: 'actions.length === 0',
    caughtBy: unreachable,
  },
  {
    says: 'journeys that stood before are forgotten',
    file: 'bin/journeys/cover.ts',
    find: 'for (const walk of kept) take(walk);',
    put: '',
    caughtBy: stable,
  },
  {
    says: 'a formula stands in a table as a formula',
    file: 'bin/journeys/out/csv.ts',
    find: "const safe = /^[=+\\-@\\t\\r]/.test(text) ? `'${text}` : text;",
    put: 'const safe = text;',
    caughtBy: outputs,
  },
  {
    says: 'a sign that XML does not allow stands in the results',
    file: 'bin/journeys/out/words.ts',
    find: ".replaceAll(/\\p{Cs}|[\\ufffe\\uffff]|(?![\\t\\n\\r])\\p{Cc}/gu, '')",
    put: '',
    caughtBy: outputs,
  },
  {
    says: 'a quote ends a text of the test file',
    file: 'bin/journeys/out/playwright.ts',
    find: '.replaceAll("\'", "\\\\\'")',
    put: '',
    caughtBy: outputs,
  },
];
