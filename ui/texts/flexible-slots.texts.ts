import type { Texts } from './texts.ts';

/** The words of choosing a flexible hour, or another one. */
export const flexibleSlotsTexts = {
  title: { text: 'Change your flexible hour' },
  lead: { text: 'We come within an hour of its own. Choose one of the next, or a standard time.' },
  windows: { text: 'Flexible hours' },
  hold: { text: 'Hold this hour' },
  holding: { text: 'Holding your hour…' },
  held: { text: 'Held for you' },
  markFirst: { text: 'Choose an hour first.' },
  done: { text: '{name} is yours.' },
  close: { text: 'Done' },
  standard: { text: 'See standard times' },
  loading: { text: 'Looking for flexible hours…' },
  outdated: { text: 'These hours may be out of date: newer ones didn’t load.' },
  none: { text: 'No flexible hour is free on these days.' },
  noneText: { text: 'A standard time may still suit you.' },
  nowhere: { text: 'Tell us first where your groceries go.' },
  where: { text: 'Choose how and where' },
  failedTitle: { text: 'The hours didn’t load' },
  failedText: { text: 'The time you hold stays yours.' },
  tryAgain: { text: 'Try again' },
  full: { text: 'Somebody took the last place just before you. Choose another hour.' },
  closed: { text: 'Orders for that hour have just closed. Choose another one.' },
  notOurs: { text: 'That hour isn’t one of this place. These are.' },
  failed: { text: 'We couldn’t hold that hour.' },
} as const satisfies Texts;
