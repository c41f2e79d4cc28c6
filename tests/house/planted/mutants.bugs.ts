import type { Bug } from './bugs.ts';

/** Without the sample of real charts, which takes half a minute. */
const caughtBy = ['--project', 'house', 'tests/house/mutants.test.ts', '-t', 'Mutants of|explanation'];

export const bugs: readonly Bug[] = [
  {
    says: 'a mutant is never switched on, so that every one of them lives',
    file: 'bin/mutants/switchboard.ts',
    find: 'on?.origin === origin ? on.config : origin',
    put: 'on?.origin === null ? on.config : origin',
    caughtBy,
  },
  {
    says: 'machines that were made of a changed one stay changed',
    file: 'bin/mutants/switchboard.ts',
    find: '    if (built.config !== config) {',
    put: '    if (built.config !== config && on !== null) {',
    caughtBy,
  },
  {
    says: 'no guard of a chart is ever dropped',
    file: 'bin/mutants/mutations.ts',
    find: '...anew(free) });',
    put: '...anew(choice) });',
    caughtBy,
  },
  {
    says: 'a mutant that a test kills may stay explained',
    file: 'bin/mutants/report.ts',
    find: 'if (mutant?.isKilled) return',
    put: 'if (mutant?.isKilled && !isWhole) return',
    caughtBy,
  },
  {
    says: 'a chart without tests is passed over in silence',
    file: 'bin/mutants/asked.ts',
    find: 'ownTests(name).length === 0 && !hasRoster(name)',
    put: 'ownTests(name).length === 0 && !hasRoster(name) && mutants.length > 0',
    caughtBy,
  },
];
