import type { Bug } from './bugs.ts';

const server = (path: string) => ['--project', 'server', `tests/server/${path}.test.ts`];

export const bugs: readonly Bug[] = [
  {
    says: 'a hold that is over fills a slot until somebody sweeps',
    file: 'server/db/repositories/slots.ts',
    find: 'taken: taken - Number(over)',
    put: 'taken: taken + 0 * Number(over)',
    caughtBy: server('api/slots-held'),
  },
  {
    says: 'the minutes of a day are counted, also when the clocks are changed',
    file: 'server/fulfilment/slot-plan.ts',
    find: 'after - before === 72 * hourMs;',
    put: 'after > before;',
    caughtBy: server('fulfilment/slot-plan'),
  },
  {
    says: 'a slot past the last day can be had',
    file: 'server/fulfilment/slot-for.ts',
    find: 'name.day < first || name.day > last',
    put: 'name.day < first',
    caughtBy: server('fulfilment/slot-for'),
  },
  {
    says: 'whoever waits for a slot is told again for each place that opens',
    file: 'server/fulfilment/watchers.ts',
    find: '(await dropWatch(trx, shopperId, slotId))',
    put: 'slotId',
    caughtBy: server('api/slots-held'),
  },
  {
    says: 'a slot is shown as open at its cut-off',
    file: 'server/fulfilment/slot-told.ts',
    find: 'nowMs >= closesMs(slot)',
    put: 'nowMs > closesMs(slot)',
    caughtBy: server('api/time-slots'),
  },
];
