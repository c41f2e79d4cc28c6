import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import {
  blankFavourites,
  type FavouritesContext,
  type FavouritesEvent,
  type FavouritesInput,
  type FavouritesReport,
  type FavouritesTag,
  type FavouriteWish,
} from './favourites.types.ts';

type Failed = { readonly fault: Fault };
const failureOf = ({ event }: { event: { readonly error: unknown } }): Failed => ({ fault: faultOf(event.error) });
const blankWish: FavouriteWish = { sku: '', name: '', isFavourite: false };

/** The products that a shopper has marked: a press shows at once, and one at a time is told the store. */
export const favouritesMachine = setup({
  types: {} as {
    context: FavouritesContext;
    events: FavouritesEvent;
    emitted: FavouritesReport;
    input: FavouritesInput;
    tags: FavouritesTag;
  },
  actors: {
    loadFavourites: fromPromise<readonly string[]>(absent('loadFavourites')),
    markFavourite: fromPromise<readonly string[], FavouriteWish>(absent('markFavourite')),
  },
  actions: {
    keepUser: assign((_, user: User) => ({ ...blankFavourites, subject: subjectIn(user) })),
    dropUser: assign(blankFavourites),
    keepSkus: assign((_, { skus }: { skus: readonly string[] }) => ({ skus, fault: null })),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    /** The last wish for a product counts. */
    keepWish: assign(({ context: { wishes } }, { sku, name, isFavourite }: FavouriteWish) => {
      const at = wishes.findIndex((wish) => wish.sku === sku);
      const wish = { sku, name, isFavourite };
      return { wishes: at < 0 ? [...wishes, wish] : wishes.with(at, wish) };
    }),
    keepSent: assign(({ context }) => ({ sent: context.wishes[0]?.isFavourite ?? null })),
    keepMarked: enqueueActions(({ context, enqueue }, { skus }: { skus: readonly string[] }) => {
      const [wish] = context.wishes;
      if (!wish) return;
      const isOver = wish.isFavourite === context.sent;
      enqueue.assign({ skus, fault: null, sent: null, wishes: isOver ? context.wishes.slice(1) : context.wishes });
      if (isOver) enqueue.emit({ type: 'favourite.marked', ...wish });
    }),
    /** It is shown again as the store has it. */
    dropWish: enqueueActions(({ context, enqueue }, { fault }: Failed) => {
      const [wish] = context.wishes;
      enqueue.assign({ wishes: context.wishes.slice(1), sent: null });
      if (wish) enqueue.emit({ type: 'favourite.lost', ...wish, fault });
    }),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    hasWishes: ({ context }) => context.wishes.length > 0,
  },
}).createMachine({
  id: 'favourites',
  description: 'The products that a shopper has marked as favourites.',
  context: ({ input }) => ({ ...blankFavourites, subject: input.subject }),
  type: 'parallel',
  states: {
    known: {
      description: 'Which products they are.',
      initial: 'away',
      states: {
        away: {
          description: 'No shopper is here: nothing is known, and nothing is asked.',
          meta: { rows: ['A6.07'] },
          always: { guard: 'isSomebody', target: 'reading' },
        },
        reading: {
          description: 'The store is asked which they are; what was known stays on show.',
          meta: { rows: ['A1.12'] },
          tags: 'busy',
          invoke: {
            id: 'loadFavourites',
            src: 'loadFavourites',
            onDone: { target: 'read', actions: { type: 'keepSkus', params: ({ event }) => ({ skus: event.output }) } },
            onError: { target: 'unread', actions: { type: 'keepFault', params: failureOf } },
          },
        },
        read: { description: 'They are known.', meta: { rows: ['A1.12', 'A6.07'] } },
        unread: {
          description:
            'Nobody knows which they are; a product may be marked all the same, and the answer says them all.',
          meta: { rows: ['A1.12'] },
          tags: 'unread',
        },
      },
      on: {
        'favourites.refresh': { guard: 'isSomebody', target: '.reading' },
        'session.ended': { target: '.away', actions: 'dropUser' },
        'user.changed': [
          { guard: { type: 'isSameUser', params: ({ event }) => event } },
          { target: '.away', actions: { type: 'keepUser', params: ({ event }) => event } },
        ],
      },
    },
    mark: {
      description: 'What is to be told the store.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The store knows what was marked.',
          meta: { rows: ['A1.12'] },
          always: { guard: 'hasWishes', target: 'sending' },
        },
        sending: {
          description: 'The store is told of one product; the press shows already, and turns back when it is not kept.',
          meta: { rows: ['A1.12', 'B9.061'] },
          tags: 'busy',
          entry: 'keepSent',
          invoke: {
            id: 'markFavourite',
            src: 'markFavourite',
            input: ({ context }) => context.wishes[0] ?? blankWish,
            onDone: {
              target: 'resting',
              actions: { type: 'keepMarked', params: ({ event }) => ({ skus: event.output }) },
            },
            onError: { target: 'resting', actions: { type: 'dropWish', params: failureOf } },
          },
        },
      },
      on: {
        'favourite.mark': { guard: 'isSomebody', actions: { type: 'keepWish', params: ({ event }) => event } },
        'session.ended': '.resting',
        'user.changed': [{ guard: { type: 'isSameUser', params: ({ event }) => event } }, { target: '.resting' }],
      },
    },
  },
});
