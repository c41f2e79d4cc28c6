/**
 * The steps from a trolley to an order. Nobody stays at `shopCheckout` or at `checkout`: both lead on, the first by way
 * of what may have been forgotten.
 */
export const steps = [
  'trolley',
  'shopCheckout',
  'checkout',
  'haveYouForgotten',
  'time',
  'review',
  'payment',
  'changePayment',
  'confirmed',
] as const;
export type Step = (typeof steps)[number];

/** What keeps a step from being shown, in the order in which it is looked at. */
// biome-ignore format: One line, so that the order is seen.
export const obstacles = ['guest', 'unregistered', 'unchanging', 'changing', 'items', 'slot', 'disclaimer', 'onward'] as const;
export type Obstacle = (typeof obstacles)[number];
