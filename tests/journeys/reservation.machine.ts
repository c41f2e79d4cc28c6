import { setup } from 'xstate';

type Step =
  | 'late.hold'
  | 'near.hold'
  | 'express.hold'
  | 'hold.extend'
  | 'hold.release'
  | 'same.hold'
  | 'shop.on'
  | 'checkout.open'
  | 'hour.pass'
  | 'soon.come'
  | 'now.come'
  | 'end.come'
  | 'lid.close'
  | 'laptop.sleep'
  | 'alert.leave'
  | 'order.review'
  | 'slot.choose'
  | 'modal.close'
  | 'time.find'
  | 'page.reload';

/** A time is held for as long as was said, each alert comes once, and the trolley stays whatever becomes of the time. */
export const reservationMachine = setup({
  types: {} as { events: { type: Step } },
}).createMachine({
  id: 'reservation',
  description: 'A shopper holds a time, shops, and comes to the end of one of its two clocks.',
  initial: 'browsing',
  states: {
    browsing: {
      description: 'There is something in the trolley, and no time is chosen.',
      on: { 'late.hold': 'held', 'near.hold': 'heldTillItCloses', 'express.hold': 'expressHeld' },
    },
    held: {
      description: 'A time is held for an hour from now, and orders for it are taken for longer.',
      on: {
        'hold.extend': 'heldLonger',
        'hold.release': 'letGo',
        'shop.on': 'shopping',
        'checkout.open': 'inCheckout',
      },
    },
    heldLonger: {
      description: 'It is held for an hour from the tap on.',
      on: { 'page.reload': 'held' },
    },
    letGo: {
      description: 'No time is held, because the shopper wanted it so.',
      on: { 'same.hold': 'held' },
    },
    shopping: {
      description: 'The shopper looks at a shelf, and the head of the page says how long the time is held.',
      on: { 'hour.pass': 'expired', 'laptop.sleep': 'expired' },
    },
    inCheckout: {
      description: 'The shopper is in the checkout.',
      on: { 'hour.pass': 'expiredInCheckout' },
    },
    expired: {
      description: 'The time is not held any more, which is said once.',
      on: { 'slot.choose': 'over', 'modal.close': 'lapsed' },
    },
    expiredInCheckout: {
      description: 'The time is not held any more, said as it is said in the checkout.',
      on: { 'slot.choose': 'over' },
    },
    lapsed: {
      description: 'The shopper is where they were, without a time.',
      on: { 'time.find': 'over' },
    },
    over: {
      description: 'The times are on show, and the card says that the one from before is not held.',
      on: { 'same.hold': 'held', 'page.reload': 'choosing' },
    },
    choosing: {
      description: 'The times are on show, and the one from before is offered first.',
      on: { 'same.hold': 'held' },
    },
    heldTillItCloses: {
      description: 'A time is held as long as it can be: till no order for it is taken.',
      on: { 'soon.come': 'closingSoon', 'lid.close': 'closingNow', 'laptop.sleep': 'closed' },
    },
    closingSoon: {
      description: 'Orders for it close soon, which is said once.',
      on: { 'alert.leave': 'soonKnown', 'order.review': 'reviewing' },
    },
    soonKnown: {
      description: 'The shopper knows it; the card says it still.',
      on: { 'page.reload': 'soonKnown', 'now.come': 'closingNow' },
    },
    reviewing: {
      description: 'The trolley is looked through, where somebody may be writing.',
      on: { 'now.come': 'warned' },
    },
    warned: {
      description: 'Orders for it close now, which is said beside what is being written.',
      on: { 'end.come': 'closed' },
    },
    closingNow: {
      description: 'Less than five minutes are left, which is said once.',
      on: { 'alert.leave': 'nowKnown' },
    },
    nowKnown: {
      description: 'The shopper knows it; the card says it still.',
      on: { 'page.reload': 'nowKnown', 'end.come': 'closed' },
    },
    closed: {
      description: 'No order for it is taken any more, which is said once.',
      on: { 'slot.choose': 'overClosed' },
    },
    overClosed: {
      description: 'The times are on show, and the card says that the one from before has closed.',
    },
    expressHeld: {
      description: 'An express time is held.',
      on: { 'soon.come': 'expressSoon', 'laptop.sleep': 'expressClosed' },
    },
    expressSoon: {
      description: 'Express closes soon, said in its own words.',
      on: { 'alert.leave': 'expressSoonKnown', 'order.review': 'expressReviewing' },
    },
    expressSoonKnown: {
      description: 'The shopper knows it, and nothing more is said.',
      on: { 'now.come': 'expressNow' },
    },
    expressReviewing: {
      description: 'The trolley is looked through; express words come there too.',
      on: { 'now.come': 'expressNow' },
    },
    expressNow: {
      description: 'Express closes now, said in its own words.',
      on: { 'alert.leave': 'expressNowKnown' },
    },
    expressNowKnown: {
      description: 'The shopper knows it, and nothing more is said.',
      on: { 'end.come': 'expressClosed' },
    },
    expressClosed: {
      description: 'Express is closed, said in its own words.',
      on: { 'slot.choose': 'overClosed' },
    },
  },
});
