import type { StoredKey } from './stored-keys.rules.ts';

/**
 * What a sign-out takes out of this browser and what it leaves: the shopper's goes, the browser's stays. A key without
 * an entry does not compile.
 */
export const afterSignOut = {
  scvId: 'goes',
  orderCount: 'goes',
  hasActiveDeliverySubscription: 'goes',
  fulfilmentMethod: 'goes',
  fulfilmentSuburbId: 'goes',
  fulfilmentPickupAddressId: 'goes',
  chatStarted: 'goes',
  shoppingList: 'goes',
  'cw-sid': 'stays',
  purchaseByQuantityAcknowledged: 'stays',
  changeOrderModalAcknowledged: 'stays',
  changedPriceTutorialAcknowledged: 'stays',
  ignoreChangedPriceTutorial: 'stays',
  changedPriceTutorialMobileWebAcknowledged: 'stays',
  ageRestrictedProductAcknowledged: 'stays',
  addToHomeShown: 'stays',
  analyticsConsent: 'stays',
} as const satisfies Record<StoredKey, 'goes' | 'stays'>;

/** Of what a tab remembers, only this outlives a sign-out: that a lost file was asked for once more. */
export const tabKeysThatStay: readonly string[] = ['kete.reloaded'];

/** Where an identity token once stood; none belongs in a browser. */
export const oldTokenKey = 'shop-countdown.id_token';
