import type { Shell } from './shell.contract.ts';

/** The frame when the operator's words did not come: nothing extra, and the safe value of every setting. */
export const plainShell: Shell = {
  specials: [],
  dynamicHeaderLink: null,
  mainNavs: [],
  browseBanners: [],
  specialsBanners: [],
  recipesBanners: [],
  footerLinks: [],
  contentEditor: false,
  deliveryFees: [],
  settings: {
    fulfilmentMessages: {},
    fulfilmentTimeouts: { reservationTimeoutMinutes: null, closingSoonMinutes: 15, closingNowMinutes: 5 },
    disabledMessageTitleNames: [],
    productSearchSettings: { defaultPageSize: 24 },
    deliverySubscriptionMessages: {},
    deliverySubscriptionSettings: { showHaveYouForgotten: true },
    expressFulfilmentSettings: {
      maxItemQuantityForExpressOrders: 25,
      expressPickUpFeeCents: 0,
      expressDeliveryFeeCents: 1_500,
      flexibleDeliveryFeeCents: 1_000,
    },
    expressFulfilmentMessages: {},
  },
};
