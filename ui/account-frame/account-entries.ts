import type { IconName } from '#ui/icon/icon-names.generated.ts';
import { href } from '#ui/link/href.ts';
import { accountTexts as texts } from '#ui/texts/account.texts.ts';

export type AccountEntry = {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  readonly text: string;
};

/** The pages of an account, in the order of their menu. */
export const accountPages: readonly AccountEntry[] = [
  {
    href: href.page('/account/orders'),
    icon: 'past-orders',
    label: texts.orders.text,
    text: texts.ordersText.text,
  },
  {
    href: href.page('/account/personal-details'),
    icon: 'account',
    label: texts.personalDetails.text,
    text: texts.personalDetailsText.text,
  },
  {
    href: href.page('/account/delivery-addresses'),
    icon: 'pin',
    label: texts.deliveryAddresses.text,
    text: texts.deliveryAddressesText.text,
  },
  {
    href: href.page('/account/email-and-password'),
    icon: 'lock',
    label: texts.emailAndPassword.text,
    text: texts.emailAndPasswordText.text,
  },
  {
    href: href.page('/account/preferences'),
    icon: 'settings',
    label: texts.preferences.text,
    text: texts.preferencesText.text,
  },
  {
    href: href.page('/account/onecard'),
    icon: 'gold-card',
    label: texts.onecard.text,
    text: texts.onecardText.text,
  },
  {
    href: href.page('/account/subscriptions'),
    icon: 'delivery-saver',
    label: texts.subscriptions.text,
    text: texts.subscriptionsText.text,
  },
];
