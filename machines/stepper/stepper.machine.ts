import { assign, emit, setup } from 'xstate';
import {
  highest,
  lowered,
  nearest,
  type QuantityLimits,
  quantityOf,
  raised,
} from '#services/display/quantity.rules.ts';
import type { StepperContext, StepperEvent, StepperInput, StepperReport, StepperTag } from './stepper.types.ts';

type Told = QuantityLimits & { quantity: number; isSending: boolean };

const limitsOf = ({ unit, step, min, max }: QuantityLimits): QuantityLimits => ({ unit, step, min, max });

/** How much of a product is wanted: taps and typing are gathered, and the whole is asked for once. */
export const stepperMachine = setup({
  types: {} as {
    context: StepperContext;
    events: StepperEvent;
    emitted: StepperReport;
    input: StepperInput;
    tags: StepperTag;
  },
  actions: {
    raiseQuantity: assign(({ context }) => ({ quantity: raised(context.quantity, context) })),
    lowerQuantity: assign(({ context }) => ({ quantity: lowered(context.quantity, context) })),
    keepDraft: assign((_, { text }: { text: string }) => ({ draft: text })),
    keepTyped: assign(({ context }) => ({
      quantity: nearest(quantityOf(context.draft, context.unit) ?? context.quantity, context),
    })),
    dropDraft: assign({ draft: '' }),
    keepTold: assign(({ context }, told: Told) => ({
      ...limitsOf(told),
      told: told.quantity,
      asked: told.isSending ? context.asked : told.quantity,
    })),
    showTold: assign(({ context }, { quantity, isSending }: Told) => ({
      quantity: isSending && quantity === context.told ? context.quantity : quantity,
    })),
    fitQuantity: assign(({ context }) => ({ quantity: nearest(context.quantity, context) })),
    keepAsked: assign(({ context }) => ({ asked: context.quantity })),
    reportQuantity: emit(({ context }) => ({ type: 'quantity.wanted', quantity: context.quantity })),
  },
  guards: {
    canRaise: ({ context }) => context.quantity < highest(context),
    hasSome: ({ context }) => context.quantity > 0,
    hasChanged: ({ context }) => context.quantity !== context.asked,
  },
  delays: { settling: 400 },
}).createMachine({
  id: 'stepper',
  description: 'How much of a product is wanted, by taps or typing.',
  context: ({ input }) => ({ ...input, told: input.quantity, asked: input.quantity, draft: '' }),
  initial: 'resting',
  states: {
    resting: {
      description: 'What is shown is what the trolley holds or was asked for.',
      meta: { rows: ['A3.O1'] },
      on: {
        'quantity.raise': { guard: 'canRaise', target: 'gathering', actions: 'raiseQuantity' },
        'quantity.lower': { guard: 'hasSome', target: 'gathering', actions: 'lowerQuantity' },
        'quantity.told': {
          actions: [
            { type: 'showTold', params: ({ event }) => event },
            { type: 'keepTold', params: ({ event }) => event },
          ],
        },
        'number.type': {
          guard: 'hasSome',
          target: 'typing',
          actions: { type: 'keepDraft', params: ({ event }) => event },
        },
      },
    },
    gathering: {
      description: 'Taps are counted; when they stop, the whole is asked for once.',
      meta: { rows: ['A3.O1'] },
      after: {
        settling: [
          { guard: 'hasChanged', target: 'resting', actions: ['reportQuantity', 'keepAsked'] },
          { target: 'resting' },
        ],
      },
      on: {
        'quantity.raise': { guard: 'canRaise', target: 'gathering', reenter: true, actions: 'raiseQuantity' },
        'quantity.lower': { guard: 'hasSome', target: 'gathering', reenter: true, actions: 'lowerQuantity' },
        'quantity.told': { actions: [{ type: 'keepTold', params: ({ event }) => event }, 'fitQuantity'] },
        'number.type': {
          guard: 'hasSome',
          target: 'typing',
          actions: { type: 'keepDraft', params: ({ event }) => event },
        },
        'change.settle': [
          { guard: 'hasChanged', target: 'resting', actions: ['reportQuantity', 'keepAsked'] },
          { target: 'resting' },
        ],
      },
    },
    typing: {
      description: 'The number is being written and counts when it is done.',
      meta: { rows: ['A3.O1'] },
      tags: 'typing',
      on: {
        'number.type': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'number.commit': { target: 'gathering', actions: ['keepTyped', 'dropDraft'] },
        'number.cancel': { target: 'gathering', actions: 'dropDraft' },
        'quantity.told': { actions: [{ type: 'keepTold', params: ({ event }) => event }, 'fitQuantity'] },
        'change.settle': [
          { guard: 'hasChanged', target: 'resting', actions: ['dropDraft', 'reportQuantity', 'keepAsked'] },
          { target: 'resting', actions: 'dropDraft' },
        ],
      },
    },
  },
});
