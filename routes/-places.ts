import type { Step } from '#services/checkout/steps.words.ts';
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
  /** An order that is being changed keeps its time: nobody chooses another one meanwhile. */
  readonly blockedWhileChanging?: true;
  /** A step on the way to an order: it asks for what comes before it. */
  readonly step?: Step;
};

const anyone = 'anyone' as const;
const shopper = 'shopper' as const;
const family = { who: anyone, beforeSignIn: true, hideChat: true } as const;
const meals = { who: anyone, feature: 'MealPlanning' } as const;
const account = (path: string): Place => ({ path, who: shopper });
/** Where somebody types what is their own, nothing stands over the form. */
const form = (path: string): Place => ({ ...account(path), hideChat: true });

export const places = {
  home: { path: '/', who: anyone, listName: 'home' },
  somethingWentWrong: { path: '/something-went-wrong', who: anyone, beforeSignIn: true },
  notFound: { path: '/not-found', who: anyone, beforeSignIn: true },
  offline: { path: '/offline', who: anyone, beforeSignIn: true, hideChat: true },

  secureLogin: { ...family, path: '/shop/securelogin' },
  secureLoginShort: { ...family, path: '/securelogin' },
  register: { ...family, path: '/register' },
  shopperDetails: {
    path: '/register/shopperdetails',
    who: 'signed-in',
    beforeSignIn: true,
    hideChat: true,
  },
  shopperDetailsInShop: {
    path: '/shop/register/shopperdetails',
    who: 'signed-in',
    beforeSignIn: true,
    hideChat: true,
  },
  welcome: { path: '/welcome', who: 'signed-in' },
  forgotPassword: { ...family, path: '/forgotpassword' },

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

  boostOffers: { path: '/everyday-rewards/boosts', who: shopper },
  loyaltyDashboard: { path: '/everyday-rewards', who: shopper },
  shoppingList: { path: '/shoppinglist', who: anyone },
  lists: { path: '/lists', who: shopper },
  favourites: { path: '/myfavourites', who: shopper, listName: 'favourites' },
  pastOrders: { path: '/pastorders', who: shopper },
  saved: { path: '/saved', who: shopper },
  savedRecipes: { path: '/shop/savedrecipes', who: shopper },
  editSearchList: { path: '/shop/editsearchlist', who: shopper, hideChat: true },
  listItems: { path: '/listitems', who: shopper, hideChat: true },

  recipes: { path: '/recipes', who: anyone, listName: 'recipes' },
  recipe: { path: '/recipes/$slug', who: anyone },
  mealPlanning: { ...meals, path: '/meal-planning' },
  mealPlanningChild: { ...meals, path: '/meal-planning/$step' },
  chooseMeals: { ...meals, path: '/choose-meals' },
  reviewPlan: { ...meals, path: '/review-plan' },
  myMealPlans: { ...meals, path: '/my-meal-plans', who: shopper },

  bookATimeSlot: { path: '/bookatimeslot', who: anyone, blockedWhileChanging: true, hideChat: true },
  checkoutTimeSlot: {
    path: '/checkout/bookatimeslot',
    who: anyone,
    blockedWhileChanging: true,
    step: 'time',
    hideChat: true,
  },
  howWhereWhen: {
    path: '/book-a-timeslot/how-where-when',
    who: anyone,
    blockedWhileChanging: true,
    hideChat: true,
  },
  checkoutHowWhereWhen: {
    path: '/checkout/book-a-timeslot/how-where-when',
    who: anyone,
    blockedWhileChanging: true,
    step: 'time',
    hideChat: true,
  },

  trolley: { path: '/trolley', who: shopper, step: 'trolley' },
  reviewTrolley: { path: '/reviewtrolley', who: shopper, step: 'trolley' },
  haveYouForgotten: {
    path: '/haveyouforgotten',
    who: shopper,
    step: 'haveYouForgotten',
    hideChat: true,
  },
  checkout: { path: '/checkout', who: shopper, step: 'checkout', hideChat: true },
  shopCheckout: { path: '/shop/checkout', who: shopper, step: 'shopCheckout', hideChat: true },
  reviewOrder: { path: '/checkout/revieworder', who: shopper, step: 'review', hideChat: true },
  payment: { path: '/checkout/payment', who: shopper, step: 'payment', hideChat: true },
  confirmation: { path: '/checkout/confirmation', who: shopper, step: 'confirmed' },
  changeOrder: { path: '/changeorder/landing', who: shopper, blockedWhileChanging: true },
  changeOrderPayment: {
    path: '/changeorder/payment',
    who: shopper,
    step: 'changePayment',
    hideChat: true,
  },

  account: account('/account'),
  personalDetails: form('/account/personal-details'),
  deliveryAddresses: form('/account/delivery-addresses'),
  emailAndPassword: form('/account/email-and-password'),
  preferences: form('/account/preferences'),
  onecard: form('/account/onecard'),
  orders: account('/account/orders'),
  subscriptions: account('/account/subscriptions'),

  deliverySaver: { path: '/deliverysubscription', who: anyone },
  deliverySaverPlans: { path: '/deliverysubscription/plans', who: shopper },
  deliverySaverPayment: {
    path: '/deliverysubscription/payment',
    who: shopper,
    hideChat: true,
  },
  deliverySaverSuccess: {
    path: '/deliverysubscription/payment/success',
    who: shopper,
  },

  storeFinder: { path: '/store-finder', who: anyone },
  express: { path: '/express', who: anyone },
  aboutUs: { path: '/about-us', who: anyone },
  contactUs: { path: '/contact-us', who: anyone },
  content: { path: '/shop/content/$slug', who: anyone },
  info: { path: '/info/$slug', who: anyone, beforeSignIn: true },

  gallery: { path: '/gallery', who: anyone },
  galleryPiece: { path: '/gallery/$piece', who: anyone },
  gallerySample: { path: '/gallery/$piece/$sample', who: anyone },
} as const satisfies Record<string, Place>;

export type PlaceId = keyof typeof places;
export const placeOf = (id: PlaceId): Place => places[id];
