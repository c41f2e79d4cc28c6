import { addressOperations } from './addresses.ts';
import { accountOperations } from './accounts.ts';
import { analyticsOperations } from './analytics.ts';
import { choiceOperations } from './choice.ts';
import { contentOperations } from './content.ts';
import { experimentOperations } from './experiments.ts';
import { fulfilmentOperations } from './fulfilment.ts';
import { holdOperations } from './holds.ts';
import { lookUpOperations } from './look-ups.ts';
import { onecardOperations } from './onecards.ts';
import { noteOperations } from './notes.ts';
import type { Operation } from './operation.ts';
import { paymentOperations } from './payments.ts';
import { pickupOperations } from './pickup.ts';
import { productOperations } from './products.ts';
import { sessionOperations } from './session.ts';
import { shopperDetailsOperations } from './shopper-details.ts';
import { timeSlotOperations } from './time-slots.ts';
import { trolleyOperations } from './trolley.ts';

/** Every operation of the API. What stands first is matched first, so a fixed path stands before one with a parameter. */
export const operations: readonly Operation[] = [
  ...sessionOperations,
  ...accountOperations,
  ...contentOperations,
  ...experimentOperations,
  ...analyticsOperations,
  ...noteOperations,
  ...productOperations,
  ...trolleyOperations,
  ...fulfilmentOperations,
  ...choiceOperations,
  ...pickupOperations,
  ...holdOperations,
  ...timeSlotOperations,
  ...paymentOperations,
  ...lookUpOperations,
  ...addressOperations,
  ...onecardOperations,
  ...shopperDetailsOperations,
];
