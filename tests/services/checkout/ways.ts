import { type Decision, decide, type Facts } from '#services/navigation/guards.rules.ts';
import { splitHref, withoutModals, openModals } from '#services/navigation/outlets.rules.ts';
import { type Place, places } from '#routes/-places.ts';

const table: readonly Place[] = Object.values(places);
export const placeAt = (href: string): Place | undefined => {
  const [path] = splitHref(withoutModals(href));
  return table.find((place) => place.path === path);
};

/** The places on the way to an order, and those that they lead to. */
export const checkoutPlaces: readonly Place[] = table.filter(
  ({ path, step }) =>
    step !== undefined || /timeslot|how-where-when|securelogin|shopperdetails/.test(path) || path === '/',
);

export const plainFacts = {
  isEmbedded: false,
  signIn: 'page',
  isFeatureOn: () => true,
  publicHref: '/',
  here: null,
} as const;

/** Everything that decides, each as yes or no. */
export const switches = [
  'isLoggedIn',
  'isShopper',
  'isChangingOrder',
  'isTrolleyEmpty',
  'hasSlot',
  'isDisclaimerAccepted',
  'isOrderUnderWay',
  'showsForgotten',
  'isEmbedded',
] as const;
export type Switches = Readonly<Record<(typeof switches)[number], boolean>>;

/** All that can be known of a visitor; nobody is a shopper who is not signed in. */
export function* allSwitches(): Generator<Switches> {
  for (let bits = 0; bits < 2 ** switches.length; bits++) {
    const all = Object.fromEntries(switches.map((name, index) => [name, (bits & (1 << index)) !== 0])) as Switches;
    if (all.isLoggedIn || !all.isShopper) yield all;
  }
}

export type Walked = {
  readonly hrefs: readonly string[];
  readonly last: Decision;
  readonly at: Place;
  readonly hasModal: boolean;
};

/** Goes where the guard leads until it rests, as a browser does; throws where it does not come to rest. */
export function followed(from: Place, facts: Facts, mostHops = 3): Walked {
  const hrefs: string[] = [from.path];
  for (;;) {
    const href = hrefs.at(-1) ?? '/';
    const at = placeAt(href);
    if (!at) throw new Error(`${href} is no page`);
    const last = decide(at, { ...facts, publicHref: href });
    if (last.kind !== 'redirect' || last.isDocument) return { hrefs, last, at, hasModal: openModals(href).length > 0 };
    if (hrefs.includes(last.href)) throw new Error(`A circle: ${[...hrefs, last.href].join(' > ')}`);
    hrefs.push(last.href);
    if (hrefs.length - 1 > mostHops) throw new Error(`Too far: ${hrefs.join(' > ')}`);
  }
}
