import { flagsOf, isOn, modalsOf, type ShopActor, sessionOf, shopperOf } from '#machines/shop/index.ts';
import type { FeatureName } from '#services/experiments/experiments.words.ts';
import type { AcknowledgementKey } from '#services/storage/stored-keys.rules.ts';
import type { RouterContext } from './-context.ts';

/** A modal that tells of something new: the feature it needs, and where it is kept that it has been read. */
export type Onboarding = readonly [feature: FeatureName, acknowledgement: AcknowledgementKey];

export const purchaseByQuantity: Onboarding = ['PurchasingUnitsOnboardingModal', 'purchaseByQuantityAcknowledged'];
export const changeOrderOnboarding: Onboarding = ['ChangeOrderOnboardingModal', 'changeOrderModalAcknowledged'];

/** Whether to tell now: once, never to somebody who is changing an order, and never over another modal. */
export const isOnboardingDue = (
  shop: ShopActor,
  storage: RouterContext['services']['storage'],
  [feature, acknowledgement]: Onboarding,
): boolean =>
  isOn(flagsOf(shop).getSnapshot(), feature) &&
  storage.read(acknowledgement) !== true &&
  !shopperOf(sessionOf(shop).getSnapshot()).isChangingOrder &&
  !modalsOf(shop).getSnapshot().hasTag('open');
