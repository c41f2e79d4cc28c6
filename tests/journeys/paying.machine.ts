import { setup } from 'xstate';

type Step =
  | 'guest.register'
  | 'shopper.come'
  | 'goods.choose'
  | 'payment.wish'
  | 'checkout.begin'
  | 'forgotten.pass'
  | 'time.choose'
  | 'terms.skip'
  | 'terms.accept'
  | 'card.pay'
  | 'card.mistype'
  | 'card.decline'
  | 'card.save'
  | 'wallet.refuse'
  | 'wallet.pay'
  | 'saved.pay'
  | 'pay.twice'
  | 'answer.lose'
  | 'answer.come'
  | 'network.lose'
  | 'network.return'
  | 'device.add'
  | 'coupon.add'
  | 'payment.open'
  | 'beer.add'
  | 'age.confirm'
  | 'shop.again'
  | 'hold.end'
  | 'time.find'
  | 'tab.open'
  | 'phone.pay'
  | 'page.reload'
  | 'page.back';

/** Whatever happens on the way, what was confirmed is ordered once and charged once, and nothing else is. */
export const machine = setup({
  types: {} as { events: { type: Step } },
}).createMachine({
  id: 'paying',
  description: 'A guest becomes a shopper, shops, chooses a time, looks the order over, pays and sees it confirmed.',
  initial: 'outside',
  states: {
    outside: {
      description: 'A guest stands before a shelf.',
      on: { 'payment.wish': 'askedToSignIn', 'shopper.come': 'ready' },
    },
    askedToSignIn: {
      description: 'Nobody pays before it is known who they are.',
      on: { 'guest.register': 'registered' },
    },
    registered: {
      description: 'The shopper has an address, and nothing in the trolley.',
      on: { 'payment.wish': 'toldEmpty' },
    },
    toldEmpty: {
      description: 'Nothing can be paid for with an empty trolley, which one modal says.',
      on: { 'goods.choose': 'chosen' },
    },
    chosen: {
      description: 'Something is in the trolley, and no time is held.',
      on: { 'payment.wish': 'atTimes' },
    },
    atTimes: {
      description: 'Before paying a time is chosen.',
      on: { 'time.choose': 'held' },
    },
    held: {
      description: 'A time is held, and the disclaimer has not been accepted.',
      on: { 'payment.wish': 'reviewing' },
    },
    reviewing: {
      description: 'Before paying the order is looked over.',
      on: { 'terms.skip': 'termsAsked' },
    },
    termsAsked: {
      description: 'The page says that the disclaimer has to be accepted, and stays.',
      on: { 'terms.accept': 'firstPayment' },
    },
    firstPayment: {
      description: 'Everything is there that paying asks for.',
      on: { 'card.pay': 'firstOrder' },
    },
    firstOrder: {
      description: 'The order is confirmed.',
      on: { 'page.reload': 'firstOrderStill' },
    },
    firstOrderStill: {
      description: 'Loaded again, the confirmation says the same, and nothing was sent.',
      on: { 'page.back': 'firstOrderLeft' },
    },
    firstOrderLeft: {
      description: 'Nobody comes back from a confirmation to a page that could pay.',
    },
    ready: {
      description: 'A shopper with goods, a time and an address is on the page to pay on.',
      on: {
        'card.mistype': 'mistyped',
        'answer.lose': 'doubted',
        'device.add': 'outdated',
        'beer.add': 'withBeer',
        'hold.end': 'expired',
      },
    },
    mistyped: {
      description: 'The card that was typed cannot be one: it is said, and nothing was ordered.',
      on: { 'wallet.refuse': 'walletRefused' },
    },
    walletRefused: {
      description: 'The wallet says no: nothing was ordered.',
      on: { 'card.decline': 'declined' },
    },
    declined: {
      description: 'The payment was declined: nothing was charged, and the trolley and the time are still there.',
      on: { 'network.lose': 'cut' },
    },
    cut: {
      description: 'The network is lost as the order is sent: nobody knows, and the page says that it asks.',
      on: { 'network.return': 'unplaced' },
    },
    unplaced: {
      description: 'The store has never heard of it, and the page says so.',
      on: { 'pay.twice': 'paidOnce' },
    },
    paidOnce: {
      description: 'Pressed twice, it is ordered once.',
      on: { 'page.back': 'paidOnceLeft' },
    },
    paidOnceLeft: { description: 'The page to pay on is not come back to.' },
    doubted: {
      description: 'The answer of the store was lost while it waits for the bank: the page asks, and sends nothing.',
      on: { 'page.reload': 'doubtedStill' },
    },
    doubtedStill: {
      description: 'Loaded again, the page still knows of it, and asks.',
      on: { 'tab.open': 'seenInTab', 'answer.come': 'paidInTheEnd' },
    },
    seenInTab: {
      description: 'Another tab says that an order is being paid for, and does not let anybody pay.',
      on: { 'answer.come': 'paidInTheEnd' },
    },
    paidInTheEnd: { description: 'It was paid, once, and is confirmed.' },
    outdated: {
      description: 'Something was added on another device: the page shows a total that is not so any more.',
      on: { 'card.pay': 'totalsChanged' },
    },
    totalsChanged: {
      description: 'Nothing is charged but what was shown: the order is looked over again, with its new total.',
      on: { 'coupon.add': 'discounted' },
    },
    discounted: {
      description: 'A coupon takes its part off.',
      on: { 'payment.open': 'readyAnew' },
    },
    readyAnew: {
      description: 'The page to pay on shows the new total.',
      on: { 'wallet.pay': 'paidByWallet' },
    },
    paidByWallet: { description: 'The wallet has paid what was shown.' },
    withBeer: {
      description: 'There is beer in the trolley: the age is asked for just before paying.',
      on: { 'card.pay': 'ageMissing' },
    },
    ageMissing: {
      description: 'Without the age nothing is sent, and the page leads to the question.',
      on: { 'age.confirm': 'ageSaid' },
    },
    ageSaid: {
      description: 'The age is confirmed for this order.',
      on: { 'card.save': 'paidAndSaved' },
    },
    paidAndSaved: {
      description: 'It is paid, and the card is kept for next time.',
      on: { 'shop.again': 'readyWithSaved' },
    },
    readyWithSaved: {
      description: 'The next order finds the saved card chosen, and asks the age anew.',
      on: { 'saved.pay': 'paidAgain' },
    },
    paidAgain: { description: 'Two orders were confirmed, and two were charged.' },
    expired: {
      description: 'The time was held for an hour, and that is over: it is said once, and nothing is ordered.',
      on: { 'time.find': 'timesAgain' },
    },
    timesAgain: {
      description: 'The times are on show; the trolley is as it was.',
      on: { 'time.choose': 'heldAgain' },
    },
    heldAgain: {
      description: 'Another time is held, for which the disclaimer is asked anew.',
      on: { 'checkout.begin': 'reminded' },
    },
    reminded: {
      description: 'On the way to the checkout stands what may have been forgotten.',
      on: { 'forgotten.pass': 'reviewingAgain' },
    },
    reviewingAgain: {
      description: 'The order is looked over once more.',
      on: { 'terms.accept': 'readyAgain' },
    },
    readyAgain: {
      description: 'It can be paid for.',
      on: { 'phone.pay': 'paidOnPhone' },
    },
    paidOnPhone: {
      description: 'It was paid for on another device; this page does not know of it yet.',
      on: { 'card.pay': 'pressedInVain' },
    },
    pressedInVain: {
      description: 'What is paid for is not paid for again: the page says that nothing was placed.',
    },
  },
});
