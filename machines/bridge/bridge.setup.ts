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
import { type BridgeContext, type BridgeEvent, type BridgeReport, type BridgeTag, type Heard } from './bridge.types.ts';

type Told = { readonly message: ShopMessage };
type Answered = { readonly of: string; readonly handled: boolean };

const headOf = ({ posted }: BridgeContext) => ({ v: bridgeVersion, id: `s${posted}` }) as const;

/** What the talk with the app does and asks; the chart itself is beside it. */
export const bridgeSetup = setup({
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
    askInspection: emit((_, { isOn }: { isOn: boolean }) => ({ type: 'inspection.asked', isOn })),
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
});
