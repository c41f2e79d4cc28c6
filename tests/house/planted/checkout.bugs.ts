import type { Bug } from './bugs.ts';

const steps = ['--project', 'services', 'tests/services/checkout/steps.test.ts'];
const walk = ['--project', 'services', 'tests/services/checkout/guards.test.ts'];
const chart = ['--project', 'machines', 'tests/machines/checkout'];
const words = ['--project', 'ui', 'tests/ui/modal-messages/restricted-words.test.tsx'];
const review = ['--project', 'ui', 'tests/ui/browser/trolley-review.test.tsx'];
const placing = ['--project', 'ui', 'tests/ui/browser/after-placing.test.tsx'];
const elsewhere = ['--project', 'ui', 'tests/ui/browser/order-elsewhere.test.tsx'];
const rules = 'services/checkout/steps.rules.ts';
const guards = 'services/navigation/guards.rules.ts';

export const bugs: readonly Bug[] = [
  {
    says: 'the disclaimer is asked for before the trolley and the time',
    file: 'services/checkout/steps.words.ts',
    find: "'items', 'slot', 'disclaimer',",
    put: "'disclaimer', 'items', 'slot',",
    caughtBy: steps,
  },
  {
    says: 'a time is asked for before somebody has registered',
    file: 'services/checkout/steps.words.ts',
    find: "'guest', 'unregistered', 'unchanging', 'changing', 'items', 'slot',",
    put: "'guest', 'slot', 'unregistered', 'unchanging', 'changing', 'items',",
    caughtBy: steps,
  },
  {
    says: 'payment is shown without a time',
    file: rules,
    find: "(step === 'review' || step === 'payment') && !hasSlot",
    put: "step === 'review' && !hasSlot",
    caughtBy: steps,
  },
  {
    says: 'payment is shown without the accepted disclaimer',
    file: rules,
    find: "step === 'payment' && !isDisclaimerAccepted && !isOrderUnderWay",
    put: "step === 'payment' && isDisclaimerAccepted && !isDisclaimerAccepted && !isOrderUnderWay",
    caughtBy: steps,
  },
  {
    says: 'an order is paid for of which nothing is in the trolley',
    file: rules,
    find: "'review', 'payment'];",
    put: "'review'];",
    caughtBy: steps,
  },
  {
    says: 'payment and the times lead to each other for ever',
    file: rules,
    find: "(step === 'review' && isOrderUnderWay);",
    put: "(step === 'review' && isOrderUnderWay) || (step === 'time' && showsForgotten);",
    caughtBy: walk,
  },
  {
    says: 'whoever changes an order goes round between the review and the times',
    file: rules,
    find: '!hasSlot && !isChangingOrder && !isOrderUnderWay',
    put: '!hasSlot && !isOrderUnderWay',
    caughtBy: steps,
  },
  {
    says: 'whoever waits for an order is sent to choose another time',
    file: rules,
    find: '!hasSlot && !isChangingOrder && !isOrderUnderWay',
    put: '!hasSlot && !isChangingOrder',
    caughtBy: steps,
  },
  {
    says: 'what may have been forgotten is shown where the operator does not want it',
    file: rules,
    find: "(step === 'haveYouForgotten' && !showsForgotten) ||",
    put: '',
    caughtBy: steps,
  },
  {
    says: 'the way in passes what may have been forgotten',
    file: rules,
    find: "if (step === 'shopCheckout' && showsForgotten)",
    put: "if (step === 'shopCheckout' && !showsForgotten)",
    caughtBy: steps,
  },
  {
    says: 'the word that the trolley is empty stands over a page that asks for items',
    file: guards,
    find: "  '/checkout/payment',\n  '/changeorder/payment',\n];",
    put: "  '/changeorder/payment',\n];",
    caughtBy: steps,
  },
  {
    says: 'whoever lacks a time in the checkout leaves it',
    file: guards,
    find: "time: '/checkout/bookatimeslot'",
    put: "time: '/bookatimeslot'",
    caughtBy: steps,
  },
  {
    says: 'the chart lets somebody pay without a time',
    file: 'machines/checkout/checkout.machine.ts',
    find: "      refused('isWithoutSlot', 'slot'),\n",
    put: '',
    caughtBy: chart,
  },
  {
    says: 'the chart asks for the disclaimer first',
    file: 'machines/checkout/checkout.machine.ts',
    find: "      refused('isWithoutItems', 'items'),\n      refused('isWithoutSlot', 'slot'),\n      refused('isWithoutDisclaimer', 'disclaimer'),\n",
    put: "      refused('isWithoutDisclaimer', 'disclaimer'),\n      refused('isWithoutItems', 'items'),\n      refused('isWithoutSlot', 'slot'),\n",
    caughtBy: chart,
  },
  {
    says: 'an order on its way is forgotten when the shopper looks elsewhere',
    file: 'machines/checkout/checkout.machine.ts',
    find: "        'step.visit': {},\n",
    put: '',
    caughtBy: chart,
  },
  {
    says: 'an order can be sent although its time has ended on the page',
    file: 'machines/checkout/checkout.select.ts',
    find: 'checkout.matches(step) && obstacleOf(step, checkout.context.facts) === null',
    put: 'checkout.matches(step)',
    caughtBy: chart,
  },
  {
    says: 'a locker says it before express does',
    file: 'ui/modal-messages/restricted-words.ts',
    find: 'if (flags.isExpressDelivery)',
    put: 'if (flags.isExpressDelivery && !flags.isELockerPickupSlot)',
    caughtBy: words,
  },
  {
    says: 'express goes by the other of its names',
    file: 'ui/modal-messages/restricted-words.ts',
    find: 'isRebranded ? texts.nowTitle : texts.expressTitle',
    put: 'isRebranded ? texts.expressTitle : texts.nowTitle',
    caughtBy: review,
  },
  {
    says: 'everything that is restricted goes out for a locker',
    file: 'src/browser/trolley-review.ts',
    find: "if (restriction === 'Alcohol')",
    put: "if (restriction !== 'None')",
    caughtBy: review,
  },
  {
    says: 'whoever puts the words away is taken to the times',
    file: 'src/browser/trolley-review.ts',
    find: "if (end !== 'cancel') return;",
    put: "if (end !== 'cancel' && end !== 'dismissed') return;",
    caughtBy: review,
  },
  {
    says: 'a time that ends interrupts an order on its way',
    file: 'src/browser/after-placing.ts',
    find: 'if (!placing || !isOnItsWay(placing.getSnapshot())) {',
    put: 'if (!placing || placing) {',
    caughtBy: placing,
  },
  {
    says: 'the end of a time is told of an order that stands',
    file: 'src/browser/after-placing.ts',
    find: 'last !== null && !isOrdered && isStillSo(last)',
    put: 'last !== null && isStillSo(last)',
    caughtBy: placing,
  },
  {
    says: 'the end of a time is told that the store holds anew',
    file: 'src/browser/after-placing.ts',
    find: 'last !== null && !isOrdered && isStillSo(last)',
    put: 'last !== null && !isOrdered',
    caughtBy: placing,
  },
  {
    says: 'a page that sent no order does not hear that one is being paid for',
    file: 'src/browser/order-elsewhere.ts',
    find: 'if (session.getSnapshot().context.flags.isOrderUnderWay)',
    put: 'if (session.getSnapshot().context.flags.trolleyNeedsReview)',
    caughtBy: elsewhere,
  },
  {
    says: 'every page brings the code of paying',
    file: 'src/browser/order-elsewhere.ts',
    find: 'if (session.getSnapshot().context.flags.isOrderUnderWay)',
    put: 'if (session.getSnapshot().context.flags)',
    caughtBy: elsewhere,
  },
];
