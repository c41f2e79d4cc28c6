import type { Bug } from './bugs.ts';

const ui = (path: string) => ['--project', 'ui', `tests/ui/${path}`];

export const bugs: readonly Bug[] = [
  {
    says: 'a page turned by hand has only what was left of the time',
    file: 'machines/carousel/carousel.machine.ts',
    find: "'page.next': {\n          target: 'rotating',\n          reenter: true,",
    put: "'page.next': {\n          target: 'rotating',",
    caughtBy: ui('carousel/carousel-turning.test.tsx'),
  },
  {
    says: 'slides turn although less motion is wanted',
    file: 'machines/carousel/carousel.machine.ts',
    find: 'context.intervalMs !== null && !context.isMotionReduced && ',
    put: 'context.intervalMs !== null && ',
    caughtBy: ui('carousel/carousel-turning.test.tsx'),
  },
  {
    says: 'a turned phone loses the slide that was looked at',
    file: 'machines/carousel/carousel.machine.ts',
    find: 'focusedItem ?? context.range?.from ?? 0',
    put: '0',
    caughtBy: ui('carousel/carousel.test.tsx'),
  },
];
