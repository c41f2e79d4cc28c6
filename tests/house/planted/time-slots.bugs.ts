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
  {
    says: 'the same way again asks where to once more',
    file: 'machines/how-where-when/how-where-when.machine.ts',
    find: 'context.hasPlace && context.method === method',
    put: 'false && context.method === method',
    caughtBy: machines('how-where-when'),
  },
  {
    says: 'terms told again close the question of where',
    file: 'machines/how-where-when/how-where-when.machine.ts',
    find: 'now.hasPlace && now.place !== context.place',
    put: 'now.hasPlace',
    caughtBy: machines('how-where-when'),
  },
  {
    says: 'a watch taken back while it is being told stays',
    file: 'machines/slot-watch/slot-watch.select.ts',
    find: 'sent && wishes[sent.slotId] === sent.isWanted ?',
    put: 'sent ?',
    caughtBy: machines('slot-watch'),
  },
  {
    says: 'a held time is one to pick after a reload',
    file: 'ui/slot-picker/slot-picker.tsx',
    find: 'known(markedId) ?? known(heldId) ?? null',
    put: 'known(markedId) ?? null',
    caughtBy: ['--project', 'ui', 'tests/ui/slot-picker'],
  },
  {
    says: 'a flexible hour that is held can be held again',
    file: 'ui/flexible-slots/flexible-slots.tsx',
    find: 'marked === null || isHeld || isHolding',
    put: 'marked === null || isHolding',
    caughtBy: ['--project', 'ui', 'tests/ui/flexible-slots'],
  },
];
