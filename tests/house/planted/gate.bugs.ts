import type { Bug } from './bugs.ts';

const chart = ['--project', 'machines', 'tests/machines/gate'];
const notes = ['--project', 'machines', 'tests/machines/laws.test.ts', '-t', 'shopper-notes'];
const long = ['--project', 'machines', 'tests/machines/shopper-notes'];
const store = ['--project', 'services', 'tests/services/gate'];
const words = ['--project', 'ui', 'tests/ui/gate'];
const machine = 'machines/gate/gate.machine.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'an action is finished although half an hour has gone by',
    file: 'services/gate/gate.words.ts',
    find: 'nowMs - askedAtMs >= keptForMs',
    put: 'nowMs - askedAtMs >= 2 * keptForMs',
    caughtBy: chart,
  },
  {
    says: 'an action is finished for whoever signs in next',
    file: 'machines/gate/gate.rules.ts',
    find: 'kept.subject !== visitor.subject',
    put: 'false',
    caughtBy: chart,
  },
  {
    says: 'two tabs finish one action',
    file: machine,
    find: "{ guard: { type: 'isTaken', params: ({ event }) => event.output }, target: '#gate.forgetting' },",
    put: '',
    caughtBy: chart,
  },
  {
    says: 'an action that a closed page had begun is begun again by itself',
    file: machine,
    find: "visitor.role === 'shopper' && kept?.isBegun === true",
    put: 'false && visitor !== null && kept !== null',
    caughtBy: chart,
  },
  {
    says: 'Just browsing keeps the action',
    file: machine,
    find: 'isChosen && isOurs(context, id)',
    put: 'isOurs(context, id) || isChosen',
    caughtBy: chart,
  },
  {
    says: 'the time slots ask on every visit of the page',
    file: machine,
    find: "context.visitor.role === 'guest' && !context.hasOffered",
    put: "context.visitor.role === 'guest'",
    caughtBy: chart,
  },
  {
    says: 'a second claim of the same key is granted',
    file: 'services/gate/action-store.ts',
    find: 'if (marks.some((one) => one.key === key)) return false;',
    put: '',
    caughtBy: store,
  },
  {
    says: 'a kept action of any kind is believed',
    file: 'services/gate/gate.words.ts',
    find: "Object.hasOwn(gatedKinds, value['kind']) &&",
    put: "value['kind'] in gatedKinds &&",
    caughtBy: store,
  },
  {
    says: 'a visitor is offered no way to go on browsing',
    file: 'ui/modal-messages/message-of.ts',
    find: 'cancelButtonText: texts.justBrowsing.text,',
    put: '',
    caughtBy: words,
  },
  {
    says: 'a note that is too long is sent',
    file: 'machines/shopper-notes/shopper-notes.machine.ts',
    find: 'isNoteShort(context.draft)',
    put: 'context.draft.length >= 0 || isNoteShort(context.draft)',
    caughtBy: long,
  },
  {
    says: 'a note of one shopper stays for the next',
    file: 'machines/shopper-notes/shopper-notes.machine.ts',
    find: '      ...blankNotes,\n      sku: context.sku,\n      subject,',
    put: '      sku: context.sku,\n      subject,',
    caughtBy: notes,
  },
];
