import { assign, fromPromise, setup } from 'xstate';
import { absent } from '../kit/index.ts';
import {
  type AddToHomeContext,
  type AddToHomeEvent,
  type AddToHomeInput,
  type AddToHomeTag,
  type InstallAnswer,
  widestPx,
} from './add-to-home.types.ts';

/** The offer to put the shop on a phone's home screen: made once in a browser's life. */
export const addToHomeMachine = setup({
  types: {} as { context: AddToHomeContext; events: AddToHomeEvent; input: AddToHomeInput; tags: AddToHomeTag },
  actors: {
    askToInstall: fromPromise<InstallAnswer>(absent('askToInstall')),
    rememberShown: fromPromise<void>(absent('rememberShown')),
  },
  actions: {
    keepWidth: assign((_, { widthPx }: { widthPx: number }) => ({ widthPx })),
    keepShown: assign({ wasShown: true }),
  },
  guards: {
    isRuledOut: ({ context }) => context.isEmbedded || context.isInstalled || context.wasShown,
    isSmall: ({ context }) => context.widthPx <= widestPx,
    canInstruct: ({ context }) => context.isIos && context.widthPx <= widestPx,
  },
}).createMachine({
  id: 'addToHome',
  description: 'The offer to put the shop on a phone’s home screen.',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Nothing can be offered yet: the screen is large, or the browser has not said that it can install.',
      meta: { rows: ['A9.33', 'A9.O8'] },
      always: [
        { guard: 'isRuledOut', target: 'over' },
        { guard: 'canInstruct', target: 'shown.instructing' },
      ],
      on: {
        'install.offer': { guard: 'isSmall', target: 'shown.offering' },
        'install.finish': 'over',
        'screen.resize': { actions: { type: 'keepWidth', params: ({ event }) => event } },
      },
    },
    shown: {
      description: 'The prompt is on the screen; this browser remembers that, so that it comes once.',
      meta: { rows: ['A9.O8'] },
      tags: 'shown',
      invoke: {
        id: 'rememberShown',
        src: 'rememberShown',
        onDone: { actions: 'keepShown' },
        onError: { actions: 'keepShown' },
      },
      initial: 'offering',
      states: {
        offering: {
          description: 'A button offers to install the shop.',
          meta: { rows: ['A9.33'], texts: ['A9.33', 'frame.addToHomeText', 'frame.install', 'frame.notNow'] },
          tags: 'offer',
          on: { 'prompt.accept': 'asking' },
        },
        instructing: {
          description: 'Words say how to do it, because this browser has no button for it.',
          meta: { rows: ['A9.O8'], texts: ['A9.33', 'frame.addToHomeText', 'frame.addToHomeHow', 'frame.close'] },
          tags: 'instructions',
        },
        asking: {
          description: 'The browser is asking the visitor itself.',
          meta: { rows: ['A9.O8'] },
          tags: ['offer', 'busy'],
          invoke: {
            id: 'askToInstall',
            src: 'askToInstall',
            onDone: '#addToHome.over',
            onError: '#addToHome.over',
          },
        },
      },
      on: { 'prompt.dismiss': 'over', 'install.finish': 'over' },
    },
    over: {
      description: 'The prompt has had its day in this browser, or has no place in it.',
      meta: { rows: ['A9.O8'] },
    },
  },
});
