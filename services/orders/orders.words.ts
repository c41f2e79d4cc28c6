/** What an order costs is made of these, in this order; `coupon` is less than nothing. */
export const totalParts = ['goods', 'delivery', 'packaging', 'coupon', 'total'] as const;
export type TotalPart = (typeof totalParts)[number];

/** Why an order cannot be placed as it stands, the first to look at first. */
export const orderProblems = [
  'empty',
  'slotMissing',
  'slotElsewhere',
  'addressMissing',
  'restricted',
  'tooYoung',
  'unavailable',
  'expressExcess',
  'disclaimer',
] as const;
export type OrderProblem = (typeof orderProblems)[number];

/** What became of an order that was asked for. `paying`: nobody knows yet whether it was paid for. */
export const placementStates = ['paying', 'placed', 'declined'] as const;
export type PlacementState = (typeof placementStates)[number];

/** What is said to those who bring or pick an order. */
export const longestInstructions = 500;
export const longestOrderNotes = 500;
/** The one thing that can be added to what is said of a delivery. */
export const doorstepAddOn = 'Leave my order at the doorstep';

export const couponShape = /^[A-Z0-9-]{4,20}$/;
