import type { Texts } from './texts.ts';

export const stockAtStoresTexts = {
  title: { text: 'Stock at our stores' },
  note: { text: 'Shelves change through the day. What you order is checked again when it is picked.' },
  asking: { text: 'Asking our stores…' },
  failed: { text: 'We could not ask our stores just now.' },
  again: { text: 'Try again' },
  find: { text: 'Find a town or store' },
  count: { text: '{n} of {total} stores have it' },
  countOne: { text: '1 of {total} stores has it' },
  none: { text: 'We have no store called “{search}”. Try the nearest large town.' },
  all: { text: 'Show all stores' },
  stores: { text: 'Stores' },
  yours: { text: 'Your store' },
  noProduct: { text: 'Open a product first: its page leads here.' },
  statusInStock: { text: 'In stock' },
  statusLow: { text: 'Low stock' },
  statusOut: { text: 'Out of stock' },
  statusUnavailable: { text: 'Not sold here' },
} as const satisfies Texts;
