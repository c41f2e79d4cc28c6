import { activeOrderOperations } from './active-order.ts';
import { addressOperations } from './addresses.ts';
import { accountDetailsOperations } from './account-details.ts';
import { accountOperations } from './accounts.ts';
import { analyticsOperations } from './analytics.ts';
import { choiceOperations } from './choice.ts';
import { confirmationOperations } from './confirmations.ts';
import { contentOperations } from './content.ts';
import { couponOperations } from './coupons.ts';
import { deliverySaverOperations } from './delivery-saver.ts';
import { dietaryProfileOperations } from './dietary-profile.ts';
import { experimentOperations } from './experiments.ts';
import { favouriteOperations } from './favourites.ts';
import { fulfilmentOperations } from './fulfilment.ts';
import { holdOperations } from './holds.ts';
import { invoiceOperations } from './invoices.ts';
import { listSearchOperations } from './list-search.ts';
import { lookUpOperations } from './look-ups.ts';
import { onecardOperations } from './onecards.ts';
import { loyaltyOperations } from './loyalty.ts';
import { myOnecardOperations } from './my-onecard.ts';
import { noteOperations } from './notes.ts';
import { mealPlanOperations } from './meal-plans.ts';
import type { Operation } from './operation.ts';
import { orderChangeOperations } from './order-changes.ts';
import { orderNoteOperations } from './order-notes.ts';
import { orderSavingOperations } from './order-saving.ts';
import { packagingOperations } from './packaging.ts';
import { pastOrderOperations } from './past-orders.ts';
import { paymentOperations } from './payments.ts';
import { pickupOperations } from './pickup.ts';
import { placingOperations } from './placing.ts';
import { preferenceOperations } from './preferences.ts';
import { productOperations } from './products.ts';
import { recipeOperations } from './recipes.ts';
import { savedListOperations } from './saved-lists.ts';
import { sampleOperations } from './samples.ts';
import { sessionOperations } from './session.ts';
import { sharedListOperations } from './shared-lists.ts';
import { shopperDetailsOperations } from './shopper-details.ts';
import { shoppingListOperations } from './shopping-list.ts';
import { timeSlotOperations } from './time-slots.ts';
import { trolleyOperations } from './trolley.ts';

/** Every operation of the API. What stands first is matched first, so a fixed path stands before one with a parameter. */
export const operations: readonly Operation[] = [
  ...sessionOperations,
  ...accountOperations,
  ...accountDetailsOperations,
  ...contentOperations,
  ...experimentOperations,
  ...analyticsOperations,
  ...noteOperations,
  ...sampleOperations,
  ...productOperations,
  ...trolleyOperations,
  ...packagingOperations,
  ...preferenceOperations,
  ...fulfilmentOperations,
  ...choiceOperations,
  ...pickupOperations,
  ...holdOperations,
  ...timeSlotOperations,
  ...paymentOperations,
  ...activeOrderOperations,
  ...orderNoteOperations,
  ...couponOperations,
  ...placingOperations,
  ...orderChangeOperations,
  ...orderSavingOperations,
  ...lookUpOperations,
  ...addressOperations,
  ...onecardOperations,
  ...myOnecardOperations,
  ...loyaltyOperations,
  ...shopperDetailsOperations,
  ...shoppingListOperations,
  ...sharedListOperations,
  ...savedListOperations,
  ...favouriteOperations,
  ...listSearchOperations,
  ...recipeOperations,
  ...mealPlanOperations,
  ...confirmationOperations,
  ...pastOrderOperations,
  ...invoiceOperations,
  ...dietaryProfileOperations,
  ...deliverySaverOperations,
];
