import type { Bug } from './bugs.ts';

const navigation = ['--project', 'services', 'tests/services/navigation/empty-trolley.test.ts'];
const page = ['--project', 'ui', 'tests/ui/trolley-page'];
const totals = ['--project', 'services', 'tests/services/trolley/basket-totals.test.ts'];
const script = ['--project', 'ui', 'tests/ui/browser/basket-totals.test.tsx'];
const removal = ['--project', 'machines', 'tests/machines/removal'];

export const bugs: readonly Bug[] = [
  {
    says: 'an empty trolley is a page',
    file: 'services/checkout/steps.rules.ts',
    find: 'asksForItems(step) && isTrolleyEmpty;',
    put: 'asksForItems(step) && !isTrolleyEmpty && isTrolleyEmpty;',
    caughtBy: navigation,
  },
  {
    says: 'whoever has just emptied the trolley is led away from it',
    file: 'services/navigation/guards.rules.ts',
    find: 'if (herePath === path && trolleyPaths.includes(path)) return allow;',
    put: '',
    caughtBy: navigation,
  },
  {
    says: 'the word that the trolley is empty stands over the trolley, which is guarded again',
    file: 'services/navigation/guards.rules.ts',
    find: 'itemPaths.includes(herePath)',
    put: 'herePath === null',
    caughtBy: navigation,
  },
  {
    says: 'a trolley that nobody knows is called empty',
    file: 'services/trolley/empty.rules.ts',
    find: 'trolley !== null &&\n  trolley.items.every',
    put: '(trolley?.items ?? []).every',
    caughtBy: navigation,
  },
  {
    says: 'what is wanted and not in the trolley yet does not count',
    file: 'services/trolley/empty.rules.ts',
    find: 'Object.values(wishes).every(({ amount }) => amount === 0)',
    put: 'Object.values(wishes).every(() => true)',
    caughtBy: navigation,
  },
  {
    says: 'under review a line that does not come stands twice',
    file: 'ui/pages/trolley/trolley-sections.ts',
    find: 'if (isOut(item) || isApart(item)) continue;',
    put: 'if (isApart(item)) continue;',
    caughtBy: page,
  },
  {
    says: 'a heading stays without its lines',
    file: 'ui/pages/trolley/trolley-sections.ts',
    find: 'lines.length > 0',
    put: 'lines.length >= 0',
    caughtBy: page,
  },
  {
    says: 'whoever takes out a line is left nowhere',
    file: 'ui/pages/trolley/use-place-kept.ts',
    find: '?.focus();',
    put: '?.blur();',
    caughtBy: page,
  },
  {
    says: 'a change of one line draws all of them again',
    file: 'ui/trolley-line/is-same-item.ts',
    find: 'if (one === other) return true;',
    put: 'if (one !== other) return false;',
    caughtBy: page,
  },
  {
    says: 'a script that throws ends the telling',
    file: 'src/browser/basket-totals.ts',
    find: "page.console.warn('The script of the page did not take the totals.', error);",
    put: 'throw error;',
    caughtBy: script,
  },
  {
    says: 'a fee that changes is not told to the script of the page',
    file: 'services/trolley/basket-totals.rules.ts',
    find: 'one.deliveryFees === other.deliveryFees &&',
    put: '',
    caughtBy: totals,
  },
  {
    says: 'a dearer step is offered as a gain',
    file: 'services/fulfilment/next-fee.rules.ts',
    find: 'feeCents < now.feeCents',
    put: 'feeCents > 0',
    caughtBy: totals,
  },
  {
    says: 'a second press puts everything back twice',
    file: 'machines/removal/removal.machine.ts',
    find: "'undo.press': { target: 'nothing', actions: ['reportWanted', 'dropAll'] },",
    put: "'undo.press': { actions: ['reportWanted'] },",
    caughtBy: removal,
  },
];
