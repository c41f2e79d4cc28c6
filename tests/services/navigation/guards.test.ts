import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decision, decide, type Demand, type Facts } from '#services/navigation/guards.rules.ts';
import { type Place, places } from '#routes/-places.ts';

const guest: Facts = {
  isLoggedIn: false,
  isShopper: false,
  isEmbedded: false,
  signIn: 'page',
  isFeatureOn: () => false,
  publicHref: '/x?a=1#b',
};
const nonShopper: Facts = { ...guest, isLoggedIn: true };
const shopper: Facts = { ...nonShopper, isShopper: true };
const demand = (extra: Partial<Demand> = {}): Demand => ({ path: '/x', who: 'anyone', ...extra });
const hrefOf = (decision: Decision) => (decision.kind === 'redirect' ? decision.href : decision.kind);

describe('the guard', () => {
  it('sends a logged-out visitor of a shopper-only page to secure login with the way back [A2.102]', () => {
    expect(hrefOf(decide(demand({ who: 'shopper' }), guest))).toBe('/shop/securelogin?redirectUrl=%2Fx%3Fa%3D1%23b');
  });
  it('sends them to the single sign-on, as a document, when that is how people sign in [A2.103]', () => {
    expect(decide(demand({ who: 'shopper' }), { ...guest, signIn: 'sso' })).toEqual({
      kind: 'redirect',
      isDocument: true,
      href: '/bff/initiate-oidc-signin?redirectUrl=%2Fx%3Fa%3D1%23b',
    });
  });
  it('adds autoRedirect=true inside the app, whatever the page, but not to the sign-in family [A2.104]', () => {
    expect(hrefOf(decide(demand(), { ...guest, isEmbedded: true }))).toMatch(
      /^\/shop\/securelogin\?.*&autoRedirect=true$/,
    );
    expect(decide(demand({ beforeSignIn: true }), { ...guest, isEmbedded: true })).toEqual({ kind: 'allow' });
  });
  it('sends a signed-in non-shopper to finish registering [A2.105]', () => {
    expect(hrefOf(decide(demand({ who: 'shopper' }), nonShopper))).toMatch(/^\/register\/shopperdetails\?/);
  });
  it('lets a shopper in everywhere that asks for nothing more', () => {
    expect(decide(demand({ who: 'shopper' }), shopper)).toEqual({ kind: 'allow' });
  });
  it('opens a feature-guarded page only when its feature is on [B2.50] [B2.56] [B6.13]', () => {
    const gated = demand({ feature: 'MealPlanning' });
    expect(decide(gated, guest)).toEqual({ kind: 'not-found' });
    expect(decide(gated, { ...guest, isFeatureOn: (name) => name === 'MealPlanning' })).toEqual({ kind: 'allow' });
  });
  it('sends a closed page to its redirect URL when it carries one [B2.51] [B2.O5]', () => {
    expect(hrefOf(decide(demand({ feature: 'F', redirectUrl: '/recipes' }), guest))).toBe('/recipes');
  });
  it('turns round under the redirect-when-enabled marker [B2.53] [B2.O5]', () => {
    const moved = demand({ feature: 'F', redirectUrl: '/new', redirectWhenEnabled: true });
    expect(decide(moved, guest)).toEqual({ kind: 'allow' });
    expect(hrefOf(decide(moved, { ...guest, isFeatureOn: () => true }))).toBe('/new');
  });
  it('leaves the app with a full page load for an external target [B2.52] [B2.O5]', () => {
    expect(decide(demand({ externalRedirect: 'https://example.org/' }), guest)).toEqual({
      kind: 'redirect',
      isDocument: true,
      href: 'https://example.org/',
    });
  });

  const all: readonly (readonly [string, Place])[] = Object.entries(places);
  const facts = fc.record({
    who: fc.constantFrom(guest, nonShopper, shopper),
    isEmbedded: fc.boolean(),
    signIn: fc.constantFrom<'page' | 'sso'>('page', 'sso'),
    isOn: fc.boolean(),
    place: fc.constantFrom(...all.map(([, place]) => place)),
  });
  const placeAt = (href: string) => all.find(([, place]) => place.path === href.split('?')[0])?.[1];

  it('comes to rest within three steps from any page for any visitor', () => {
    fc.assert(
      fc.property(facts, ({ who, isEmbedded, signIn, isOn, place }) => {
        let at: Place | undefined = place;
        for (let steps = 0; steps <= 3; steps++) {
          if (!at) return true;
          const decision = decide(at, { ...who, isEmbedded, signIn, isFeatureOn: () => isOn, publicHref: at.path });
          if (decision.kind !== 'redirect' || decision.isDocument) return true;
          at = placeAt(decision.href);
          if (!at) throw new Error(`${decision.href} is not a page`);
        }
        return false;
      }),
    );
  });
  it('never shows a shopper-only page to anyone else', () => {
    for (const [, place] of all)
      if (place.who === 'shopper')
        for (const who of [guest, nonShopper])
          for (const isOn of [true, false])
            expect(
              decide(place, { ...who, isFeatureOn: () => isOn, publicHref: place.path }).kind,
              place.path,
            ).not.toBe('allow');
  });
});
