import type { Texts } from './texts.ts';

/** The words of paying: what with, what happens meanwhile, and what became of it. */
export const paymentTexts = {
  title: { text: 'Pay for your order' },
  lead: { text: 'Nothing is ordered before you press the button at the end of this page.' },
  loading: { text: 'Getting your order ready…' },

  waysTitle: { text: 'What to pay with' },
  waysLoading: { text: 'Looking for your saved cards…' },
  waysLost: { text: 'Your saved cards did not load. You can pay with a new card, or try again.' },
  tryAgain: { text: 'Try again' },
  newCard: { text: 'A new card' },
  anotherCard: { text: 'Another card' },
  wallet: { text: 'A wallet on this device' },
  walletTitle: { text: 'Your wallet' },
  saveCard: { text: 'Save this card for next time' },
  cardTaken: { text: 'The card that you typed is ready to pay with.' },
  cardUsed: { text: 'The card that you typed' },
  typeAnother: { text: 'Use another card' },
  nothingToPay: { text: 'There is nothing to pay: you only have to place the order.' },

  dots: { row: 'B3.46', text: '•••• {suffix}' },
  cardName: { text: '{scheme} card ending in {suffix}' },
  plainCardName: { text: 'Card ending in {suffix}' },
  expires: { row: 'B3.47', text: 'Expires {month}/{year}' },
  expired: { row: 'B3.48', text: 'Expired {month}/{year}' },
  disabled: { text: 'Cannot be used' },

  ageTitle: { text: 'Your age' },
  age: { text: 'I confirm that I am 18 or over' },
  ageWhy: { text: 'Your order has something in it that is sold to people aged 18 or over. We ask for each order.' },
  ageMissing: { text: 'Please confirm that you are 18 or over, or take those items out of your trolley.' },

  pay: { text: 'Pay {total}' },
  place: { text: 'Place your order' },
  capturing: { text: 'Checking your card…' },
  held: { text: 'Making sure that you are signed in…' },
  paying: { text: 'Paying…' },
  resolving: { text: 'Checking whether you were charged…' },
  elsewhere: { text: 'Waiting for your other order…' },
  paid: { text: 'Paid' },

  payingText: { text: 'Please stay on this page. If you leave, your order is placed once all the same.' },
  resolvingText: {
    text: 'Nobody has told us yet whether you were charged. We keep asking, and you will not be charged twice. You may leave this page and come back.',
  },
  waitingText: { text: 'The store asks us to wait a moment before we ask again.' },
  elsewhereTitle: { text: 'You are already paying for an order' },
  elsewhereText: {
    text: 'It was sent from another tab or an earlier page. We are asking what became of it; until then nothing more can be sent.',
  },
  elsewhereOver: { text: 'What became of your other order is known now. Look at your trolley before you go on.' },

  declinedTitle: { text: 'The payment was declined' },
  declined: { text: 'Your card was declined. Nothing was charged.' },
  declinedNext: { text: 'Nothing was charged, and your trolley is as it was. Choose another card, or try again.' },
  refusedTitle: { text: 'Your order was not placed' },
  refusedNext: { text: 'Nothing was charged.' },
  totalsChanged: { text: 'The total has changed. Nothing was charged: please look your order over again.' },
  unplacedTitle: { text: 'Your order was not placed' },
  unplaced: { text: 'It never reached the store: nothing was ordered, and you were not charged. You can try again.' },
  confirmed: { text: 'Your order {number} is placed and paid for.' },
  seeOrder: { text: 'See your order' },
  dismiss: { text: 'Close' },

  noWay: { text: 'Choose what to pay with.' },
  cardWrong: { text: 'Please check the card that you typed. Nothing was charged.' },
  cardNotReady: { text: 'The card form is not ready yet. Wait until it is, or choose another way to pay.' },
  cardFailed: { text: 'Your card could not be taken. Nothing was charged. Try again, or choose another way to pay.' },
  cardUnknown: {
    text: 'Nobody can say whether your card was taken. Nothing was charged with it. Type it again, or choose another way to pay.',
  },

  problemsTitle: { text: 'Before you can pay' },
  toTrolley: { text: 'Go to your trolley' },
  toTime: { text: 'Choose a time' },
  toWhere: { text: 'Choose an address' },
  toReview: { text: 'Review your order' },
  toPayment: { text: 'Go to payment' },
  yourOrders: { text: 'Your orders' },
  needsScript: {
    text: 'Paying needs JavaScript. Please turn it on in your browser, then load the page again. Nothing was ordered.',
  },
  unsent: { text: 'Some of your last changes have not reached the store yet. You can pay as soon as they have.' },
  unknownTitle: { text: 'Your order did not load' },
  unknownText: { text: 'Your trolley is safe. Try again, or go back to it.' },

  youPay: { text: 'You pay' },
  summaryTitle: { text: 'Your order' },
  back: { text: 'Back to your order' },
  coupons: { text: 'Coupons and vouchers are added where you review your order.' },
} as const satisfies Texts;
