/** What a page demands, and what is known of who asks. Pure, so that the server and the browser decide alike. */
export type Demand = {
  readonly path: string;
  readonly who: 'anyone' | 'signed-in' | 'shopper';
  readonly feature?: string;
  readonly redirectUrl?: string;
  readonly redirectWhenEnabled?: true;
  readonly externalRedirect?: string;
  readonly beforeSignIn?: true;
  /** Nobody stands there while they change an order. */
  readonly blockedWhileChanging?: true;
};

export type Facts = {
  readonly isLoggedIn: boolean;
  readonly isShopper: boolean;
  readonly isChangingOrder?: boolean;
  readonly isEmbedded: boolean;
  readonly signIn: 'page' | 'sso';
  readonly isFeatureOn: (name: string) => boolean;
  /** Where the shopper wanted to go: path, query and fragment. */
  readonly publicHref: string;
};

export type Decision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly href: string; readonly isDocument: boolean }
  | { readonly kind: 'not-found' };

/** Where whoever changes an order is led instead, with the word why. */
export const whileChangingHref = '/reviewtrolley?blocked=time';

const allow: Decision = { kind: 'allow' };
const within = (href: string): Decision => ({ kind: 'redirect', href, isDocument: false });

function toSignIn({ signIn, isEmbedded, publicHref }: Facts): Decision {
  const query = `redirectUrl=${encodeURIComponent(publicHref)}${isEmbedded ? '&autoRedirect=true' : ''}`;
  return signIn === 'sso'
    ? { kind: 'redirect', href: `/bff/initiate-oidc-signin?${query}`, isDocument: true }
    : within(`/shop/securelogin?${query}`);
}

function featureDecision(demand: Demand, facts: Facts): Decision | null {
  if (demand.feature === undefined) return null;
  const isOn = facts.isFeatureOn(demand.feature);
  const isOpen = demand.redirectWhenEnabled ? !isOn : isOn;
  if (isOpen) return null;
  if (demand.externalRedirect !== undefined)
    return { kind: 'redirect', href: demand.externalRedirect, isDocument: true };
  return demand.redirectUrl === undefined ? { kind: 'not-found' } : within(demand.redirectUrl);
}

/** May this page be shown? The checks stand in their order: the app's sign-in, the feature, signing in, registering. */
export function decide(demand: Demand, facts: Facts): Decision {
  if (facts.isEmbedded && !facts.isLoggedIn && !demand.beforeSignIn) return toSignIn(facts);
  const byFeature = featureDecision(demand, facts);
  if (byFeature) return byFeature;
  if (demand.feature === undefined && demand.externalRedirect !== undefined)
    return { kind: 'redirect', href: demand.externalRedirect, isDocument: true };
  if (demand.feature === undefined && demand.redirectUrl !== undefined) return within(demand.redirectUrl);
  if (demand.blockedWhileChanging && facts.isChangingOrder) return within(whileChangingHref);
  if (demand.who === 'anyone') return allow;
  if (!facts.isLoggedIn) return toSignIn(facts);
  if (demand.who === 'shopper' && !facts.isShopper)
    return within(`/register/shopperdetails?redirectUrl=${encodeURIComponent(facts.publicHref)}`);
  return allow;
}
