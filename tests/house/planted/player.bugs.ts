import type { Bug } from './bugs.ts';

const machines = (path: string) => ['--project', 'machines', `tests/machines/${path}`];
const ui = (path: string) => ['--project', 'ui', `tests/ui/inspector/${path}`];

export const bugs: readonly Bug[] = [
  {
    says: 'something plays by itself for somebody who asked for less motion',
    file: 'machines/playback/playback.machine.ts',
    find: 'context.wantsToPlay && !context.isMotionReduced && ',
    put: 'context.wantsToPlay && ',
    caughtBy: machines('playback/playback.test.ts'),
  },
  {
    says: 'another way takes the place of the first one',
    file: 'machines/playback/playback.moves.ts',
    find: 'branches: [...branches, { from: branch, at, count: at + 1 }],',
    put: 'branches: [{ from: branch, at, count: at + 1 }],',
    caughtBy: machines('playback/playback.test.ts'),
  },
  {
    says: 'a tab that another tab speaks for is taken to be there',
    file: 'machines/following/following.machine.ts',
    find: 'isOwn: ({ context }, { tab }: { tab: string }) => context.tab === tab,',
    put: 'isOwn: ({ context }, { tab }: { tab: string }) => context.tab !== null && tab !== null,',
    caughtBy: machines('following/following.test.ts'),
  },
  {
    says: 'every guard of a state is said to have refused, those that were not asked too',
    file: 'inspector/live/refused.ts',
    find: 'at < 0 ? choices : choices.slice(0, at)',
    put: 'choices',
    caughtBy: ui('records.test.tsx'),
  },
  {
    says: 'a tab is remembered without end',
    file: 'inspector/live/record-memory.ts',
    find: 'all.slice(-longest)',
    put: 'all',
    caughtBy: ui('records.test.tsx'),
  },
  {
    says: 'time that jumps sleeps through every alert on its way',
    file: 'inspector/travel/choices.ts',
    find: 'if (after !== before) kept.push(',
    put: 'if (after === null) kept.push(',
    caughtBy: ui('travel.test.tsx'),
  },
  {
    says: 'a fork is saved as a test that looks at its beginning alone',
    file: 'inspector/travel/saved-test.ts',
    find: 'lines(frames[index + 1]),',
    put: '',
    caughtBy: machines('kit/saved-fork.test.ts'),
  },
];
