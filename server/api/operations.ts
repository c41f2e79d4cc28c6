import { addressOperations } from './addresses.ts';
import { accountOperations } from './accounts.ts';
import { analyticsOperations } from './analytics.ts';
import { contentOperations } from './content.ts';
import { experimentOperations } from './experiments.ts';
import { fulfilmentOperations } from './fulfilment.ts';
import { onecardOperations } from './onecards.ts';
import { noteOperations } from './notes.ts';
import type { Operation } from './operation.ts';
import { paymentOperations } from './payments.ts';
import { productOperations } from './products.ts';
import { sessionOperations } from './session.ts';
import { shopperDetailsOperations } from './shopper-details.ts';
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
  ...paymentOperations,
  ...addressOperations,
  ...onecardOperations,
  ...shopperDetailsOperations,
];
