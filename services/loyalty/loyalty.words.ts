/** What becomes of points once there are enough of them for a reward. */
export const redemptionPreferences = ['automatic', 'save', 'christmas'] as const;
export type RedemptionPreference = (typeof redemptionPreferences)[number];

/** `available`: it can be boosted. `boosted`: it counts for the next order. `used`: an order has had it. */
export const offerStates = ['available', 'boosted', 'used'] as const;
export type OfferState = (typeof offerStates)[number];
