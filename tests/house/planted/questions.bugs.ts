import type { Bug } from './bugs.ts';

const questions = ['--project', 'journeys', 'tests/journeys/questions.test.ts'];
const coverage = ['--project', 'journeys', 'tests/journeys/coverage.test.ts'];
const texts = ['--project', 'house', 'tests/house/chart-texts.test.ts'];

export const bugs: readonly Bug[] = [
  {
    says: 'a way to the end goes through what it is to go past',
    file: 'inspector/questions/spaces.ts',
    find: 'if (barred(at(step.to))) continue;',
    put: 'if (!barred(at(step.to)) && barred(at(here))) continue;',
    caughtBy: questions,
  },
  {
    says: 'a step that leads back is overlooked',
    file: 'inspector/questions/spaces.ts',
    find: 'for (const { from, to } of space.steps) into[to]?.push(from);',
    put: 'for (const { from, to } of space.steps) into[from]?.push(to);',
    caughtBy: questions,
  },
  {
    says: 'the page to pay on is shown without a time',
    file: 'services/checkout/steps.rules.ts',
    find: "(step === 'review' || step === 'payment') && !hasSlot && !isChangingOrder && !isOrderUnderWay;",
    put: "step === 'review' && !hasSlot && !isChangingOrder && !isOrderUnderWay;",
    caughtBy: questions,
  },
  {
    says: 'a guard that was asked and said no is not counted',
    file: 'bin/coverage/unit.ts',
    find: "for (const name of refusals(state, event)) if (guarded.has(name)) counts.guard(name, 'refused');",
    put: '',
    caughtBy: coverage,
  },
  {
    says: 'a row counts that no test claims',
    file: 'bin/coverage/gaps.ts',
    find: "rows: without(whole.rows, of(coverage, 'unit'), 'rows'),",
    put: 'rows: [],',
    caughtBy: coverage,
  },
  {
    says: 'a chart names a text that is nowhere',
    file: 'machines/zone/zone.machine.ts',
    find: "'zone.dryGoodsBody'",
    put: "'zone.dryGoods-body'",
    caughtBy: texts,
  },
];
