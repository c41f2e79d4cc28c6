import { assign, enqueueActions, fromPromise, raise, setup } from 'xstate';
import type { ShopperAddress } from '#services/address/address.contract.ts';
import { addressFields, foundIn, primaryFirst } from '#services/address/addresses.rules.ts';
import { faultOf } from '#services/fault.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import { absent, fieldProblemsOf, hasFieldProblems, noFieldProblems, subjectIn, type User } from '../kit/index.ts';
import { doneIn, sentOf } from './addresses.rules.ts';
import {
  type About,
  type AddressesContext,
  type AddressesEvent,
  type AddressesInput,
  type AddressesReport,
  type AddressesTag,
  type Answered,
  blankAddresses,
  blankEdit,
  type Failed,
  type Found,
  type Judged,
  noAddress,
  type Typed,
} from './addresses.types.ts';

const failureOf = ({ event }: { event: { readonly error: unknown } }): Failed => ({ fault: faultOf(event.error) });
type DoneEvent = { readonly event: { readonly output: ServerContext } };
const savedOf = ({ event }: DoneEvent): Answered => ({ context: event.output, isGone: false });
const removedOf = ({ event }: DoneEvent): Answered => ({ context: event.output, isGone: true });
const problemsOf = ({ event }: { event: Judged }): Found => ({ problems: event.problems ?? noFieldProblems });

const tryAgain = { type: 'keepProblems', params: { problems: noFieldProblems } } as const;
const keepFault = { type: 'keepFault', params: failureOf } as const;
const refused = [
  { guard: { type: 'hasStoreProblems', params: failureOf }, target: 'form.wrong', actions: keepFault },
  { target: 'form.failed', actions: keepFault },
] as const;
const whileBusy = { 'address.add': {}, 'address.update': {}, 'address.remove': {}, 'form.open': {} };
const send = [
  {
    guard: { type: 'hasProblems', params: problemsOf },
    target: '.form.wrong',
    actions: { type: 'keepProblems', params: problemsOf },
  },
  { guard: 'isSomebody', target: '.saving', actions: { type: 'keepAbout', params: sentOf } },
] as const;

/** A shopper's addresses: read for nobody else, and each change stays on show until it has got through. */
export const addressesMachine = setup({
  types: {} as {
    context: AddressesContext;
    events: AddressesEvent;
    emitted: AddressesReport;
    input: AddressesInput;
    tags: AddressesTag;
  },
  actors: {
    loadAddresses: fromPromise<readonly ShopperAddress[]>(absent('loadAddresses')),
    saveAddress: fromPromise<ServerContext, Required<About>>(absent('saveAddress')),
    removeAddress: fromPromise<ServerContext, { addressId: number }>(absent('removeAddress')),
  },
  actions: {
    keepUser: assign((_, user: User) => ({ ...blankAddresses, subject: subjectIn(user) })),
    dropUser: assign(blankAddresses),
    keepAddresses: enqueueActions(({ enqueue, context }, { addresses }: { addresses: readonly ShopperAddress[] }) => {
      const added = context.added && foundIn(addresses, context.added);
      enqueue.assign({ addresses: primaryFirst(addresses), listFault: null, added: null });
      if (added) enqueue.emit({ type: 'address.added', addressId: added.id });
    }),
    keepListFault: enqueueActions(({ enqueue }, { fault }: Failed) => {
      enqueue.assign({ listFault: fault });
      enqueue.emit({ type: 'address.failed', fault });
    }),
    keepAbout: assign((_, { addressId, address = noAddress }: About) => ({ ...blankEdit, addressId, sent: address })),
    keepBegun: assign((_, { addressId }: About) => ({ ...blankEdit, addressId, done: null })),
    keepTyped: assign(({ context: { typed: had, ...context } }, { typed, addressId = context.addressId }: Typed) => ({
      typed: { addressId, typed: { ...(had?.addressId === addressId && had.typed), ...typed } },
    })),
    dropTyped: assign({ typed: null }),
    keepProblems: assign((_, { problems }: Found) => ({ problems, fault: null })),
    keepFault: enqueueActions(({ enqueue }, { fault }: Failed) => {
      const problems = fieldProblemsOf(fault, addressFields);
      enqueue.assign(hasFieldProblems(problems) ? { problems } : { fault });
      enqueue.emit({ type: 'address.failed', fault });
    }),
    raiseStale: raise({ type: 'list.staled' }),
    reportDone: enqueueActions(({ enqueue, context: now }, { context, isGone }: Answered) => {
      const { addressId, addresses, sent } = now;
      if (addressId === null) enqueue.assign({ added: sent });
      else enqueue.emit({ type: isGone ? 'address.removed' : 'address.updated', addressId });
      enqueue.assign({ done: doneIn(now, isGone) });
      if (isGone) enqueue.assign({ addresses: addresses?.filter(({ id }) => id !== addressId) ?? null });
      enqueue.sendParent({ type: 'context.told', context });
    }),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    isKept: ({ context }, about: About) => context.addresses?.some(({ id }) => id === about.addressId) ?? false,
    hasProblems: ({ context }, { problems }: Found) => context.subject !== null && hasFieldProblems(problems),
    hasStoreProblems: (_, { fault }: Failed) => hasFieldProblems(fieldProblemsOf(fault, addressFields)),
  },
}).createMachine({
  id: 'addresses',
  description: 'The addresses that a shopper has their groceries brought to.',
  context: ({ input }) => ({ ...blankAddresses, subject: input.subject }),
  type: 'parallel',
  states: {
    list: {
      description: 'The list itself.',
      initial: 'away',
      states: {
        away: {
          description: 'No shopper is here: nothing is known, and nothing is ever asked.',
          meta: { rows: ['A5.13', 'A6.11'] },
          always: { guard: 'isSomebody', target: 'reading' },
        },
        reading: {
          description: 'The store is asked for the list; what was known of it stays on show.',
          meta: { rows: ['A5.13', 'A7.042'] },
          tags: 'reading',
          invoke: {
            id: 'loadAddresses',
            src: 'loadAddresses',
            onDone: {
              target: 'read',
              actions: { type: 'keepAddresses', params: ({ event }) => ({ addresses: event.output }) },
            },
            onError: { target: 'unread', actions: { type: 'keepListFault', params: failureOf } },
          },
        },
        read: {
          description: 'The list is known, the primary address first.',
          meta: { rows: ['A3.48'] },
        },
        unread: {
          description: 'The list did not come; reading it again is offered.',
          meta: { rows: ['A8.43'] },
          tags: 'unread',
        },
      },
      on: {
        'addresses.refresh': { guard: 'isSomebody', target: '.reading' },
        'list.staled': { guard: 'isSomebody', target: '.reading' },
        'session.ended': { target: '.away', actions: 'dropUser' },
        'user.changed': [
          { guard: { type: 'isSameUser', params: ({ event }) => event } },
          { target: '.away', actions: { type: 'keepUser', params: ({ event }) => event } },
        ],
      },
    },
    edit: {
      description: 'What is being changed in it.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Nothing is being changed.',
          meta: { rows: ['A3.48'] },
          entry: { type: 'keepAbout', params: { addressId: null } },
        },
        form: {
          description:
            'The form stands open, for a new address or for one of the list; what was typed for it before stands in it.',
          initial: 'editing',
          tags: 'form',
          states: {
            editing: { description: 'Nothing has been tried yet.', meta: { rows: ['A2.127'] } },
            wrong: {
              description: 'A field needs another look, says the form or the store; nothing was lost.',
              meta: { rows: ['A8.43'] },
              tags: 'wrong',
            },
            failed: {
              description: 'The address did not get through; what was typed stands, and it can be sent again.',
              meta: { rows: ['A8.43'] },
              tags: 'failed',
            },
          },
          on: { 'form.close': 'closed', 'form.cancel': { target: 'closed', actions: 'dropTyped' } },
        },
        saving: {
          description: 'The address is on its way; the form stays as it is, and sending it again sends nothing.',
          meta: { rows: ['A5.14', 'A7.044'] },
          tags: ['form', 'busy'],
          invoke: {
            id: 'saveAddress',
            src: 'saveAddress',
            input: ({ context }) => ({ address: context.sent, addressId: context.addressId }),
            onDone: { target: 'closed', actions: [{ type: 'reportDone', params: savedOf }, 'dropTyped', 'raiseStale'] },
            onError: refused,
          },
          on: whileBusy,
        },
        asking: {
          description: 'Whether an address is to be taken away is asked.',
          initial: 'asked',
          tags: 'asking',
          states: {
            asked: { description: 'Nothing has been tried yet.', meta: { rows: ['A5.15'] } },
            failed: {
              description: 'The address could not be taken away; it stands, and trying again is offered.',
              meta: { rows: ['A8.43'] },
              tags: 'failed',
            },
          },
          on: {
            'remove.confirm': { target: 'removing', actions: tryAgain },
            'remove.cancel': 'closed',
          },
        },
        removing: {
          description: 'The store is told to take the address away.',
          meta: { rows: ['A5.15', 'A7.045'] },
          tags: ['asking', 'busy'],
          invoke: {
            id: 'removeAddress',
            src: 'removeAddress',
            input: ({ context }) => ({ addressId: context.addressId ?? 0 }),
            onDone: { target: 'closed', actions: [{ type: 'reportDone', params: removedOf }, 'raiseStale'] },
            onError: { target: 'asking.failed', actions: keepFault },
          },
          on: whileBusy,
        },
      },
      on: {
        'form.open': {
          guard: 'isSomebody',
          target: '.form',
          actions: { type: 'keepBegun', params: ({ event }) => event },
        },
        'form.type': { guard: 'isSomebody', actions: { type: 'keepTyped', params: ({ event }) => event } },
        'address.add': send,
        'address.update': send,
        'address.remove': {
          guard: { type: 'isKept', params: ({ event }) => event },
          target: '.asking',
          actions: { type: 'keepBegun', params: ({ event }) => event },
        },
        'session.ended': '.closed',
        'user.changed': [{ guard: { type: 'isSameUser', params: ({ event }) => event } }, { target: '.closed' }],
      },
    },
  },
});
