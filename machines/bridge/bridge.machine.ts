import { bridgeSetup } from './bridge.setup.ts';
import { blankBridge } from './bridge.types.ts';

/** The talk with the app around the page: one message is on its way at a time, and without an app the shop is as in a browser. */
export const bridgeMachine = bridgeSetup.createMachine({
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
    'inspection.ask': [
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
          { type: 'askInspection', params: ({ event }) => event },
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
