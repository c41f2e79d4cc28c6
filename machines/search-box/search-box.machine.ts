import { assign, emit, fromPromise, setup } from 'xstate';
import type { Suggestions } from '#services/catalogue/catalogue.contract.ts';
import { absent } from '../kit/index.ts';
import {
  isLongEnough,
  offerOf,
  optionsIn,
  type SearchBoxContext,
  type SearchBoxEvent,
  type SearchBoxInput,
  type SearchBoxReport,
  type SearchBoxTag,
  type Towards,
  turned,
  wordsOf,
} from './search-box.types.ts';

type Typed = { readonly text: string };
/** Who is asked for suggestions. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<Suggestions>;

export const searchBoxActors = (suggest: Suggest) => ({
  suggest: fromPromise<Suggestions, Typed>(({ input, signal }) => suggest(input.text, signal)),
});

/** The search box: it suggests while somebody types, and stays a plain search box when there is nothing to suggest. */
export const searchBoxMachine = setup({
  types: {} as {
    context: SearchBoxContext;
    events: SearchBoxEvent;
    emitted: SearchBoxReport;
    input: SearchBoxInput;
    tags: SearchBoxTag;
  },
  actors: { suggest: fromPromise<Suggestions, Typed>(absent('suggest')) },
  actions: {
    keepText: assign((_, { text }: Typed) => ({ text, active: null, turn: null })),
    clearText: assign({ text: '' }),
    keepChoice: assign(({ context }, { index }: { index: number }) => {
      const option = optionsIn(context.offer)[index];
      return { text: option?.kind === 'term' ? option.text : '' };
    }),
    emitText: emit(({ context }) => ({ type: 'text.replaced' as const, text: context.text })),
    keepOffer: assign(({ context }, answer: Suggestions) => {
      const offer = offerOf(answer, context.text);
      const active = context.turn && turned(null, context.turn, optionsIn(offer).length);
      return { offer, active, turn: null };
    }),
    dropOffer: assign({ offer: null, active: null, turn: null }),
    dropOldOffer: assign(({ context }) => ({
      offer: context.offer?.about === wordsOf(context.text) ? context.offer : null,
      active: null,
      turn: null,
    })),
    keepTurn: assign((_, { towards }: { towards: Towards }) => ({ turn: towards })),
    dropTurn: assign({ turn: null }),
    turnToOption: assign(({ context }, { towards }: { towards: Towards }) => ({
      active: turned(context.active, towards, optionsIn(context.offer).length),
    })),
    turnToText: assign({ active: null }),
  },
  guards: {
    isTooShort: (_, { text }: Typed) => !isLongEnough(text),
    isAnswered: ({ context }, { text }: Typed) => context.offer?.about === wordsOf(text),
    isAskable: ({ context }) => isLongEnough(context.text),
    hasOffer: ({ context }) => context.offer !== null,
    hasOption: ({ context }, { index }: { index: number }) => optionsIn(context.offer)[index] !== undefined,
    hasSuggestions: ({ context }, answer: Suggestions) => optionsIn(offerOf(answer, context.text)).length > 0,
  },
  delays: { pause: 300, patience: 5_000 },
}).createMachine({
  id: 'searchBox',
  description: 'The search box, and what it suggests while somebody types.',
  context: ({ input }) => ({ text: input.text, offer: null, active: null, turn: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is asked and nothing is offered: nobody types, or too little to ask about.',
      meta: { rows: ['A1.08', 'A7.O1'] },
      entry: 'dropOffer',
      on: {
        'suggestions.open': { guard: 'isAskable', target: 'engaged.asking' },
        'option.move': {
          guard: 'isAskable',
          target: 'engaged.asking',
          actions: { type: 'keepTurn', params: ({ event }) => event },
        },
      },
    },
    engaged: {
      description: 'Somebody is at it: suggestions are on their way, or on show.',
      tags: 'shown',
      initial: 'typing',
      states: {
        typing: {
          description: 'A person is typing; the store is asked when the keys have rested for 300 ms.',
          meta: { rows: ['A7.O1'] },
          tags: 'busy',
          after: { pause: 'asking' },
          on: {
            'suggestions.open': 'asking',
            'option.move': { target: 'asking', actions: { type: 'keepTurn', params: ({ event }) => event } },
          },
        },
        asking: {
          description: 'The store is asked for suggestions; what was offered before stays on show meanwhile.',
          meta: { rows: ['A7.O1', 'A7.006'] },
          tags: 'busy',
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ text: wordsOf(context.text) }),
            onDone: [
              {
                guard: { type: 'hasSuggestions', params: ({ event }) => event.output },
                target: 'offering',
                actions: { type: 'keepOffer', params: ({ event }) => event.output },
              },
              { target: '#searchBox.nothing' },
            ],
            onError: '#searchBox.failed',
          },
          after: { patience: '#searchBox.failed' },
          on: {
            'option.move': { actions: { type: 'keepTurn', params: ({ event }) => event } },
            'caret.move': { actions: 'dropTurn' },
          },
        },
        offering: {
          description: 'Suggestions for what is typed stand under the box; the arrow keys walk through them.',
          meta: { rows: ['A1.08', 'A7.006'] },
          tags: 'offered',
          on: {
            'option.move': { actions: { type: 'turnToOption', params: ({ event }) => event } },
            'caret.move': { actions: 'turnToText' },
          },
        },
      },
      on: {
        'option.choose': {
          guard: { type: 'hasOption', params: ({ event }) => event },
          target: 'resting',
          actions: [{ type: 'keepChoice', params: ({ event }) => event }, 'emitText'],
        },
        'escape.press': [
          { guard: 'hasOffer', target: 'dismissed' },
          { target: 'resting', actions: ['clearText', 'emitText'] },
        ],
        'box.leave': 'dismissed',
      },
    },
    nothing: {
      description: 'The store knows nothing to suggest; what is typed can still be searched for.',
      meta: { rows: ['A7.O1'] },
      tags: 'none',
      entry: 'dropOffer',
      on: {
        'escape.press': { target: 'resting', actions: ['clearText', 'emitText'] },
        'box.leave': 'dismissed',
      },
    },
    failed: {
      description: 'No suggestions came; nobody is told, and the box searches as it does without them.',
      meta: { rows: ['A7.O1'] },
      entry: 'dropOffer',
      on: {
        'suggestions.open': 'engaged.asking',
        'option.move': { target: 'engaged.asking', actions: { type: 'keepTurn', params: ({ event }) => event } },
        'escape.press': { target: 'resting', actions: ['clearText', 'emitText'] },
      },
    },
    dismissed: {
      description: 'The suggestions were closed, and what was typed still stands; they open again when asked for.',
      meta: { rows: ['A7.O1'] },
      entry: 'dropOldOffer',
      on: {
        'suggestions.open': [{ guard: 'hasOffer', target: 'engaged.offering' }, { target: 'engaged.asking' }],
        'box.press': { guard: 'hasOffer', target: 'engaged.offering' },
        'option.move': [
          {
            guard: 'hasOffer',
            target: 'engaged.offering',
            actions: { type: 'turnToOption', params: ({ event }) => event },
          },
          { target: 'engaged.asking', actions: { type: 'keepTurn', params: ({ event }) => event } },
        ],
        'escape.press': { target: 'resting', actions: ['clearText', 'emitText'] },
      },
    },
  },
  on: {
    'text.type': [
      {
        guard: { type: 'isTooShort', params: ({ event }) => event },
        target: '.resting',
        actions: { type: 'keepText', params: ({ event }) => event },
      },
      {
        guard: { type: 'isAnswered', params: ({ event }) => event },
        target: '.engaged.offering',
        actions: { type: 'keepText', params: ({ event }) => event },
      },
      { target: '.engaged.typing', reenter: true, actions: { type: 'keepText', params: ({ event }) => event } },
    ],
    'text.clear': { target: '.resting', actions: ['clearText', 'emitText'] },
    'page.change': { target: '.resting', actions: { type: 'keepText', params: ({ event }) => event } },
    'search.submit': '.resting',
  },
});
