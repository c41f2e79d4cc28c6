/**
 * Where each call goes, by name. A plain path stands under the settings' baseUrl, `v2:` under baseUrlV2, a leading slash
 * at the site's root; {braces} are parameters. The settings file carries this map and may change any path in it.
 */
export const defaultEndpoints = {
  settings: '/assets/settings.json',
  session: 'session',
  user: '/bff/get-user',
  signInRedirect: '/bff/initiate-oidc-signin',
  logoutRedirect: '/bff/logout',
  logout: 'shopper-logouts',
  credentials: 'credentials',
  registrations: 'registrations',
  registrationConfirmations: 'registrations/confirmations',
  registrationPassword: 'registrations/password',
  shopperDetails: 'registrations/shopper-details',
  forgottenPassword: 'registrations/forgotten-password',
  accountDetails: 'account-details',
  updatePhoneNumbers: 'phone-numbers',
  experiments: 'experiments',
  analyticsEvents: 'analytics/events',
  shell: 'shell',
  instructions: 'instructions',
  dynamicContent: 'dynamic-content/{slug}',
  metaTagSettings: 'meta-tag-settings',
  homepageBanners: 'homepage-banners',

  products: 'products',
  productSearch: 'products/search',
  product: 'products/{sku}',
  searchSuggestions: 'products/search-suggestions',
  departments: 'products/departments',
  shelves: 'products/shelves',
  stockLevels: 'products/stock-levels',
  productCarousels: 'products/carousels',
  myFavourites: 'v2:products/my/favourites',
  savedLists: 'products/my/saved-lists',
  savedList: 'products/my/saved-lists/{id}',
  forgottenProducts: 'products/my/forgotten',
  onlineSamples: 'products/my/online-samples',
  onlineSampleResponses: 'products/my/online-samples/responses',
  shopperNotes: 'products/my/notes',

  recipes: 'recipes',
  recipe: 'recipes/{slug}',
  recipeSummary: 'recipes/summary',
  recipeSuggestions: 'recipes/search-suggestions',
  savedRecipes: 'recipes/my/saved',
  mealPlans: 'meal-plans',
  mealPlan: 'meal-plans/{id}',

  trolley: 'trolleys/my',
  trolleyItems: 'trolleys/my/items',
  addOrUpdateTrolley: 'v2:trolleys/my/items',
  trolleySubstitutions: 'trolleys/my/substitutions',
  trolleySubstitution: 'trolleys/my/substitutions/{sku}',
  trolleyMetadata: 'trolleys/my/metadata',
  packagingOptions: 'packaging-options',

  shoppingList: 'shopping-lists/my',
  shoppingListItems: 'shopping-lists/my/items',
  shoppingListItem: 'shopping-lists/my/items/{item}',

  fulfilment: 'fulfilment/my',
  postMethod: 'fulfilment/my/methods/{method}',
  postSuburb: 'fulfilment/my/suburbs/{suburbId}',
  postPickupAddress: 'fulfilment/my/pickup-addresses',
  primaryAddress: 'fulfilment/my/primary-addresses/{addressId}',
  timeSlot: 'fulfilment/my/time-slots',
  timeSlotConfirmations: 'fulfilment/my/time-slots/confirmations',
  timeSlotWatch: 'fulfilment/my/time-slots/watches/{slotId}',
  expressTimeSlots: 'fulfilment/my/express-time-slots',
  reserveExpressTimeSlot: 'fulfilment/my/express-time-slots/reservations',
  lastOrderFulfilment: 'fulfilment/my/last-order',
  timeSlotsSummary: 'fulfilment/time-slots-summary',
  store: 'fulfilment/stores/{storeId}',
  storeSearch: 'fulfilment/stores',
  pickupAreas: 'fulfilment/pickup-areas',
  pickupAvailability: 'fulfilment/pickup-availability',
  fulfilmentNotes: 'fulfilment/my/notes',
  suburbs: 'suburbs',

  addresses: 'addresses/my/items',
  address: 'addresses/my/{addressId}',
  pickupAddresses: 'addresses/pickup-addresses',
  externalAddress: 'addresses/external-address',

  activeOrder: 'orders/my/active',
  activeOrderTotals: 'orders/my/active/totals',
  activeOrderValidation: 'orders/my/active/validation',
  placeOrder: 'orders/my/active/place',
  acceptDisclaimer: 'orders/my/active/accept-disclaimer',
  bonusProducts: 'orders/my/active/bonus-products',
  orderNotes: 'orders/my/active/notes',
  orderConfirmation: 'orders/my/confirmations/{orderId}',
  orderStatusByKey: 'orders/my/keys/{key}',
  postCoupon: 'orders/my/active/coupons',

  pastOrders: 'past-orders',
  pastOrdersItems: 'past-orders/items',
  pastOrder: 'past-orders/{orderId}',
  pastOrderItems: 'past-orders/{orderId}/items',
  pastOrderInvoice: 'past-orders/{orderId}/invoice',
  pastOrderCancel: 'past-orders/{orderId}/cancel',
  pastOrderChange: 'past-orders/change',
  pastOrderPayment: 'past-orders/change/payment',
  lastOrderChangeContext: 'past-orders/change/context',
  orderChangeContext: 'past-orders/change/context/{orderId}',

  paymentInstruments: 'payments/instruments',
  paymentInstrument: 'payments/instruments/{instrumentId}',
  cardCapture: 'payments/card-capture',
  walletSessions: 'payments/wallet-sessions',

  loyaltyBalances: 'v2:loyalty/edr/my/balances',
  offersCount: 'loyalty/edr/my/offers/count',
  offersCountV2: 'v2:loyalty/edr/my/offers/count',
  offers: 'loyalty/edr/my/offers',
  rewardMessages: 'loyalty/edr/my/reward-messages',
  rewardMessage: 'loyalty/edr/my/reward-messages/{messageId}',
  onecards: 'onecards/my',
  onecardValidation: 'onecards/actions/validate',
  guestOnecards: 'onecards/guests',

  deliverySubscriptions: 'delivery-subscriptions/my',
  deliverySubscriptionPlans: 'delivery-subscriptions/plans',
  deliverySubscriptionEligibility: 'delivery-subscriptions/eligibility',
} as const satisfies Record<string, string>;

export type EndpointName = keyof typeof defaultEndpoints;
export type Endpoints = Readonly<Record<string, string>>;
export const endpointNames = Object.keys(defaultEndpoints) as readonly EndpointName[];

const own: Endpoints = defaultEndpoints;

/** The paths that differ from what everyone knows: only these need to travel. */
export const changedEndpoints = (endpoints: Endpoints): Endpoints =>
  Object.fromEntries(
    Object.entries(endpoints).filter(([name, path]) => !Object.hasOwn(own, name) || own[name] !== path),
  );
