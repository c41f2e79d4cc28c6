import { assign, emit, fromPromise, setup } from 'xstate';
import type { PlaceOption } from '#services/address/place.rules.ts';
import { absent } from '../kit/index.ts';
import {
  type AddressFinderContext,
  type AddressFinderEvent,
  type AddressFinderInput,
  type AddressFinderReport,
  type AddressFinderTag,
  isLongEnough,
  onlyOneCalled,
  type Towards,
  turned,
} from './address-finder.types.ts';

type Typed = { readonly text: string };
/** Who is asked for places that begin like this. */
export type FindPlaces = (text: string, signal: AbortSignal) => Promise<readonly PlaceOption[]>;

export const addressFinderActors = (find: FindPlaces) => ({
  findPlaces: fromPromise<readonly PlaceOption[], Typed>(({ input, signal }) => find(input.text, signal)),
});

/** A box that offers places for what is typed. What is typed is never cleared and never replaced unasked. */
export const addressFinderMachine = setup({
  types: {} as {
    context: AddressFinderContext;
    events: AddressFinderEvent;
    emitted: AddressFinderReport;
    input: AddressFinderInput;
    tags: AddressFinderTag;
  },
  actors: { findPlaces: fromPromise<readonly PlaceOption[], Typed>(absent('findPlaces')) },
  actions: {
    keepText: assign((_, { text }: Typed) => ({ text, chosen: null, active: null })),
    keepOptions: assign((_, { options }: { options: readonly PlaceOption[] }) => ({ options, active: null })),
    dropOptions: assign({ options: [], active: null }),
    turnToOption: assign(({ context }, { towards }: { towards: Towards }) => ({
      active: turned(context.active, towards, context.options.length),
    })),
    keepChoice: assign(({ context }, { index }: { index: number }) => {
      const chosen = context.options[index] ?? null;
      return { chosen, text: chosen?.text ?? context.text };
    }),
    keepOnlyOne: assign(({ context }) => {
      const chosen = onlyOneCalled(context.text, context.options);
      return { chosen, text: chosen?.text ?? context.text };
    }),
    emitChosen: emit(({ context }) =>
      context.chosen
        ? ({ type: 'place.chosen', place: context.chosen } as const)
        : ({ type: 'place.dropped' } as const),
    ),
    emitDropped: emit({ type: 'place.dropped' }),
  },
  guards: {
    isTooShort: (_, { text }: Typed) => !isLongEnough(text),
    isAskable: ({ context }) => isLongEnough(context.text),
    hasFound: (_, { options }: { options: readonly PlaceOption[] }) => options.length > 0,
    hasOption: ({ context }, { index }: { index: number }) => context.options[index] !== undefined,
    hasOnlyOne: ({ context }) => onlyOneCalled(context.text, context.options) !== null,
    isOneCalledSo: ({ context }, { options }: { options: readonly PlaceOption[] }) =>
      onlyOneCalled(context.text, options) !== null,
    hasChoice: ({ context }) => context.chosen !== null,
  },
  delays: { pause: 250, patience: 8_000 },
}).createMachine({
  id: 'addressFinder',
  description: 'A box that offers places for what is typed in it, and leaves what is typed alone.',
  context: ({ input }) => ({ text: input.text, chosen: input.chosen, options: [], active: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The box stands on the page with what it was given.',
      meta: { rows: ['A7.016'] },
      always: [{ guard: 'hasChoice', target: 'chosen' }, { target: 'resting' }],
    },
    resting: {
      description: 'Nothing is asked and nothing is offered; what was typed stands as it is.',
      meta: { rows: ['A7.016'] },
      on: {
        'list.open': { guard: 'isAskable', target: 'asking' },
        'option.move': { guard: 'isAskable', target: 'asking' },
      },
    },
    typing: {
      description: 'A person is typing; the store is asked when the keys have rested.',
      meta: { rows: ['A7.016'] },
      tags: 'busy',
      after: { pause: 'asking' },
      on: { 'list.open': 'asking', 'option.move': 'asking', 'escape.press': 'resting', 'box.leave': 'settling' },
    },
    asking: {
      description: 'The store is asked for places that begin like this.',
      meta: { rows: ['A7.016'] },
      tags: 'busy',
      invoke: {
        id: 'findPlaces',
        src: 'findPlaces',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: [
          {
            guard: { type: 'hasFound', params: ({ event }) => ({ options: event.output }) },
            target: 'offering',
            actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) },
          },
          { target: 'nothing', actions: 'dropOptions' },
        ],
        onError: { target: 'failed', actions: 'dropOptions' },
      },
      after: { patience: { target: 'failed', actions: 'dropOptions' } },
      on: { 'escape.press': 'resting', 'box.leave': 'settling' },
    },
    settling: {
      description: 'The box was left before there was an answer; the one place that is called so will be taken.',
      meta: { rows: ['A7.016'] },
      tags: 'busy',
      invoke: {
        id: 'settlePlaces',
        src: 'findPlaces',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: [
          {
            guard: { type: 'isOneCalledSo', params: ({ event }) => ({ options: event.output }) },
            target: 'chosen',
            actions: [
              { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) },
              'keepOnlyOne',
              'emitChosen',
            ],
          },
          { target: 'resting', actions: 'dropOptions' },
        ],
        onError: { target: 'failed', actions: 'dropOptions' },
      },
      after: { patience: { target: 'failed', actions: 'dropOptions' } },
    },
    offering: {
      description: 'Places for what is typed stand under the box; the arrow keys walk through them.',
      meta: { rows: ['A7.016'] },
      tags: 'offered',
      on: {
        'option.move': { actions: { type: 'turnToOption', params: ({ event }) => event } },
        'option.choose': {
          guard: { type: 'hasOption', params: ({ event }) => event },
          target: 'chosen',
          actions: [{ type: 'keepChoice', params: ({ event }) => event }, 'emitChosen'],
        },
        'escape.press': 'resting',
        'box.leave': [
          { guard: 'hasOnlyOne', target: 'chosen', actions: ['keepOnlyOne', 'emitChosen'] },
          { target: 'resting' },
        ],
      },
    },
    nothing: {
      description:
        'The store knows no place that begins so; what is typed stands, and can be sent where that is enough.',
      meta: { rows: ['A7.016'] },
      tags: 'none',
      on: { 'escape.press': 'resting' },
    },
    failed: {
      description: 'The store did not answer; what is typed stands, and looking again is offered.',
      meta: { rows: ['A7.016'] },
      tags: 'failed',
      on: { 'search.retry': 'asking', 'list.open': 'asking', 'option.move': 'asking' },
    },
    chosen: {
      description: 'A place was chosen; it holds until something else is typed.',
      meta: { rows: ['A7.016'] },
      tags: 'chosen',
      entry: 'dropOptions',
    },
  },
  on: {
    'text.type': [
      {
        guard: { type: 'isTooShort', params: ({ event }) => event },
        target: '.resting',
        actions: [{ type: 'keepText', params: ({ event }) => event }, 'dropOptions', 'emitDropped'],
      },
      {
        target: '.typing',
        reenter: true,
        actions: [{ type: 'keepText', params: ({ event }) => event }, 'emitDropped'],
      },
    ],
  },
});
