import type { Bug } from './bugs.ts';

const machines = (folder: string) => ['--project', 'machines', `tests/machines/${folder}`];
const services = ['--project', 'services', 'tests/services/fulfilment/slots.test.ts'];

export const bugs: readonly Bug[] = [
  {
    says: 'another place keeps the times of the one before',
    file: 'machines/time-slots/time-slots.machine.ts',
    find: "{ guard: elsewhere, target: '.asked', actions: [keepTerms, 'dropSlots'] },",
    put: '',
    caughtBy: machines('time-slots'),
  },
  {
    says: 'of two quick taps the first wins',
    file: 'machines/time-slots/time-slots.machine.ts',
    find: "{ guard: 'isOvertaken', target: 'holding', reenter: true, actions: [...held, 'keepNextSent'] },",
    put: '',
    caughtBy: machines('time-slots'),
  },
  {
    says: 'a full time is not loaded again',
    file: 'machines/time-slots/time-slots.machine.ts',
    find: "entry: [{ type: 'keepState', params: { state: 'full' } }, 'raiseReload'],",
    put: "entry: [{ type: 'keepState', params: { state: 'full' } }],",
    caughtBy: machines('time-slots'),
  },
  {
    says: 'the nearest time is the one that was refused',
    file: 'services/fulfilment/slots.rules.ts',
    find: "state === 'open' && id !== slotId",
    put: "state === 'open'",
    caughtBy: services,
  },
  {
    says: 'a slot that keeps alcohol out says nothing of it',
    file: 'services/fulfilment/slots.rules.ts',
    find: 'slot.allowsAlcohol || isExpress ? []',
    put: 'true ? []',
    caughtBy: services,
  },
];
