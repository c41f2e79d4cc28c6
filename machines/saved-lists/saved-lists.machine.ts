import { type Fault, faultOf } from '#services/fault.ts';
import { changing } from './saved-lists.changing.ts';
import { savedListsSetup } from './saved-lists.setup.ts';
import { blankSavedLists } from './saved-lists.types.ts';

type Failed = { readonly fault: Fault };

const failureOf = ({ event }: { event: { readonly error: unknown } }): Failed => ({ fault: faultOf(event.error) });

/** The lists that a shopper has saved: read, shown one at a time, changed, shared, and put into the trolley. */
export const savedListsMachine = savedListsSetup.createMachine({
  id: 'savedLists',
  description: 'The lists that a shopper has saved.',
  context: ({ input }) => ({ ...blankSavedLists, subject: input.subject }),
  type: 'parallel',
  states: {
    overview: {
      description: 'All of them, by their names.',
      initial: 'away',
      states: {
        away: {
          description: 'No shopper is here: nothing is known, and nothing is asked.',
          meta: { rows: ['A2.045', 'A2.O9'] },
          always: { guard: 'isSomebody', target: 'reading' },
        },
        reading: {
          description: 'The store is asked for the lists; what was known of them stays on show.',
          meta: { rows: ['A7.008', 'A7.076'] },
          tags: ['busy', 'reading'],
          invoke: {
            id: 'loadLists',
            src: 'loadLists',
            onDone: {
              target: 'read',
              actions: { type: 'keepLists', params: ({ event }) => ({ lists: event.output }) },
            },
            onError: { target: 'unread', actions: { type: 'keepListsFault', params: failureOf } },
          },
        },
        read: { description: 'The lists are known.', meta: { rows: ['A2.045'] } },
        unread: {
          description: 'The lists did not come; reading them again is offered.',
          meta: { rows: ['A2.045'] },
          tags: 'unread',
        },
      },
      on: {
        'lists.refresh': { guard: 'isSomebody', target: '.reading' },
        'session.ended': { target: '.away', actions: ['dropUser', 'stopAdding'] },
        'user.changed': [
          { guard: { type: 'isSameUser', params: ({ event }) => event } },
          { target: '.away', actions: [{ type: 'keepUser', params: ({ event }) => event }, 'stopAdding'] },
        ],
      },
    },
    open: {
      description: 'The list on show, with its products as they are today.',
      initial: 'none',
      states: {
        none: { description: 'No list is on show.', meta: { rows: ['A2.048'] } },
        reading: {
          description: 'The store is asked for the list; what was known of it stays on show.',
          meta: { rows: ['A2.048', 'A7.076'] },
          tags: ['busy', 'opening'],
          invoke: {
            id: 'loadList',
            src: 'loadList',
            input: ({ context }) => ({ id: context.openId ?? '' }),
            onDone: { target: 'shown', actions: { type: 'keepList', params: ({ event }) => ({ list: event.output }) } },
            onError: [
              {
                guard: { type: 'isMissing', params: failureOf },
                target: 'missing',
                actions: { type: 'keepListFault', params: failureOf },
              },
              { target: 'unread', actions: { type: 'keepListFault', params: failureOf } },
            ],
          },
        },
        shown: {
          description: 'The list is known, each product with what it costs today and whether it can be had.',
          meta: { rows: ['A2.048'] },
        },
        missing: {
          description: 'There is no such list: it was taken away, or never was this shopper’s.',
          meta: { rows: ['A2.048'] },
          tags: 'missing',
        },
        unread: {
          description: 'The list did not come; what was known of it stays, and reading it again is offered.',
          meta: { rows: ['A2.048'] },
          tags: 'unopened',
        },
      },
      on: {
        'list.open': [
          {
            guard: { type: 'isAnother', params: ({ event }) => event },
            target: '.reading',
            actions: ['dropAdding', { type: 'keepOpen', params: ({ event }) => event }],
          },
          { guard: 'isSomebody', target: '.reading' },
        ],
        'list.reload': { guard: 'hasOpen', target: '.reading' },
        'list.gone': { target: '.none', actions: ['dropList', 'dropAdding'] },
        'session.ended': '.none',
        'user.changed': [{ guard: { type: 'isSameUser', params: ({ event }) => event } }, { target: '.none' }],
      },
    },
    change: changing,
    ask: {
      description: 'What stands open over a list: the form of its name, or the question whether it is to go.',
      initial: 'closed',
      states: {
        closed: { description: 'Nothing is asked.', meta: { rows: ['A2.048'] }, entry: 'clearAsked' },
        renaming: {
          description: 'The list is being given another name.',
          meta: { rows: ['A2.048'] },
          tags: 'renaming',
        },
        asking: {
          description: 'Whether a list is to be taken away is asked.',
          meta: { rows: ['A2.045'] },
          tags: 'asking',
          on: { 'remove.confirm': 'closed' },
        },
      },
      on: {
        'rename.begin': { guard: 'hasOpen', target: '.renaming' },
        'list.remove': {
          guard: { type: 'isKept', params: ({ event }) => event },
          target: '.asking',
          actions: { type: 'keepAsked', params: ({ event }) => event },
        },
        'ask.cancel': '.closed',
        'list.open': { guard: { type: 'isOther', params: ({ event }) => event }, target: '.closed' },
        'session.ended': '.closed',
        'user.changed': [{ guard: { type: 'isSameUser', params: ({ event }) => event } }, { target: '.closed' }],
      },
    },
  },
  on: {
    'items.add': { guard: 'hasTicked', actions: 'wantTicked' },
    'item.tick': { actions: { type: 'keepTick', params: ({ event }) => event } },
    'ticks.set': { actions: { type: 'keepTicks', params: ({ event }) => event } },
    'line.done': {
      guard: { type: 'isPending', params: ({ event }) => event },
      actions: { type: 'tellAdding', params: ({ event }) => event },
    },
    'line.lost': {
      guard: { type: 'isPending', params: ({ event }) => event },
      actions: { type: 'tellAdding', params: ({ event }) => event },
    },
    'adding.told': { guard: 'isAdding', actions: { type: 'keepAdding', params: ({ event }) => event } },
  },
});
