import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/inspector'];
const finding = ['--project', 'ui', 'tests/ui/inspector/finding.test.tsx'];
const server = ['--project', 'server', 'tests/server/inspector.test.ts'];

export const bugs: readonly Bug[] = [
  {
    says: 'a state that was searched for stays hidden in a fold',
    file: 'machines/inspector/inspector.setup.ts',
    find: 'folded.filter((state) => !place.around.includes(state))',
    put: 'folded',
    caughtBy: machines,
  },
  {
    says: 'a sign-off is lost although its file was saved',
    file: 'machines/inspector/inspector.machine.ts',
    find: "onDone: { target: 'resting', actions: 'keepSaved' },\n            onError: [{ guard: 'isStillThere'",
    put: "onDone: 'resting',\n            onError: [{ guard: 'isStillThere'",
    caughtBy: machines,
  },
  {
    says: 'somebody signs without a name',
    file: 'machines/inspector/inspector.setup.ts',
    find: "name.trim() !== '' && ",
    put: '',
    caughtBy: machines,
  },
  {
    says: 'one word of several is enough to be found',
    file: 'inspector/search/search.rules.ts',
    find: 'if (best === 0) return 0;',
    put: '',
    caughtBy: finding,
  },
  {
    says: 'arrows lead into what is folded',
    file: 'bin/inspector/fold.ts',
    find: 'const from = shownAs(outline, closed, arrow.from);',
    put: 'const from = arrow.from;',
    caughtBy: finding,
  },
  {
    says: 'the inspector may stand in a frame of anybody',
    file: 'server/inspector.ts',
    find: "; frame-ancestors 'none'`",
    put: '`',
    caughtBy: server,
  },
];
