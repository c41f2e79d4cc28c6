/** Every schema an answer is checked with. Loaded with the first live call, never with the first page. */
export { SignInResult } from './account/account.contract.ts';
export { AccountChanged, AccountDetails } from './account/account-details.contract.ts';
export { FoundAddresses, ShopperAddresses, Suburbs } from './address/address.contract.ts';
export {
  Departments,
  Listing,
  ProductDetail,
  ProductRows,
  StockLevels,
  Suggestions,
} from './catalogue/catalogue.contract.ts';
export { ContentPage, MetaTags } from './content/content.contract.ts';
export { Experiments } from './experiments/experiments.contract.ts';
export { FulfilmentChanged, PickupAddresses, PickupAvailability } from './fulfilment/choice.contract.ts';
export { Store, StoreSearch } from './fulfilment/fulfilment.contract.ts';
export { ExpressTimeSlots, TimeSlotsSummary } from './fulfilment/time-slots.contract.ts';
export { FavouriteSkus } from './lists/favourites.contract.ts';
export { ForgottenProducts, ListSearch } from './lists/list-search.contract.ts';
export { SavedList, SavedLists, SavedListSummary } from './lists/saved-lists.contract.ts';
export { ListShare, SharedList, ShoppingList } from './lists/shopping-list.contract.ts';
export { KeptNote, ShopperNotes } from './notes/notes.contract.ts';
export {
  ActiveOrder,
  BonusProducts,
  Instructions,
  OrderChanged,
  OrderTotals,
  OrderValidation,
} from './orders/order.contract.ts';
export { OrderConfirmation, OrderPlaced, PlacementTold } from './orders/placing.contract.ts';
export { PaymentInstruments } from './payments/instruments.contract.ts';
export { CardCapture, PaymentInstrument } from './payments/payments.contract.ts';
export { ServerContext, User } from './session/session.contract.ts';
export { Settings } from './settings/settings.contract.ts';
export { HomepageBanners, Shell } from './shell/shell.contract.ts';
export { OnlineSamples, SampleResponses } from './trolley/samples.contract.ts';
export { PackagingOptions, Trolley, TrolleyChanged } from './trolley/trolley.contract.ts';
export { Nothing } from './wire.ts';
export {
  ChangeAnswered,
  OrderChangeCheck,
  OrderChangeContext,
  OrderDifference,
} from './orders/order-change.contract.ts';
export {
  LastOrderFulfilment,
  PastItems,
  PastOrder,
  PastOrderItems,
  PastOrders,
} from './orders/past-orders.contract.ts';
export {
  EligibilityTold,
  SaverPlans,
  SaverPurchased,
  SaverSavings,
  Subscription,
  Subscriptions,
} from './delivery-saver/delivery-saver.contract.ts';
export { BoostOffers, LoyaltyBalance, MyOnecard, OffersCount, RewardMessages } from './loyalty/loyalty.contract.ts';
export { MealPlan, MealPlans, PlanReview } from './meal-plans/meal-plans.contract.ts';
export { RecipeDetail, Recipes, RecipesSummary, RecipeSuggestions, SavedRecipes } from './recipes/recipes.contract.ts';
export { DietaryProfile } from './dietary/dietary.contract.ts';
export { PreferencesTold } from './preferences/preferences.contract.ts';
