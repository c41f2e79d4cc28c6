import type { PickupType } from '#services/fulfilment/fulfilment.words.ts';
import type { Texts } from './texts.ts';

export const storeTexts = {
  title: { text: 'Store finder' },
  lead: { text: 'Find your nearest Kete, see when it is open, and choose it as your store.' },
  searchLabel: { text: 'Suburb, town or postcode' },
  search: { text: 'Find stores' },
  looking: { text: 'Looking for stores…' },
  showAll: { text: 'Show all stores' },
  allStores: { text: 'All stores' },
  foundNothing: { text: 'We found no store for' },
  nothingHint: { text: 'Try the name of a suburb or town, or a four-digit postcode.' },
  searchFailed: { text: 'We could not look for stores just now. The list below is from before.' },
  tryAgain: { text: 'Try again' },
  yours: { text: 'Your store' },
  choose: { text: 'Choose as my store' },
  choosing: { text: 'Choosing…' },
  chooseFailed: { text: 'We could not save that just now. Your store has not changed.' },
  blocked: { text: 'You’re changing an order, so its store stays as it is. Finish or leave that change first.' },
  notChosen: { text: 'You have not chosen a store yet.' },
  untilThen: { text: 'Until you do, prices and stock are those of' },
  nowThoseOf: { text: 'Prices and stock are now those of' },
  thoseOf: { text: 'Prices and stock are those of' },
  isYoursNow: { text: 'is your store now.' },
  needsScript: { text: 'Choosing a store needs JavaScript. Looking for one works without it.' },
  goOn: { text: 'Back to where you were' },
  goShopping: { text: 'Start shopping' },
  regions: { text: 'Regions' },
  open: { text: 'Open until' },
  closing: { text: 'Closing soon, at' },
  opens: { text: 'Closed. Opens' },
  closed: { text: 'Closed' },
  at: { text: 'at' },
  pickUp: { text: 'Pick up' },
  express: { text: 'Express: groceries within the hour' },
  call: { text: 'Call' },
} as const satisfies Texts;

/** The ways to pick up, as people say them. */
export const pickupWords: Readonly<Record<PickupType, string>> = {
  InStore: 'in store',
  DirectToBoot: 'direct to boot',
  DriveUp: 'drive up',
  DriveThrough: 'drive through',
  Locker: 'locker',
  ELocker: 'e-locker',
};
