import type { Bug } from './bugs.ts';

const machines = ['--project', 'machines', 'tests/machines/persuasion-bar'];
const ui = ['--project', 'ui', 'tests/ui/persuasion-bar'];

export const bugs: readonly Bug[] = [
  {
    says: 'each item of the persuasion bar stays as long as the whole round',
    file: 'machines/persuasion-bar/persuasion-bar.machine.ts',
    find: 'Math.floor(roundMs / context.count)',
    put: 'roundMs',
    caughtBy: machines,
  },
  {
    says: 'the persuasion bar turns although less motion is wished for',
    file: 'machines/persuasion-bar/persuasion-bar.machine.ts',
    find: '!context.isSmall || context.isMotionReduced',
    put: '!context.isSmall',
    caughtBy: machines,
  },
  {
    says: 'the persuasion bar forgets that it was stopped when the screen is turned',
    file: 'machines/persuasion-bar/persuasion-bar.machine.ts',
    find: "{ guard: 'isPaused', target: 'paused' },",
    put: '',
    caughtBy: machines,
  },
  {
    says: 'items of the persuasion bar that are out of sight can be reached',
    file: 'ui/persuasion-bar/persuasion-bar.tsx',
    find: ' inert={!isInSight(bar, index)}',
    put: '',
    caughtBy: ui,
  },
];
