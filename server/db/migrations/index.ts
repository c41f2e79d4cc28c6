import { catalogue } from './001-catalogue.ts';
import { places } from './002-places.ts';
import { content } from './003-content.ts';
import { sessions } from './004-sessions.ts';
import { accounts } from './005-accounts.ts';
import { signIn } from './006-sign-in.ts';
import { trolleys } from './007-trolleys.ts';
import { identities } from './008-identities.ts';
import { trolleyRevisions } from './009-trolley-revisions.ts';
import { fulfilment } from './010-fulfilment.ts';
import { trolleyAndLists } from './011-trolley-and-lists.ts';
import { orders } from './012-orders.ts';
import { letterTries } from './013-letter-tries.ts';
import { couponsOfOrders } from './014-coupons-of-orders.ts';
import { changedOrders } from './015-changed-orders.ts';
import { dietaryProfiles } from './016-dietary-profiles.ts';
import { accountChanges } from './017-account-changes.ts';
import { shopperPreferences } from './018-shopper-preferences.ts';
import { deliverySubscriptions } from './019-delivery-subscriptions.ts';
import { loyalty } from './020-loyalty.ts';
import { recipesAndPlans } from './021-recipes-and-plans.ts';

export type Step = { readonly name: string; readonly ddl: string };

const modules = {
  '001-catalogue': catalogue,
  '002-places': places,
  '003-content': content,
  '004-sessions': sessions,
  '005-accounts': accounts,
  '006-sign-in': signIn,
  '007-trolleys': trolleys,
  '008-identities': identities,
  '009-trolley-revisions': trolleyRevisions,
  '010-fulfilment': fulfilment,
  '011-trolley-and-lists': trolleyAndLists,
  '012-orders': orders,
  '013-letter-tries': letterTries,
  '014-coupons-of-orders': couponsOfOrders,
  '015-changed-orders': changedOrders,
  '016-dietary-profiles': dietaryProfiles,
  '017-account-changes': accountChanges,
  '018-shopper-preferences': shopperPreferences,
  '019-delivery-subscriptions': deliverySubscriptions,
  '020-loyalty': loyalty,
  '021-recipes-and-plans': recipesAndPlans,
};

/**
 * Every change of the schema, in order. A step is one statement, may be run twice, and is never edited once it has been
 * released: a later change is a later step.
 */
export const steps: readonly Step[] = Object.entries(modules).flatMap(([module, statements]) =>
  statements.map((ddl, index) => ({ name: `${module}/${String(index + 1).padStart(2, '0')}`, ddl })),
);
