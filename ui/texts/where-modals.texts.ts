import type { PickupType } from '#services/fulfilment/fulfilment.words.ts';
import type { Texts } from './texts.ts';

export const whereModalTexts = {
  changeAddress: { text: 'Where should we deliver?' },
  addAddress: { text: 'Add a delivery address' },
  changeStore: { text: 'Where do you pick up?' },
  storefrontStore: { text: 'Choose your store' },
  storefrontLead: { text: 'Prices and stock are those of the store you choose.' },
  switched: { text: 'You’ve switched to pick up' },
  pickupInformation: { text: 'How pick up works' },
  pointInformation: { text: 'About this pick up place' },
  boot: { text: 'Direct to boot' },
  bootGrouped: { text: 'Stores with Direct to boot' },

  needsScript: { text: 'Choosing needs JavaScript. Call your store and we’ll choose for you.' },
  justSuburb: { text: 'Just your suburb is enough to see prices and times' },
  asking: { text: 'One moment…' },
  placesFailed: { text: 'We could not get the places to pick up just now.' },
  tryAgain: { text: 'Try again' },
  done: { text: 'Done' },
  changedTo: { text: 'Done. We deliver to {place}.' },
  pickedAt: { text: 'Done. You pick up at {place}.' },
  suburbSet: { text: 'Done. We deliver to {place}. Add an address before you check out.' },
  failedText: { text: 'Nothing has changed.' },

  youPickUp: { text: 'You pick up at {place}' },
  waysNow: { text: 'Handed over: {way}.' },
  otherStore: { text: 'Prices and stock are now those of {store}. They were those of {before}.' },
  sameStore: { text: 'Prices and stock are still those of {store}.' },
  itemsMissing: { text: 'Something in your trolley can’t be had there.' },
  itemsFine: {
    text: 'We check your trolley against that store. If something can’t be had there, your trolley says so.',
  },
  review: { text: 'Review your trolley' },
  timesOther: { text: 'Times for pick up are other than for delivery.' },
  chooseTime: { text: 'Choose a time' },
  notSwitched: { text: 'You’re set to delivery, so nothing has switched.' },

  lead: { text: 'Choose a place and a time, shop online, and we pack it for you. These are the ways to pick up:' },
  changePlace: { text: 'Choose where you pick up' },
  ways: { text: 'Ways to pick up here' },
  findIt: { text: 'How to find it' },
  packedBy: { text: 'Packed by {store}: its prices and stock hold.' },
  hours: { text: 'Store hours' },
  next: { text: 'Next:' },
  noTime: { text: 'no time in the next days' },
  noPlace: { text: 'We don’t know this place to pick up. Choose one of the others.' },
  noneChosen: { text: 'You haven’t chosen where you pick up yet.' },

  bootLead: { text: 'Stay in your car: we bring your groceries out and put them in the boot.' },
  bootAt: { text: 'You can have it at {store}.' },
  bootNotAt: { text: '{store} has no Direct to boot. These stores have it:' },
  bootAll: { text: 'See all stores with Direct to boot' },
  bootHow: { text: 'How Direct to boot works' },
  bootStores: { text: '{n} stores bring your groceries to the boot.' },
  bootNone: { text: 'No store brings groceries to the boot just now.' },
} as const satisfies Texts;

export const bootSteps = [
  'Choose Direct to boot and a time at your store.',
  'Come within your time and park in a marked bay.',
  'Call the number on the sign, or press the button at the bay, and say your name.',
  'We bring your order out and load your boot. Have your ID ready if there is alcohol in it.',
] as const;

/** What each way to pick up is like. */
export const wayWords: Readonly<Record<PickupType, string>> = {
  InStore: 'Come to the pick up counter in the store and say your name.',
  DirectToBoot: 'Park in a marked bay and we load your boot.',
  DriveUp: 'Drive up to the pick up window and we hand it over.',
  DriveThrough: 'Drive through the pick up lane beside the store; no parking needed.',
  ELocker: 'Open a cooled locker with the code we text you.',
  Locker: 'Staff hand your order out of a locker while the place is open.',
};
