import { type Fault, faultOf } from '#services/fault.ts';
import { leftOf, partOf } from './list-search.rules.ts';
import { type Answer, listSearchSetup } from './list-search.setup.ts';
import { blankListSearch } from './list-search.types.ts';

type At = { readonly line: number };
type Failed = { readonly event: { readonly error: unknown } };

const told = <Event>({ event }: { event: Event }): Event => event;
const toldOutput = ({ event }: { event: Answer }): Answer => ({ output: event.output });
const toldFault = ({ event }: Failed): { fault: Fault } => ({ fault: faultOf(event.error) });
const keepLook = ['keepTerms', 'reportText'] as const;
const passing = (type: 'keepAdded' | 'keepSkipped') =>
  [
    { type, params: told as ({ event }: { event: At }) => At },
    ...(type === 'keepAdded'
      ? [{ type: 'reportWanted' as const, params: told as ({ event }: { event: At }) => At }]
      : []),
    { type: 'reportPassed' as const, params: told as ({ event }: { event: At }) => At },
    { type: 'goOn' as const, params: told as ({ event }: { event: At }) => At },
    'reportText' as const,
  ] as const;

/** A whole list of words that is looked for at once and shopped down: a line at a time, or all in one view. */
export const listSearchMachine = listSearchSetup.createMachine({
  id: 'listSearch',
  description: 'A whole list of words that is looked for at once and shopped down.',
  context: ({ input }) => ({ ...blankListSearch, subject: input.subject }),
  initial: 'writing',
  states: {
    writing: {
      description: 'The list is being written or pasted; every letter of it is remembered.',
      meta: { rows: ['A2.047', 'A2.O9'] },
      on: {
        'text.write': { actions: [{ type: 'keepText', params: told }, 'reportText'] },
        'list.look': [{ guard: 'hasWords', target: 'looking', actions: keepLook }, { actions: 'keepEmpty' }],
        'list.restart': { actions: ['dropList', 'reportText'] },
      },
    },
    looking: {
      description: 'The store is asked what it has for every line; a long list is asked for in parts.',
      meta: { rows: ['A2.047', 'A2.O9'] },
      tags: 'busy',
      invoke: {
        id: 'searchList',
        src: 'searchList',
        input: ({ context: { terms, lines } }) => ({ terms: partOf(terms, lines.length) }),
        onDone: [
          {
            guard: 'hasMore',
            target: 'looking',
            reenter: true,
            actions: { type: 'keepFound', params: toldOutput },
          },
          {
            target: 'shopping',
            actions: [{ type: 'keepFound', params: toldOutput }, 'goToFirst', 'reportLooked', 'reportText'],
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepFault', params: toldFault } },
      },
      on: { 'list.edit': { target: 'writing', actions: ['dropLines', 'reportText'] } },
    },
    failed: {
      description: 'The store did not answer: the words stand as they were, and can be looked for once more.',
      meta: { rows: ['A2.047'] },
      tags: 'failed',
      on: {
        'list.look': { target: 'looking', actions: 'dropFault' },
        'text.write': { target: 'writing', actions: [{ type: 'keepText', params: told }, 'reportText'] },
        'list.edit': { target: 'writing', actions: ['dropLines', 'reportText'] },
      },
    },
    shopping: {
      description: 'Every line has its matches, and is added, skipped or worded anew.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'One line is in front of the shopper, with its matches as large as cards.',
          meta: { rows: ['A2.047', 'A2.O9'] },
        },
        asking: {
          description: 'The store is asked for another wording of one line; the other lines can be shopped meanwhile.',
          meta: { rows: ['A2.047'] },
          tags: 'busy',
          invoke: {
            id: 'searchWording',
            src: 'searchWording',
            input: ({ context: { wording } }) => ({ term: wording?.term ?? '' }),
            onDone: {
              target: 'choosing',
              actions: [{ type: 'keepWordingFound', params: toldOutput }, 'reportWording', 'dropFault', 'reportText'],
            },
            onError: { target: 'missed', actions: { type: 'keepFault', params: toldFault } },
          },
        },
        missed: {
          description: 'The other wording could not be looked for; the line stands as it was.',
          meta: { rows: ['A2.047'] },
          tags: 'failed',
        },
        overview: {
          description: 'Every line with its matches in one view: what is chosen can be added at once.',
          meta: { rows: ['A2.O9'] },
          on: {
            'all.hide': { target: 'choosing', actions: 'goToFirst' },
            'all.addBest': {
              guard: 'hasAddable',
              target: '#listSearch.done',
              actions: ['reportAllWanted', 'keepAllAdded', 'reportText'],
            },
            'line.skip': {
              guard: { type: 'isOpen', params: told },
              actions: [{ type: 'keepSkipped', params: told }, 'reportText'],
            },
            'line.reopen': {
              guard: { type: 'isSkipped', params: told },
              actions: [{ type: 'keepOpen', params: told }, 'reportText'],
            },
          },
        },
      },
      on: {
        'line.choose': { guard: { type: 'isOpen', params: told }, actions: { type: 'keepChoice', params: told } },
        'line.amount': { guard: { type: 'isOpen', params: told }, actions: { type: 'keepAmount', params: told } },
        'line.go': {
          guard: { type: 'isKnown', params: told },
          target: '.choosing',
          actions: [{ type: 'goTo', params: told }, 'dropFault'],
        },
        'line.back': { guard: 'hasBefore', target: '.choosing', actions: ['goBack', 'dropFault'] },
        'line.add': [
          { guard: { type: 'isLastAddable', params: told }, target: 'done', actions: passing('keepAdded') },
          {
            guard: { type: 'isAddable', params: told },
            target: '.choosing',
            actions: [...passing('keepAdded'), 'dropFault'],
          },
        ],
        'line.skip': [
          { guard: { type: 'isLastOpen', params: told }, target: 'done', actions: passing('keepSkipped') },
          {
            guard: { type: 'isOpen', params: told },
            target: '.choosing',
            actions: [...passing('keepSkipped'), 'dropFault'],
          },
        ],
        'line.reopen': {
          guard: { type: 'isSkipped', params: told },
          target: '.choosing',
          actions: [{ type: 'keepOpen', params: told }, { type: 'goTo', params: told }, 'dropFault', 'reportText'],
        },
        'line.search': {
          guard: { type: 'isUnpassed', params: told },
          target: '.asking',
          reenter: true,
          actions: { type: 'keepWording', params: told },
        },
        'list.finish': { target: 'done', actions: 'dropFault' },
        'all.show': { target: '.overview', actions: 'dropFault' },
        'list.edit': { target: 'writing', actions: ['dropLines', 'reportText'] },
        'list.restart': { target: 'writing', actions: ['dropList', 'reportText'] },
      },
    },
    done: {
      description: 'The list is passed: what was added, what was skipped and what was not found, each with a way on.',
      initial: 'summed',
      states: {
        summed: {
          description: 'What came of the list is told.',
          meta: { rows: ['A2.047', 'A2.O9'] },
          on: { 'list.save': { guard: 'hasLeft', target: 'saving' } },
        },
        saving: {
          description: 'What is left of the list is put on the shopping list.',
          meta: { rows: ['A2.O9'] },
          tags: 'busy',
          invoke: {
            id: 'saveList',
            src: 'saveList',
            input: ({ context }) => ({ texts: leftOf(context.lines) }),
            onDone: { target: 'saved', actions: 'reportKept' },
            onError: { target: 'unsaved', actions: { type: 'keepFault', params: toldFault } },
          },
        },
        saved: {
          description: 'What is left of the list stands on the shopping list.',
          meta: { rows: ['A2.O9'] },
        },
        unsaved: {
          description: 'The shopping list could not be kept: nothing is lost, and it can be tried again.',
          meta: { rows: ['A2.O9'] },
          tags: 'failed',
          on: { 'list.save': { target: 'saving', actions: 'dropFault' } },
        },
      },
      on: {
        'line.go': {
          guard: { type: 'isKnown', params: told },
          target: 'shopping',
          actions: [{ type: 'goTo', params: told }, 'dropFault'],
        },
        'line.reopen': {
          guard: { type: 'isSkipped', params: told },
          target: 'shopping',
          actions: [{ type: 'keepOpen', params: told }, { type: 'goTo', params: told }, 'dropFault', 'reportText'],
        },
        'list.edit': { target: 'writing', actions: ['dropLines', 'reportText'] },
        'list.restart': { target: 'writing', actions: ['dropList', 'reportText'] },
      },
    },
  },
  on: {
    'page.open': [
      {
        guard: { type: 'isHanded', params: told },
        target: '.writing',
        actions: [{ type: 'keepKept', params: told }, 'reportText'],
      },
      {
        guard: { type: 'isUnderWay', params: told },
        target: '.looking',
        actions: [{ type: 'keepKept', params: told }, ...keepLook],
      },
      { guard: { type: 'isForgotten', params: told }, actions: { type: 'keepKept', params: told } },
    ],
    'user.changed': [
      { guard: { type: 'isSameUser', params: told } },
      { target: '.writing', actions: { type: 'dropUser', params: told } },
    ],
  },
});
