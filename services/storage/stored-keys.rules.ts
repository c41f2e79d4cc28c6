import { isKeptList } from '../lists/kept-list.rules.ts';

/** Everything this browser remembers between visits, by key, with the only form in which it is believed. */
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200;
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isId = (value: unknown): value is number => isCount(value) && value > 0;
const isMethod = (value: unknown): value is 'Courier' | 'Pickup' => value === 'Courier' || value === 'Pickup';
const isConsent = (value: unknown): value is 'granted' | 'refused' => value === 'granted' || value === 'refused';
const isAcknowledged = (value: unknown): value is true => value === true;

/** Said once by a shopper and then never asked again; they outlive a sign-out. */
export const acknowledgementKeys = [
  'purchaseByQuantityAcknowledged',
  'changeOrderModalAcknowledged',
  'changedPriceTutorialAcknowledged',
  'ignoreChangedPriceTutorial',
  'changedPriceTutorialMobileWebAcknowledged',
  'ageRestrictedProductAcknowledged',
] as const;
export type AcknowledgementKey = (typeof acknowledgementKeys)[number];

export const storedForms = {
  scvId: isText,
  orderCount: isCount,
  hasActiveDeliverySubscription: isFlag,
  fulfilmentMethod: isMethod,
  fulfilmentSuburbId: isId,
  fulfilmentPickupAddressId: isId,
  'cw-sid': isText,
  purchaseByQuantityAcknowledged: isAcknowledged,
  changeOrderModalAcknowledged: isAcknowledged,
  changedPriceTutorialAcknowledged: isAcknowledged,
  ignoreChangedPriceTutorial: isAcknowledged,
  changedPriceTutorialMobileWebAcknowledged: isAcknowledged,
  ageRestrictedProductAcknowledged: isAcknowledged,
  addToHomeShown: isAcknowledged,
  chatStarted: isAcknowledged,
  analyticsConsent: isConsent,
  /** A guest's shopping list, and what a shopper's has not taken yet. */
  shoppingList: isKeptList,
} as const satisfies Record<string, (value: unknown) => boolean>;

export type StoredKey = keyof typeof storedForms;
export type Stored<K extends StoredKey> = (typeof storedForms)[K] extends (value: unknown) => value is infer T
  ? T
  : never;
