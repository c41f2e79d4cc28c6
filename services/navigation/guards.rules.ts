import { obstacleOf, type StepFacts, stepAfter } from '../checkout/steps.rules.ts';
import type { Obstacle, Step } from '../checkout/steps.words.ts';
import { formatModals, joinOutlets, splitHref, withoutModals } from './outlets.rules.ts';

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
  /** A step on the way to an order, which asks for what comes before it. */
  readonly step?: Step;
};

export type Facts = StepFacts & {
  readonly isEmbedded: boolean;
  readonly signIn: 'page' | 'sso';
  readonly isFeatureOn: (name: string) => boolean;
  /** Where the shopper wanted to go: path, query and fragment. */
  readonly publicHref: string;
  /** The page that is on show; null for whoever comes from outside. */
  readonly here?: string | null;
};

export type Decision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly href: string; readonly isDocument: boolean }
  | { readonly kind: 'not-found' };

/** Where whoever changes an order is led instead, with the word why. */
export const whileChangingHref = '/reviewtrolley?blocked=time';

/** What is said where a page needs something in the trolley and nothing is. */
export const emptyTrolley = { outlet: 'vt-modal', path: 'empty-trolley' } as const;
/** The pages that show the trolley; emptied, they say so themselves. */
const trolleyPaths: readonly string[] = ['/trolley', '/reviewtrolley'];
/** The pages that ask for something in the trolley, and so cannot stand beneath the word that it is empty. */
const itemPaths: readonly string[] = [
  ...trolleyPaths,
  '/haveyouforgotten',
  '/shop/checkout',
  '/checkout',
  '/checkout/revieworder',
  '/checkout/payment',
  '/changeorder/payment',
];
const stepHrefs = {
  haveYouForgotten: '/haveyouforgotten',
  time: '/checkout/bookatimeslot',
  review: '/checkout/revieworder',
  payment: '/checkout/payment',
  changePayment: '/changeorder/payment',
} as const;

const allow: Decision = { kind: 'allow' };
const within = (href: string): Decision => ({ kind: 'redirect', href, isDocument: false });

function toSignIn({ signIn, isEmbedded, publicHref }: Facts): Decision {
  const query = `redirectUrl=${encodeURIComponent(publicHref)}${isEmbedded ? '&autoRedirect=true' : ''}`;
  return signIn === 'sso'
    ? { kind: 'redirect', href: `/bff/initiate-oidc-signin?${query}`, isDocument: true }
    : within(`/shop/securelogin?${query}`);
}

const toDetails = ({ publicHref }: Facts): Decision =>
  within(`/register/shopperdetails?redirectUrl=${encodeURIComponent(publicHref)}`);

/** Nobody is led away from where they are: an emptied trolley says so itself. Whoever comes from outside is led home. */
function itemsDecision({ path }: Demand, { here = null, isChangingOrder = false }: Facts): Decision {
  const [herePath = '/', rest = ''] = here === null ? ['/'] : splitHref(withoutModals(here));
  if (herePath === path && trolleyPaths.includes(path)) return allow;
  const under = isChangingOrder || itemPaths.includes(herePath) ? ['/', ''] : [herePath, rest];
  return within(`${joinOutlets(under[0] ?? '/', formatModals([emptyTrolley]))}${under[1]}`);
}

function stepDecision(step: Step, demand: Demand, facts: Facts): Decision {
  const ways: Readonly<Record<Obstacle, () => Decision>> = {
    guest: () => toSignIn(facts),
    unregistered: () => toDetails(facts),
    unchanging: () => within('/account/orders'),
    changing: () => within(whileChangingHref),
    items: () => itemsDecision(demand, facts),
    slot: () => within(stepHrefs.time),
    disclaimer: () => within(stepHrefs.review),
    onward: () => within(stepHrefs[stepAfter(step, facts)]),
  };
  const obstacle = obstacleOf(step, facts);
  return obstacle === null ? allow : ways[obstacle]();
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

/** May this page be shown? In order: the app's sign-in, the feature, signing in, registering, the order that is changed, the step. */
export function decide(demand: Demand, facts: Facts): Decision {
  const { who } = demand;
  if (facts.isEmbedded && !facts.isLoggedIn && !demand.beforeSignIn) return toSignIn(facts);
  const byFeature = featureDecision(demand, facts);
  if (byFeature) return byFeature;
  if (demand.feature === undefined && demand.externalRedirect !== undefined)
    return { kind: 'redirect', href: demand.externalRedirect, isDocument: true };
  if (demand.feature === undefined && demand.redirectUrl !== undefined) return within(demand.redirectUrl);
  if (who !== 'anyone' && !facts.isLoggedIn) return toSignIn(facts);
  if (who === 'shopper' && !facts.isShopper) return toDetails(facts);
  if (demand.blockedWhileChanging && facts.isChangingOrder) return within(whileChangingHref);
  return demand.step === undefined ? allow : stepDecision(demand.step, demand, facts);
}
