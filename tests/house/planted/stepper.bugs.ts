import type { Bug } from './bugs.ts';

const ui = ['--project', 'ui', 'tests/ui/stepper/stepper.test.tsx'];

export const bugs: readonly Bug[] = [
  {
    says: 'every tap asks the trolley anew',
    file: 'machines/stepper/stepper.machine.ts',
    find: 'settling: 400',
    put: 'settling: 0',
    caughtBy: ui,
  },
  {
    says: 'an answer to an older wish undoes the newer one',
    file: 'machines/stepper/stepper.machine.ts',
    find: 'quantity: isSending && quantity === context.told ? context.quantity : quantity,',
    put: 'quantity,',
    caughtBy: ui,
  },
  {
    says: 'a wish that was not asked for yet is lost with the page',
    file: 'ui/stepper/stepper.tsx',
    find: '      settle();\n',
    put: '',
    caughtBy: ui,
  },
];
