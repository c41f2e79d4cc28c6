/** What an address comes to for a delivery pass: a function of its place alone. */
export const eligibilities = ['eligible', 'nonPerishable', 'nonServiced'] as const;
export type Eligibility = (typeof eligibilities)[number];

/**
 * `active`: paid for, and goes on by itself. `ending`: cancelled, and good until what was paid for is over. `unpaid`: the
 * next payment was declined, another card is asked for. `ended`: it is over.
 */
export const subscriptionStates = ['active', 'ending', 'unpaid', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** On which days deliveries are paid for already. */
export const planDays = ['every', 'midweek'] as const;
export type PlanDays = (typeof planDays)[number];
