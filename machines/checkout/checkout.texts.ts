/** What a shopper reads in each state, by the rows and the names of ui/texts: for people who read the chart. */
export const checkoutTexts = {
  trolley: ['trolley-page.title', 'trolley-page.reviewTitle', 'trolley-page.checkout'],
  haveYouForgotten: [
    'have-you-forgotten.title',
    'have-you-forgotten.lead',
    'have-you-forgotten.goOn',
    'have-you-forgotten.back',
  ],
  time: ['time-slots-page.title', 'time-slots-page.done'],
  review: ['review-order.title', 'review-order.lead', 'review-order.payment'],
  payment: ['payment.title', 'payment.lead', 'payment.waysTitle', 'payment.pay', 'payment.place'],
  changePayment: ['change-payment.payTitle', 'change-payment.saveTitle', 'change-payment.lead'],
  placing: [
    'payment.paying',
    'payment.payingText',
    'payment.resolving',
    'payment.resolvingText',
    'change-payment.saving',
    'change-payment.savingText',
  ],
  confirmed: ['confirmation.title', 'confirmation.number', 'confirmation.letter', 'confirmation.changedTitle'],
} as const;
