import { assign, emit, setup } from 'xstate';
import {
  isBlocked,
  isGuest,
  isUnchanging,
  isUnregistered,
  lacksDisclaimer,
  lacksItems,
  lacksSlot,
  leadsOn,
  type StepFacts,
} from '#services/checkout/steps.rules.ts';
import type { Obstacle, Step } from '#services/checkout/steps.words.ts';
import { checkoutTexts } from './checkout.texts.ts';
import type { CheckoutContext, CheckoutEvent, CheckoutInput, CheckoutReport, CheckoutTag } from './checkout.types.ts';

type Visit = { readonly step: Step };
type Visited = { readonly event: Visit };
type Known = { readonly context: CheckoutContext };

const asked = ({ event }: Visited): Visit => ({ step: event.step });
/** The page is not to be shown: whoever is told leads the shopper on, and the chart stays where it was. */
const refused = (guard: string, obstacle: Obstacle) =>
  ({
    guard: { type: guard, params: asked } as never,
    actions: {
      type: 'reportRefused',
      params: ({ event }: Visited): Omit<CheckoutReport, 'type'> => ({ step: event.step, obstacle }),
    },
  }) as const;
const entered = (step: Step) =>
  ({
    guard: { type: 'isAt', params: ({ event }: Visited) => ({ step: event.step, at: step }) },
    target: `.${step}`,
  }) as const;

/** The steps from a trolley to an order, each with what it asks for; the guard of the pages asks the same. */
export const checkoutMachine = setup({
  types: {} as {
    context: CheckoutContext;
    events: CheckoutEvent;
    emitted: CheckoutReport;
    input: CheckoutInput;
    tags: CheckoutTag;
  },
  actions: {
    keepFacts: assign((_, { facts }: { facts: StepFacts }) => ({ facts })),
    reportRefused: emit(
      (_, refusal: Omit<CheckoutReport, 'type'>): CheckoutReport => ({ type: 'step.refused', ...refusal }),
    ),
  },
  guards: {
    isGuest: ({ context }: Known, { step }: Visit) => isGuest(step, context.facts),
    isUnregistered: ({ context }: Known, { step }: Visit) => isUnregistered(step, context.facts),
    isNotChanging: ({ context }: Known, { step }: Visit) => isUnchanging(step, context.facts),
    isBlocked: ({ context }: Known, { step }: Visit) => isBlocked(step, context.facts),
    isWithoutItems: ({ context }: Known, { step }: Visit) => lacksItems(step, context.facts),
    isWithoutSlot: ({ context }: Known, { step }: Visit) => lacksSlot(step, context.facts),
    isWithoutDisclaimer: ({ context }: Known, { step }: Visit) => lacksDisclaimer(step, context.facts),
    isLedOn: ({ context }: Known, { step }: Visit) => leadsOn(step, context.facts),
    isAt: (_, { step, at }: Visit & { readonly at: Step }) => step === at,
  },
}).createMachine({
  id: 'checkout',
  description: 'The steps from a trolley to an order, each with what it asks for.',
  context: ({ input }) => ({ facts: input.facts }),
  initial: 'outside',
  states: {
    outside: {
      description: 'The shopper is on a page that is no step on the way to an order.',
      meta: { rows: ['A2.063', 'A2.O12'] },
    },
    trolley: {
      description: 'The shopper looks at what is in the trolley.',
      meta: { rows: ['A2.063', 'A2.097'], texts: checkoutTexts.trolley },
    },
    haveYouForgotten: {
      description: 'The shopper is asked what may have been forgotten, where the operator wants that.',
      meta: { rows: ['A2.061', 'A2.062', 'A2.096', 'A5.07'], texts: checkoutTexts.haveYouForgotten },
    },
    time: {
      description: 'A time is chosen on the way to the order.',
      meta: { rows: ['A2.089', 'A5.06'], texts: checkoutTexts.time },
    },
    review: {
      description: 'The order is looked over once more; a time is held for it.',
      meta: { rows: ['A1.17', 'A2.064', 'A2.089', 'A5.06'], texts: checkoutTexts.review },
    },
    payment: {
      description: 'The order is paid for: it has items and a time, and the disclaimer was accepted.',
      meta: { rows: ['A2.065', 'A2.090', 'A2.091', 'A2.092', 'A2.093', 'A2.094'], texts: checkoutTexts.payment },
    },
    changePayment: {
      description: 'What a changed order comes to more is paid for; its time is its own.',
      meta: { rows: ['A2.068', 'A2.O14'], texts: checkoutTexts.changePayment },
    },
    placing: {
      description: 'The order is on its way: wherever the shopper goes meanwhile, what became of it is waited for.',
      meta: { rows: ['A2.065', 'A6.05'], texts: checkoutTexts.placing },
      tags: 'placing',
      on: {
        'step.visit': {},
        'step.leave': {},
        'order.refused': 'payment',
      },
    },
    confirmed: {
      description: 'The order was placed, or one that was placed before is shown.',
      meta: { rows: ['A6.05'], texts: checkoutTexts.confirmed },
    },
  },
  on: {
    'facts.told': { actions: { type: 'keepFacts', params: ({ event }) => event } },
    'step.visit': [
      refused('isGuest', 'guest'),
      refused('isUnregistered', 'unregistered'),
      refused('isNotChanging', 'unchanging'),
      refused('isBlocked', 'changing'),
      refused('isWithoutItems', 'items'),
      refused('isWithoutSlot', 'slot'),
      refused('isWithoutDisclaimer', 'disclaimer'),
      refused('isLedOn', 'onward'),
      entered('trolley'),
      entered('haveYouForgotten'),
      entered('time'),
      entered('review'),
      entered('payment'),
      entered('changePayment'),
      entered('confirmed'),
    ],
    'step.leave': '.outside',
    'order.sent': '.placing',
    'order.placed': '.confirmed',
  },
});
