import { assign, emit, fromPromise, setup } from 'xstate';
import type { SignInResult } from '#services/account/account.contract.ts';
import { isSaverRefusal } from '#services/delivery-saver/saver-doubt.rules.ts';
import { type Fault, faultOf, isNotFound, isRefusedAs } from '#services/fault.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import {
  blankCardRemoval,
  type CardRemovalContext,
  type CardRemovalEvent,
  type CardRemovalHappening,
  type CardRemovalInput,
  type CardRemovalTag,
} from './card-removal.types.ts';

type Named = { readonly instrumentId: string };
type Lost = { readonly fault: Fault };
type Proof = { readonly result: SignInResult };

const failure = ({ event }: { event: { readonly error: unknown } }): Lost => ({ fault: faultOf(event.error) });
const ask = {
  target: 'asked',
  actions: { type: 'keepCard', params: ({ event }: { event: Named }) => event },
} as const;
const prove = 'proving';

/** Forgetting a saved card: the question says what depends on it, and the password shows whose wish it is. */
export const cardRemovalMachine = setup({
  types: {} as {
    context: CardRemovalContext;
    events: CardRemovalEvent;
    emitted: CardRemovalHappening;
    input: CardRemovalInput;
    tags: CardRemovalTag;
  },
  actors: {
    checkPassword: fromPromise<SignInResult, { readonly password: string }>(absent('checkPassword')),
    removeCard: fromPromise<void, Named>(absent('removeCard')),
  },
  actions: {
    keepCard: assign((_, { instrumentId }: Named) => ({ instrumentId, tries: 0, fault: null })),
    keepFault: assign((_, { fault }: Lost) => ({ fault })),
    dropFault: assign({ fault: null }),
    countWrong: assign(({ context }) => ({ tries: context.tries + 1, fault: null })),
    dropCard: assign({ instrumentId: null, tries: 0, fault: null }),
    tellRemoved: emit(({ context }) => ({
      ...{ type: 'card.removed' as const, instrumentId: context.instrumentId ?? '' },
    })),
    keepUser: assign((_, user: User) => ({ ...blankCardRemoval, subject: subjectIn(user) })),
    dropUser: assign(blankCardRemoval),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    isProven: (_, { result }: Proof) => result.isSuccessful,
    /** It is gone already: a first answer was lost. */
    isGone: (_, { fault }: Lost) => isNotFound(fault),
    isUnproven: (_, { fault }: Lost) => isRefusedAs(fault, 'ProofNeeded'),
    isRefused: (_, { fault }: Lost) => isSaverRefusal(fault),
  },
}).createMachine({
  id: 'cardRemoval',
  description: 'Forgetting a saved card, once its owner has shown who they are.',
  context: ({ input }) => ({ ...blankCardRemoval, subject: input.subject }),
  initial: 'idle',
  states: {
    idle: {
      description: 'No card is to be forgotten.',
      meta: { rows: ['A2.160'] },
      on: { 'removal.ask': { guard: 'isSomebody', ...ask } },
    },
    asked: {
      description: 'What forgetting the card means is on show, and the password is asked for.',
      initial: 'unsaid',
      states: {
        unsaid: { description: 'Nothing has been said yet.', meta: { rows: ['A2.160'] } },
        wrong: { description: 'That was not the password; nothing was forgotten.', meta: { rows: ['A2.160'] } },
        refused: { description: 'The store has not forgotten the card; it says why.', meta: { rows: ['A2.160'] } },
        unknown: {
          description: 'The store did not answer; saying it again changes nothing if it was heard.',
          meta: { rows: ['A2.160'] },
          tags: 'failed',
        },
      },
      on: { 'removal.confirm': prove, 'removal.dismiss': { target: 'idle', actions: 'dropCard' }, 'removal.ask': ask },
    },
    proving: {
      description: 'The store is asked whether that is the password.',
      meta: { rows: ['A2.160'] },
      tags: 'busy',
      invoke: {
        id: 'checkPassword',
        src: 'checkPassword',
        input: ({ event }) => ({ password: event.type === 'removal.confirm' ? event.password : '' }),
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => ({ result: event.output }) },
            target: 'removing',
            actions: 'dropFault',
          },
          { target: 'asked.wrong', actions: 'countWrong' },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: failure },
            target: 'asked.refused',
            actions: { type: 'keepFault', params: failure },
          },
          { target: 'asked.unknown', actions: { type: 'keepFault', params: failure } },
        ],
      },
    },
    removing: {
      description: 'The store is told to forget the card.',
      meta: { rows: ['A2.160'] },
      tags: 'busy',
      invoke: {
        id: 'removeCard',
        src: 'removeCard',
        input: ({ context }) => ({ instrumentId: context.instrumentId ?? '' }),
        onDone: { target: 'removed', actions: 'tellRemoved' },
        onError: [
          { guard: { type: 'isGone', params: failure }, target: 'removed', actions: 'tellRemoved' },
          { guard: { type: 'isUnproven', params: failure }, target: 'asked.wrong', actions: 'countWrong' },
          {
            guard: { type: 'isRefused', params: failure },
            target: 'asked.refused',
            actions: { type: 'keepFault', params: failure },
          },
          { target: 'asked.unknown', actions: { type: 'keepFault', params: failure } },
        ],
      },
    },
    removed: {
      description: 'The card is forgotten.',
      meta: { rows: ['A2.160'] },
      on: { 'removal.dismiss': { target: 'idle', actions: 'dropCard' }, 'removal.ask': ask },
    },
  },
  on: {
    'session.ended': { target: '.idle', actions: 'dropUser' },
    'user.changed': [
      { guard: { type: 'isSameUser', params: ({ event }) => event } },
      { target: '.idle', actions: { type: 'keepUser', params: ({ event }) => event } },
    ],
  },
});
