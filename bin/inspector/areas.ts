/** The charts by what they are about, in the order in which a product owner meets them. */
export const areas: Readonly<Record<string, readonly string[]>> = {
  'The time slot': [
    'how-where-when',
    'fulfilment',
    'zone',
    'time-slots',
    'reservation',
    'slot-watch',
    'express',
    'store-finder',
  ],
  'Finding goods': ['search-box', 'listing', 'facet-search', 'stock-levels', 'favourites', 'past-items', 'boosts'],
  'Trolley and lists': [
    ...['trolley', 'trolley-line', 'trolley-choices', 'removal', 'adding', 'reorder', 'samples', 'forgotten'],
    ...['shopping-list', 'saved-lists', 'list-search', 'shopper-notes'],
  ],
  'Checkout and paying': ['checkout', 'order', 'pay-ways', 'card-frame', 'card-removal', 'placing'],
  'Orders and changing them': ['past-orders', 'past-order', 'last-order', 'order-change'],
  'Who is shopping': [
    ...['session', 'sign-in', 'forgotten-password', 'registration', 'shopper-details', 'gate'],
    ...['account-details', 'credentials', 'addresses', 'address-finder', 'preferences', 'dietary-profile'],
  ],
  'Loyalty and the delivery pass': ['loyalty', 'onecard', 'my-onecard', 'saver', 'saver-purchase', 'subscription'],
  'Recipes and meal plans': ['recipes', 'recipe', 'saved-recipes', 'meal-plan', 'meal-plans'],
  'The shop as a whole': [
    ...['shop', 'shell', 'settings', 'flags', 'navigation', 'connection', 'modals', 'consent', 'bridge', 'chat'],
    ...['announcer', 'toast', 'theme', 'add-to-home'],
  ],
  'Pieces of pages': [
    ...['accordion', 'alert', 'aside', 'carousel', 'collapsible', 'cutout', 'field', 'image-zoom', 'load-more'],
    ...['pagination', 'persuasion-bar', 'popup', 'stepper', 'strip', 'tabs', 'ticker'],
  ],
  'Tools for people who read charts': ['inspector', 'playback', 'following'],
};

export const journeysArea = 'Journeys of shoppers';
/** Where a chart stands that nobody has given a place yet. */
export const elsewhere = 'Others';

export const areaOf = (name: string): string =>
  Object.entries(areas).find(([, names]) => names.includes(name))?.[0] ?? elsewhere;

const order = [...Object.keys(areas), elsewhere, journeysArea];
export const byArea = (a: { area: string; key: string }, b: { area: string; key: string }): number =>
  order.indexOf(a.area) - order.indexOf(b.area) ||
  (areas[a.area] ?? []).indexOf(a.key) - (areas[b.area] ?? []).indexOf(b.key) ||
  a.key.localeCompare(b.key, 'en');
