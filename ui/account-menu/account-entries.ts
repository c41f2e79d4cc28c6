import type { Shopper } from '#services/session/session.contract.ts';
import type { NavLink } from '#services/shell/shell.contract.ts';
import { href } from '#ui/link/href.ts';
import { navigationTexts as texts } from '#ui/texts/navigation.texts.ts';

/** Where one is signed out: it works without script, and asks first where the link was not ours. */
export const signOutHref = '/bff/logout?redirectUrl=/';

type Who = Pick<Shopper, 'isLoggedIn' | 'isShopper' | 'hasActiveDeliverySubscription'> &
  Partial<Pick<Shopper, 'hasOnecard' | 'oneCardBalance'>>;

/** The points of a member stand beside their name for them; nobody else has any. */
const rewardsLabel = ({ hasOnecard, oneCardBalance }: Who): string =>
  hasOnecard && oneCardBalance
    ? texts.rewardsPoints.text.replace('{points}', oneCardBalance.onecardPointsBalance.toLocaleString('en-NZ'))
    : texts.rewards.text;

/** What the account menu offers to whom. Delivery Saver is for everyone; who has it already goes to manage it. */
export function accountEntries(shopper: Who, returnPath?: string): readonly NavLink[] {
  const { isLoggedIn, isShopper, hasActiveDeliverySubscription } = shopper;
  const saver = {
    label: texts.deliverySaver.text,
    href: href.page(hasActiveDeliverySubscription ? '/account/subscriptions' : '/deliverysubscription'),
  };
  const signOut = { label: texts.signOut.text, href: signOutHref };
  if (isShopper)
    return [
      { label: texts.myOrders.text, href: href.page('/account/orders') },
      saver,
      { label: rewardsLabel(shopper), href: href.page('/everyday-rewards') },
      { label: texts.deliveryAddresses.text, href: href.page('/account/delivery-addresses') },
      { label: texts.personalDetails.text, href: href.page('/account/personal-details') },
      signOut,
    ];
  const register = {
    label: texts.register.text,
    href: isLoggedIn ? href.page('/register/shopperdetails') : href.register(),
  };
  const signIn = { label: texts.signIn.text, href: href.signIn(returnPath) };
  return isLoggedIn ? [saver, register, signOut] : [signIn, saver, register];
}
