import type { ExperimentKey, FeatureName } from '#services/experiments/experiments.contract.ts';

/** Who may stand where. Deny is the default: a page that is not in this table is not a page. */
export type Who = 'anyone' | 'signed-in' | 'shopper';

export type Place = {
  readonly path: string;
  readonly who: Who;
  /** The page is reachable only when this flag or experiment is on; with `redirectWhenEnabled`, only when it is off. */
  readonly feature?: FeatureName | ExperimentKey;
  readonly redirectUrl?: string;
  readonly redirectWhenEnabled?: true;
  readonly externalRedirect?: string;
  readonly listName?: string;
  readonly hideChat?: true;
  /** Open to an embedded visitor who is signed out: the sign-in family, the error pages and the legal ones. */
  readonly beforeSignIn?: true;
  /** What will stand here, for a page whose capability is not built yet. */
  readonly notYet?: string;
};

const anyone = 'anyone' as const;
const shopper = 'shopper' as const;
const family = { who: anyone, beforeSignIn: true, hideChat: true } as const;
const meals = { who: anyone, feature: 'MealPlanning' } as const;
const account = (path: string, notYet: string): Place => ({ path, who: shopper, notYet });

export const places = {
  home: { path: '/', who: anyone, listName: 'home' },
  somethingWentWrong: { path: '/something-went-wrong', who: anyone, beforeSignIn: true },
  notFound: { path: '/not-found', who: anyone, beforeSignIn: true },
  offline: { path: '/offline', who: anyone, beforeSignIn: true, hideChat: true },

  secureLogin: { ...family, path: '/shop/securelogin', notYet: 'signing in to your account' },
  secureLoginShort: { ...family, path: '/securelogin', notYet: 'signing in to your account' },
  register: { ...family, path: '/register', notYet: 'registering for online shopping' },
  shopperDetails: {
    path: '/register/shopperdetails',
    who: 'signed-in',
    beforeSignIn: true,
    hideChat: true,
    notYet: 'finishing your registration',
  },
  shopperDetailsInShop: {
    path: '/shop/register/shopperdetails',
    who: 'signed-in',
    beforeSignIn: true,
    hideChat: true,
    notYet: 'finishing your registration',
  },
  welcome: { path: '/welcome', who: 'signed-in', notYet: 'your first steps after registering' },
  forgotPassword: { ...family, path: '/forgotpassword', notYet: 'choosing a new password' },

  search: { path: '/shop/searchproducts', who: anyone, listName: 'search' },
  browse: { path: '/shop/browse', who: anyone, listName: 'browse' },
  departments: { path: '/shop/browse/departments', who: anyone },
  department: { path: '/shop/browse/$department', who: anyone, listName: 'department' },
  aisle: { path: '/shop/browse/$department/$aisle', who: anyone, listName: 'aisle' },
  shelf: { path: '/shop/browse/$department/$aisle/$shelf', who: anyone, listName: 'shelf' },
  specials: { path: '/shop/specials', who: anyone, listName: 'specials' },
  product: { path: '/shop/productdetails', who: anyone },
  productGroup: { path: '/shop/productgroup', who: anyone, listName: 'product-group' },
  dynamicGroup: { path: '/shop/products', who: anyone, listName: 'dynamic-group' },
  boostedProducts: { path: '/shop/everyday-rewards-boosts', who: anyone, listName: 'boosts' },

  boostOffers: { path: '/everyday-rewards/boosts', who: shopper, notYet: 'your boost offers' },
  loyaltyDashboard: { path: '/everyday-rewards', who: shopper, notYet: 'your points, boosts and reward messages' },
  shoppingList: { path: '/shoppinglist', who: anyone, notYet: 'your shopping list' },
  lists: { path: '/lists', who: shopper, notYet: 'all your lists' },
  favourites: { path: '/myfavourites', who: shopper, notYet: 'the products you buy most' },
  pastOrders: { path: '/pastorders', who: shopper, notYet: 'everything you have bought before' },
  saved: { path: '/saved', who: shopper, notYet: 'your saved lists' },
  savedRecipes: { path: '/shop/savedrecipes', who: shopper, notYet: 'the recipes you saved' },
  editSearchList: { path: '/shop/editsearchlist', who: shopper, notYet: 'searching for a whole list at once' },
  listItems: { path: '/listitems', who: shopper, notYet: 'the items of a saved list' },

  recipes: { path: '/recipes', who: anyone, notYet: 'recipes with their ingredients a tap from your trolley' },
  mealPlanning: { ...meals, path: '/meal-planning', notYet: 'meal plans' },
  mealPlanningChild: { ...meals, path: '/meal-planning/$step', notYet: 'meal plans' },
  chooseMeals: { ...meals, path: '/choose-meals', notYet: 'choosing meals for your week' },
  reviewPlan: { ...meals, path: '/review-plan', notYet: 'looking over your meal plan' },
  myMealPlans: { ...meals, path: '/my-meal-plans', who: shopper, notYet: 'your meal plans' },

  bookATimeSlot: { path: '/bookatimeslot', who: anyone, notYet: 'choosing a delivery or pick up time' },
  checkoutTimeSlot: {
    path: '/checkout/bookatimeslot',
    who: anyone,
    hideChat: true,
    notYet: 'choosing a delivery or pick up time',
  },
  howWhereWhen: {
    path: '/book-a-timeslot/how-where-when',
    who: anyone,
    notYet: 'choosing how, where and when you get your groceries',
  },
  checkoutHowWhereWhen: {
    path: '/checkout/book-a-timeslot/how-where-when',
    who: anyone,
    hideChat: true,
    notYet: 'choosing how, where and when you get your groceries',
  },

  trolley: { path: '/trolley', who: shopper, notYet: 'your trolley' },
  reviewTrolley: { path: '/reviewtrolley', who: shopper, notYet: 'your trolley, with what needs a look first' },
  haveYouForgotten: {
    path: '/haveyouforgotten',
    who: shopper,
    notYet: 'the things you usually buy and have not added yet',
  },
  checkout: { path: '/checkout', who: shopper, hideChat: true, notYet: 'the checkout' },
  shopCheckout: { path: '/shop/checkout', who: shopper, hideChat: true, notYet: 'the checkout' },
  reviewOrder: { path: '/checkout/revieworder', who: shopper, hideChat: true, notYet: 'a last look at your order' },
  payment: { path: '/checkout/payment', who: shopper, hideChat: true, notYet: 'paying for your order' },
  confirmation: { path: '/checkout/confirmation', who: shopper, notYet: 'the confirmation of your order' },
  changeOrder: { path: '/changeorder/landing', who: shopper, notYet: 'changing an order you have placed' },
  changeOrderPayment: {
    path: '/changeorder/payment',
    who: shopper,
    hideChat: true,
    notYet: 'paying for a changed order',
  },

  account: account('/account', 'your account'),
  personalDetails: account('/account/personal-details', 'your personal details'),
  deliveryAddresses: account('/account/delivery-addresses', 'your delivery addresses'),
  emailAndPassword: account('/account/email-and-password', 'your email and password'),
  preferences: account('/account/preferences', 'your online shopping preferences'),
  onecard: account('/account/onecard', 'your Onecard'),
  orders: account('/account/orders', 'your orders'),
  subscriptions: account('/account/subscriptions', 'your Delivery Saver subscription'),

  deliverySaver: { path: '/deliverysubscription', who: anyone, notYet: 'Delivery Saver, the delivery pass' },
  deliverySaverPlans: { path: '/deliverysubscription/plans', who: shopper, notYet: 'the Delivery Saver plans' },
  deliverySaverPayment: {
    path: '/deliverysubscription/payment',
    who: shopper,
    hideChat: true,
    notYet: 'paying for Delivery Saver',
  },
  deliverySaverSuccess: {
    path: '/deliverysubscription/payment/success',
    who: shopper,
    notYet: 'the confirmation of Delivery Saver',
  },

  storeFinder: { path: '/store-finder', who: anyone, notYet: 'finding a store near you' },
  express: { path: '/express', who: anyone, notYet: 'groceries within the hour' },
  aboutUs: { path: '/about-us', who: anyone },
  contactUs: { path: '/contact-us', who: anyone },
  content: { path: '/shop/content/$slug', who: anyone },
  info: { path: '/info/$slug', who: anyone, beforeSignIn: true },
} as const satisfies Record<string, Place>;

export type PlaceId = keyof typeof places;
export const placeOf = (id: PlaceId): Place => places[id];

export const listingPlaces: readonly PlaceId[] = [
  'search',
  'browse',
  'department',
  'aisle',
  'shelf',
  'specials',
  'productGroup',
  'dynamicGroup',
  'boostedProducts',
];
