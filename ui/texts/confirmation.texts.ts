import type { Texts } from './texts.ts';

/** The words of an order that is placed. */
export const confirmationTexts = {
  changedTitle: { text: 'Your order is changed' },
  title: { text: 'Thank you, {name}' },
  number: { text: 'Your order {number} is placed.' },
  letter: { text: 'We write to {email} with everything that stands here.' },

  when: { text: 'When' },
  express: { text: 'Express' },
  where: { text: 'Where' },
  delivery: { text: 'Delivery to {place}' },
  pickUp: { text: 'Pick up at {place}' },
  findStore: { text: 'Opening hours and the way there' },
  instructions: { text: 'What you said to the driver' },
  pickUpInstructions: { text: 'What you said to the store' },
  notes: { text: 'What you said of the order' },

  paid: { text: 'What was charged' },
  charged: { text: '{total} was charged to' },
  nothingToPay: { text: 'There was nothing to pay.' },
  invoice: { text: 'Invoice (PDF)' },

  change: { text: 'If you change your mind' },
  changeUntil: { text: 'You can change your order until {time} on {day}.' },
  changeNot: { text: 'This order cannot be changed any more.' },
  changeOrder: { text: 'Change your order' },

  ordered: { text: 'What you have ordered' },
  items: { text: '{n} products' },
  item: { text: '1 product' },
  category: { text: '{name} ({n})' },
  amount: { text: '{n} ×' },
  noSubstitutes: { text: 'Nothing else in its place' },
  note: { text: 'Note:' },
  extras: { text: 'With our compliments' },

  ways: { text: 'Keep it at hand' },
  calendar: { text: 'Add to calendar' },
  saveList: { text: 'Save as a list' },
  saveLead: { text: 'Everything you ordered goes on the list.' },
  print: { text: 'Print' },
  printUnpack: { text: 'Print a list for unpacking' },
  continue: { text: 'Continue shopping' },
  yourOrders: { text: 'Your orders' },

  next: { text: 'What happens next' },
  stepPlaced: { text: 'Placed' },
  stepPlacedText: { text: 'We have your order, and your time is yours.' },
  stepPicked: { text: 'Picked' },
  stepPickedText: { text: 'Somebody at {store} picks it, the fresh things last.' },
  stepOnItsWay: { text: 'On its way' },
  stepOnItsWayText: { text: 'The van leaves to be with you {when}.' },
  stepDelivered: { text: 'Delivered' },
  stepDeliveredText: { text: 'At {place}.' },
  stepReady: { text: 'Ready' },
  stepReadyText: { text: 'It waits for you {when}.' },
  stepPickedUp: { text: 'Picked up' },
  stepPickedUpText: { text: 'At {place}. Say your order number: {number}.' },

  missing: { text: 'We could not find that order' },
  missingText: {
    text: 'Perhaps it was placed from another account, or its address is not whole. Your orders are all in one place.',
  },
  unread: { text: 'Your order did not load' },
  unreadText: { text: 'Looking at it again orders and charges nothing.' },
  tryAgain: { text: 'Try again' },
} as const satisfies Texts;
