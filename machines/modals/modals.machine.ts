import { assign, emit, enqueueActions, setup } from 'xstate';
import { afterRelease, dueOf, enqueued, onlyStanding, returned } from './modals.queue.ts';
import {
  type AddressedModal,
  blankModals,
  type MessageModal,
  type ModalAnswer,
  type ModalEnd,
  type ModalsContext,
  type ModalsEvent,
  type ModalsInput,
  type ModalsReport,
  type ModalsTag,
  type QueuedModal,
} from './modals.types.ts';

type WayOut = { readonly to?: string; readonly isBack?: boolean; readonly isReplacing?: boolean };

const idOf = ({ message, addressed }: ModalsContext): string =>
  message?.id ?? (addressed ? `${addressed.outlet}:${addressed.path}` : '');
/** Where the message itself leads, when it was answered with that. */
function placeAfter({ message }: ModalsContext, end: ModalEnd): string | undefined {
  if (end === 'action') return message?.data.ctaAction;
  return end === 'cancel' || end === 'dismissed' ? message?.data.closeAction : undefined;
}
const isTracked = ({ message }: ModalsContext): boolean => !message?.data.skipTracking;

/** What stands over the page: one modal at a time, named by the address or opened by the shop, and those that wait. */
export const modalsMachine = setup({
  types: {} as {
    context: ModalsContext;
    events: ModalsEvent;
    emitted: ModalsReport;
    input: ModalsInput;
    tags: ModalsTag;
  },
  actions: {
    keepAddress: assign((_, { modal }: { modal: AddressedModal | null }) => ({ addressed: modal })),
    keepMessage: assign((_, { modal }: { modal: MessageModal }) => ({ message: modal, released: null })),
    forgetMessage: assign({ message: null, released: null }),
    keepQueued: assign(({ context }, entry: QueuedModal) => enqueued(context, entry)),
    keepStanding: assign(({ context }, { standing }: { standing: readonly string[] }) =>
      onlyStanding(context, standing),
    ),
    returnToQueue: assign(({ context }) => returned(context, context.released)),
    releaseNext: assign(({ context }) => {
      const entry = dueOf(context);
      return entry ? { ...afterRelease(context, entry), message: entry.modal, released: entry } : {};
    }),
    reportOpened: emit(
      ({ context }): ModalsReport => ({ type: 'modal.opened', id: idOf(context), isTracked: isTracked(context) }),
    ),
    reportEnded: emit(
      ({ context }, { end }: { end: ModalEnd }): ModalsReport => ({
        type: 'modal.ended',
        id: idOf(context),
        end,
        isTracked: isTracked(context),
      }),
    ),
    reportWayOut: emit(
      ({ context }, { to, isBack, isReplacing }: WayOut): ModalsReport => ({
        type: 'place.wanted',
        to: to ?? null,
        outlet: context.addressed?.outlet ?? null,
        isBack: isBack ?? false,
        isReplacing: isReplacing ?? false,
      }),
    ),
    reportPlaceAfter: enqueueActions(({ context, enqueue }, { end, to }: { end: ModalEnd; to?: string }) => {
      const place = to ?? placeAfter(context, end);
      if (place) enqueue.emit({ type: 'place.wanted', to: place, outlet: null, isBack: false, isReplacing: false });
    }),
  },
  guards: {
    isNamed: (_, { modal }: { modal: AddressedModal | null }) => modal !== null,
    isTheSame: ({ context: { addressed } }, { modal }: { modal: AddressedModal | null }) =>
      modal !== null && addressed?.outlet === modal.outlet && addressed.path === modal.path,
    canAnswer: ({ context: { message } }, { answer }: { answer: ModalAnswer }) =>
      answer === 'back' ? (message?.hasBack ?? true) : message !== null,
    isAddressed: ({ context }) => context.addressed !== null,
    isDismissible: ({ context }) => (context.message ?? context.addressed)?.isDismissible ?? false,
    isOutliving: ({ context }) => context.message?.outlivesPage ?? false,
    isDue: ({ context }) => dueOf(context) !== undefined,
  },
  delays: { patience: 5_000 },
}).createMachine({
  id: 'modals',
  description: 'What stands over the page: one modal at a time, and those that wait for the next page.',
  context: ({ input }) => ({ ...blankModals, addressed: input.addressed }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The address of the first page is being read.',
      meta: { rows: ['A2.106', 'B2.60'] },
      always: [{ guard: 'isAddressed', target: 'addressed' }, { target: 'clear' }],
    },
    clear: {
      description: 'Nothing is open; the page has the screen to itself.',
      meta: { rows: ['B4.007', 'A2.168', 'A2.169'] },
      on: {
        'address.changed': [
          {
            guard: { type: 'isNamed', params: ({ event }) => event },
            target: 'addressed',
            actions: { type: 'keepAddress', params: ({ event }) => event },
          },
          { actions: { type: 'keepAddress', params: ({ event }) => event } },
        ],
        'modal.open': { target: 'message', actions: { type: 'keepMessage', params: ({ event }) => event } },
        'page.changed': { guard: 'isDue', target: 'message', actions: 'releaseNext' },
      },
    },
    addressed: {
      description: 'The modal that the address names is open; the page under it is still.',
      tags: 'open',
      entry: 'reportOpened',
      initial: 'resting',
      states: {
        resting: {
          description: 'It can be read, answered and closed.',
          meta: { rows: ['B2.58', 'B2.61', 'B4.007', 'B4.009', 'B4.010', 'B4.011'] },
          on: {
            'modal.dismiss': {
              guard: 'isDismissible',
              target: 'leaving',
              actions: { type: 'reportWayOut', params: {} },
            },
            'modal.answer': {
              guard: { type: 'canAnswer', params: ({ event }) => event },
              target: 'leaving',
              actions: { type: 'reportWayOut', params: { isBack: true } },
            },
            'modal.close': { target: 'leaving', actions: { type: 'reportWayOut', params: ({ event }) => event } },
          },
        },
        leaving: {
          description: 'It was closed, and the visitor is on the way to where they were.',
          meta: { rows: ['B2.59', 'B2.62', 'B2.63', 'B2.64', 'B2.65'] },
          after: { patience: 'resting' },
        },
      },
      on: {
        'address.changed': [
          { guard: { type: 'isTheSame', params: ({ event }) => event } },
          {
            guard: { type: 'isNamed', params: ({ event }) => event },
            target: 'addressed',
            reenter: true,
            actions: [
              { type: 'reportEnded', params: { end: 'replaced' } },
              { type: 'keepAddress', params: ({ event }) => event },
            ],
          },
          {
            target: 'clear',
            actions: [
              { type: 'reportEnded', params: { end: 'left' } },
              { type: 'keepAddress', params: ({ event }) => event },
            ],
          },
        ],
        'modal.open': {
          target: 'message',
          actions: [
            { type: 'reportEnded', params: { end: 'replaced' } },
            { type: 'reportWayOut', params: { isReplacing: true } },
            { type: 'keepAddress', params: { modal: null } },
            { type: 'keepMessage', params: ({ event }) => event },
          ],
        },
      },
    },
    message: {
      description: 'Something in the shop is said in a modal; the page under it is still.',
      meta: {
        rows: ['B4.007', 'B4.008', 'B4.009', 'B4.010', 'B4.011', 'B3.64'],
        texts: ['B8.01', 'B8.02', 'B8.04', 'B8.05', 'A8.23', 'A8.24', 'A8.25'],
      },
      tags: 'open',
      entry: 'reportOpened',
      on: {
        'modal.open': {
          target: 'message',
          reenter: true,
          actions: [
            { type: 'reportEnded', params: { end: 'replaced' } },
            'returnToQueue',
            { type: 'keepMessage', params: ({ event }) => event },
          ],
        },
        'modal.answer': {
          guard: { type: 'canAnswer', params: ({ event }) => event },
          target: 'clear',
          actions: [
            { type: 'reportPlaceAfter', params: ({ event }) => ({ end: event.answer }) },
            { type: 'reportEnded', params: ({ event }) => ({ end: event.answer }) },
            'forgetMessage',
          ],
        },
        'modal.dismiss': {
          guard: 'isDismissible',
          target: 'clear',
          actions: [
            { type: 'reportPlaceAfter', params: { end: 'dismissed' } },
            { type: 'reportEnded', params: { end: 'dismissed' } },
            'forgetMessage',
          ],
        },
        'modal.close': {
          target: 'clear',
          actions: [
            { type: 'reportPlaceAfter', params: ({ event }) => ({ ...event, end: 'closed' }) },
            { type: 'reportEnded', params: { end: 'closed' } },
            'forgetMessage',
          ],
        },
        'address.changed': [
          {
            guard: { type: 'isNamed', params: ({ event }) => event },
            target: 'addressed',
            actions: [
              { type: 'reportEnded', params: { end: 'replaced' } },
              'forgetMessage',
              { type: 'keepAddress', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'keepAddress', params: ({ event }) => event } },
        ],
        'page.changed': [
          { guard: 'isOutliving' },
          {
            guard: 'isDue',
            target: 'message',
            reenter: true,
            actions: [{ type: 'reportEnded', params: { end: 'left' } }, 'releaseNext'],
          },
          {
            target: 'clear',
            actions: [{ type: 'reportEnded', params: { end: 'left' } }, 'forgetMessage'],
          },
        ],
      },
    },
  },
  on: {
    'modal.queue': { actions: { type: 'keepQueued', params: ({ event }) => event } },
    'causes.told': { actions: { type: 'keepStanding', params: ({ event }) => event } },
  },
});
