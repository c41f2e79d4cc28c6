import { assign, emit, enqueueActions, setup } from 'xstate';
import { isAct } from '#services/bridge/bridge.rules.ts';
import { canTake, dueTo, hasRoom, leftBy, placeIn, withQueued, withState } from '#services/bridge/outbox.rules.ts';
import {
  bridgePatienceMs,
  bridgeVersion,
  type HostReady,
  hostWords,
  type Insets,
  mostHeard,
  type ShopMessage,
} from '#services/bridge/bridge.words.ts';
import {
  blankBridge,
  type BridgeContext,
  type BridgeEvent,
  type BridgeReport,
  type BridgeTag,
  type Heard,
} from './bridge.types.ts';

type Told = { readonly message: ShopMessage };
type Answered = { readonly of: string; readonly handled: boolean };

const headOf = ({ posted }: BridgeContext) => ({ v: bridgeVersion, id: `s${posted}` }) as const;

/** The talk with the app around the page: one message is on its way at a time, and without an app the shop is as in a browser. */
export const bridgeMachine = setup({
  types: {} as { context: BridgeContext; events: BridgeEvent; emitted: BridgeReport; tags: BridgeTag },
  actions: {
    countPost: assign(({ context }) => ({ posted: context.posted + 1 })),
    postHello: emit(({ context }) => ({
      type: 'post.asked',
      message: { ...headOf(context), type: 'shop:hello', payload: { capabilities: hostWords } },
    })),
    takeNext: assign(({ context }) => {
      const [message, ...queue] = context.queue;
      return message ? { queue, sent: { id: headOf(context).id, message } } : {};
    }),
    postSent: enqueueActions(({ context, enqueue }) => {
      if (context.sent) enqueue.emit({ type: 'post.asked', message: { ...headOf(context), ...context.sent.message } });
    }),
    forgetSent: assign({ sent: null }),
    keepState: assign(({ context }, { message }: Told) => ({ states: withState(context.states, message) })),
    queueMessage: assign(({ context }, { message }: Told) => ({ queue: withQueued(context.queue, message) })),
    keepHost: assign(({ context }, { hello }: { hello: HostReady | null }) => ({
      host: hello,
      sent: null,
      queue: dueTo(hello, context.states, context.queue),
    })),
    askFirstInsets: enqueueActions(({ enqueue }, { hello }: { hello: HostReady }) => {
      if (hello.safeArea) enqueue.emit({ type: 'insets.asked', insets: hello.safeArea });
    }),
    askInsets: emit((_, { insets }: { insets: Insets }) => ({ type: 'insets.asked', insets })),
    askBack: emit(({ context }) => ({
      type: 'back.asked',
      from: placeIn(context.states)?.modalOpen ? 'modal' : 'page',
    })),
    askSession: emit({ type: 'session.asked' }),
    giveBack: emit((_, { message }: Told) => ({ type: 'message.undelivered', message })),
    giveSentBack: enqueueActions(({ context: { sent }, enqueue }) => {
      if (sent && isAct(sent.message)) enqueue.emit({ type: 'message.undelivered', message: sent.message });
    }),
    giveLeftBack: enqueueActions(({ context, enqueue }, { hello }: { hello: HostReady | null }) => {
      for (const message of leftBy(hello, context.queue)) enqueue.emit({ type: 'message.undelivered', message });
    }),
    emptyQueue: assign({ queue: [], sent: null }),
    keepHeard: assign(({ context }, { id, handled }: Heard & { handled: boolean }) => ({
      heard: [...context.heard, { id, handled }].slice(-mostHeard),
    })),
    answerHeard: emit(({ context }, { id }: Heard) => ({
      type: 'post.asked',
      message: {
        ...headOf(context),
        type: 'ack',
        payload: { id, handled: context.heard.findLast((one) => one.id === id)?.handled ?? false },
      },
    })),
  },
  guards: {
    isRepeated: ({ context }, { id }: Heard) => context.heard.some((one) => one.id === id),
    hasWayBack: ({ context: { host, states } }) => {
      const place = placeIn(states);
      return host !== null && (place?.modalOpen === true || place?.canGoBack === true);
    },
    isOfSent: ({ context }, { of }: Answered) => context.sent?.id === of,
    isRefusal: ({ context }, { of, handled }: Answered) => context.sent?.id === of && !handled,
    hasQueued: ({ context }) => context.queue.length > 0,
    isKnown: ({ context }) => context.host !== null,
    canWait: ({ context }, { message }: Told) => message.type !== 'haptic' && hasRoom(context.queue, message),
    canSend: ({ context }, { message }: Told) => canTake(context.host, message) && hasRoom(context.queue, message),
    isAct: (_, { message }: Told) => isAct(message),
  },
  delays: { patience: bridgePatienceMs },
}).createMachine({
  id: 'bridge',
  description: 'The talk with the app around the page.',
  context: blankBridge,
  initial: 'off',
  states: {
    off: {
      description: 'No way to an app has been found: the shop is as in a browser.',
      meta: { rows: ['A1.34'] },
      on: { 'host.found': 'greeting' },
    },
    greeting: {
      description: 'The shop has said that it is there and what it hears; what it has to say waits.',
      meta: { rows: ['A1.34'] },
      entry: ['countPost', 'postHello'],
      after: { patience: 'silent' },
      on: {
        'message.tell': {
          guard: { type: 'canWait', params: ({ event }) => event },
          actions: [
            { type: 'keepState', params: ({ event }) => event },
            { type: 'queueMessage', params: ({ event }) => event },
          ],
        },
      },
    },
    ready: {
      description: 'An app is there and answers.',
      tags: 'connected',
      initial: 'clear',
      states: {
        clear: {
          description: 'Everything that was said has arrived.',
          meta: { rows: ['A1.34'] },
          always: { guard: 'hasQueued', target: 'waiting', actions: ['countPost', 'takeNext', 'postSent'] },
        },
        waiting: {
          description: 'One message is on its way; the next waits until the app has it.',
          meta: { rows: ['A1.34'] },
          tags: 'waiting',
          after: { patience: '#bridge.silent' },
          on: {
            'message.acknowledged': [
              {
                guard: { type: 'isRefusal', params: ({ event }) => event },
                target: 'clear',
                actions: ['giveSentBack', 'forgetSent'],
              },
              { guard: { type: 'isOfSent', params: ({ event }) => event }, target: 'clear', actions: 'forgetSent' },
            ],
          },
        },
      },
      on: {
        'message.tell': {
          guard: { type: 'canSend', params: ({ event }) => event },
          actions: [
            { type: 'keepState', params: ({ event }) => event },
            { type: 'queueMessage', params: ({ event }) => event },
          ],
        },
      },
    },
    silent: {
      description: 'The app has not answered in time: the page does everything itself, until the app is heard again.',
      meta: { rows: ['A1.34'] },
      entry: ['giveSentBack', { type: 'giveLeftBack', params: { hello: null } }, 'emptyQueue'],
      on: {
        'message.acknowledged': {
          guard: 'isKnown',
          target: 'ready',
          actions: { type: 'keepHost', params: ({ context }) => ({ hello: context.host }) },
        },
      },
    },
  },
  on: {
    'host.introduced': {
      target: '.ready',
      actions: [
        'giveSentBack',
        { type: 'giveLeftBack', params: ({ event }) => event },
        { type: 'keepHost', params: ({ event }) => event },
        { type: 'keepHeard', params: ({ event }) => ({ id: event.id, handled: true }) },
        'countPost',
        { type: 'answerHeard', params: ({ event }) => event },
        { type: 'askFirstInsets', params: ({ event }) => event },
      ],
    },
    'message.tell': [
      {
        guard: { type: 'isAct', params: ({ event }) => event },
        actions: { type: 'giveBack', params: ({ event }) => event },
      },
      { actions: { type: 'keepState', params: ({ event }) => event } },
    ],
    'back.ask': [
      {
        guard: { type: 'isRepeated', params: ({ event }) => event },
        actions: ['countPost', { type: 'answerHeard', params: ({ event }) => event }],
      },
      {
        guard: 'hasWayBack',
        actions: [
          { type: 'keepHeard', params: ({ event }) => ({ id: event.id, handled: true }) },
          'countPost',
          { type: 'answerHeard', params: ({ event }) => event },
          'askBack',
        ],
      },
      {
        guard: 'isKnown',
        actions: [
          { type: 'keepHeard', params: ({ event }) => ({ id: event.id, handled: false }) },
          'countPost',
          { type: 'answerHeard', params: ({ event }) => event },
        ],
      },
    ],
    'insets.changed': [
      {
        guard: { type: 'isRepeated', params: ({ event }) => event },
        actions: ['countPost', { type: 'answerHeard', params: ({ event }) => event }],
      },
      {
        guard: 'isKnown',
        actions: [
          { type: 'keepHeard', params: ({ event }) => ({ id: event.id, handled: true }) },
          'countPost',
          { type: 'answerHeard', params: ({ event }) => event },
          { type: 'askInsets', params: ({ event }) => event },
        ],
      },
    ],
    'session.changed': [
      {
        guard: { type: 'isRepeated', params: ({ event }) => event },
        actions: ['countPost', { type: 'answerHeard', params: ({ event }) => event }],
      },
      {
        guard: 'isKnown',
        actions: [
          { type: 'keepHeard', params: ({ event }) => ({ id: event.id, handled: true }) },
          'countPost',
          { type: 'answerHeard', params: ({ event }) => event },
          'askSession',
        ],
      },
    ],
  },
});
