import type { PlaceId } from './-places.ts';

/** What will stand at a place whose capability is not built yet; a place that is not here is there. */
export const waiting = {
  boostOffers: 'your boost offers',
  loyaltyDashboard: 'your points, boosts and reward messages',
  savedRecipes: 'the recipes you saved',
  recipes: 'recipes with their ingredients a tap from your trolley',
  mealPlanning: 'meal plans',
  mealPlanningChild: 'meal plans',
  chooseMeals: 'choosing meals for your week',
  reviewPlan: 'looking over your meal plan',
  myMealPlans: 'your meal plans',
  personalDetails: 'your personal details',
  deliveryAddresses: 'your delivery addresses',
  emailAndPassword: 'your email and password',
  preferences: 'your online shopping preferences',
  onecard: 'your Onecard',
  subscriptions: 'your Delivery Saver subscription',
  deliverySaver: 'Delivery Saver, the delivery pass',
  deliverySaverPlans: 'the Delivery Saver plans',
  deliverySaverPayment: 'paying for Delivery Saver',
  deliverySaverSuccess: 'the confirmation of Delivery Saver',
} as const satisfies Partial<Record<PlaceId, string>>;
