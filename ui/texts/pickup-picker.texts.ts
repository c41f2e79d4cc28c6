import type { PickupType } from '#services/fulfilment/fulfilment.words.ts';
import type { Texts } from './texts.ts';

export const pickupPickerTexts = {
  title: { text: 'Places to pick up' },
  search: { text: 'Suburb, town, postcode or name' },
  narrowed: { text: '{n} places for “{text}”' },
  narrowedOne: { text: 'One place for “{text}”' },
  none: { text: 'No place to pick up is called “{text}”. Try a town or a postcode.' },
  chosen: { text: 'You pick up here' },
  choosing: { text: 'Choosing…' },
  nextTime: { text: 'Next time:' },
  about: { text: 'About this place' },
  away: { text: 'from' },
  nearest: { text: 'Nearest to {name} first.' },
  at: { text: 'at' },
  blocked: { text: 'You’re changing an order, so where it is picked up stays as it is.' },
} as const satisfies Texts;

/** The ways to pick up as they stand on a button. */
export const pickupNames: Readonly<Record<PickupType, string>> = {
  InStore: 'In store',
  DirectToBoot: 'Direct to boot',
  DriveUp: 'Drive up',
  DriveThrough: 'Drive through',
  ELocker: 'eLocker',
  Locker: 'Locker',
};
