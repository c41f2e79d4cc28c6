import type { AnyStateMachine } from 'xstate';
import type { Carriages } from '#machines/kit/index.ts';
import type { ShopActor } from '#machines/shop/index.ts';
import type { LateChart } from '#routes/-context.ts';

/** A chart that the first bytes do not bring. */
export type Late = {
  readonly machine: AnyStateMachine;
  readonly carriage: Carriages[string];
  /** What it begins with in a shop. */
  readonly inputOf?: (shop: ShopActor) => unknown;
  /** Joins it to the rest of a shop in which it stands. */
  readonly opened?: (shop: ShopActor) => void;
  /** What shows it. */
  readonly parts?: unknown;
};

/** Each comes with the part that needs it, and travels under its name. */
export const lateCharts: Readonly<Record<Exclude<LateChart, 'listing'>, () => Promise<Late>>> = {
  fulfilment: () => import('./fulfilment.ts'),
  addresses: () => import('./addresses.ts'),
  zone: () => import('./zone.ts'),
  express: () => import('./express.ts'),
  timeSlots: () => import('./time-slots.ts'),
  howWhereWhen: () => import('./how-where-when.ts'),
  slotWatch: () => import('./slot-watch.ts'),
  shopperDetails: () => import('./shopper-details.ts'),
  trolley: () => import('./trolley.ts'),
  samples: () => import('./samples.ts'),
  trolleyChoices: () => import('./trolley-choices.ts'),
  shoppingList: () => import('./shopping-list.ts'),
  savedLists: () => import('./saved-lists.ts'),
  favourites: () => import('./favourites.ts'),
  listSearch: () => import('./list-search.ts'),
  forgotten: () => import('./forgotten.ts'),
  shopperNotes: () => import('./shopper-notes.ts'),
  signIn: () => import('./sign-in.ts'),
  registration: () => import('./registration.ts'),
  forgottenPassword: () => import('./forgotten-password.ts'),
  checkout: () => import('./checkout.ts'),
  order: () => import('./order.ts'),
  payWays: () => import('./pay-ways.ts'),
  placing: () => import('./placing.ts'),
  orderChange: () => import('./order-change.ts'),
  accountDetails: () => import('./account-details.ts'),
  credentials: () => import('./credentials.ts'),
  pastOrders: () => import('./past-orders.ts'),
  pastOrder: () => import('./past-order.ts'),
  pastItems: () => import('./past-items.ts'),
  reorder: () => import('./reorder.ts'),
  lastOrder: () => import('./last-order.ts'),
  recipes: () => import('./recipes.ts'),
  recipe: () => import('./recipe.ts'),
  savedRecipes: () => import('./saved-recipes.ts'),
  mealPlan: () => import('./meal-plan.ts'),
  mealPlans: () => import('./meal-plans.ts'),
  preferences: () => import('./preferences.ts'),
  dietaryProfile: () => import('./dietary-profile.ts'),
  saver: () => import('./saver.ts'),
  saverPurchase: () => import('./saver-purchase.ts'),
  saverWays: () => import('./saver-ways.ts'),
  saverCard: () => import('./saver-card.ts'),
  subscription: () => import('./subscription.ts'),
  cardRemoval: () => import('./card-removal.ts'),
  loyalty: () => import('./loyalty.ts'),
  boosts: () => import('./boosts.ts'),
  myOnecard: () => import('./my-onecard.ts'),
};

export const isLate = (name: string): name is LateChart => name === 'listing' || Object.hasOwn(lateCharts, name);
