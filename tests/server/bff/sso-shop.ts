import type { StoreParts } from '#server/app.ts';
import { makeKeys } from '#server/idp/keys.ts';
import type { Verified } from '#server/idp/credentials.ts';
import { openShop, origin, type Shop, type SignedIn } from '../api/shop.ts';
import { realWorld } from '../world.ts';
import { Browser } from './browser.ts';

export { origin };
export const password = 'Pōhutukawa-1';
export const keys = makeKeys(realWorld.random);

export type SsoShop = Shop & {
  readonly mere: SignedIn;
  browser(): Browser;
  /** The page of the provider, in that browser. */
  signInPage(browser: Browser, redirectUrl?: string): ReturnType<Browser['go']>;
  signIn(browser: Browser, redirectUrl?: string): ReturnType<Browser['go']>;
  sessions(): Promise<number>;
  /** What is tried as a password, and how the next one is answered. */
  readonly guard: { tried: string[]; answer: Verified | null };
};

/** A shop whose visitors sign on at its own provider, with Mere, who has an account. */
export async function openSsoShop(parts: Partial<StoreParts> = {}): Promise<SsoShop> {
  const guard: SsoShop['guard'] = { tried: [], answer: null };
  const people: { mere?: SignedIn } = {};
  const shop = await openShop(
    {
      clock: realWorld.clock,
      signOn: {
        kind: 'embedded',
        keys: () => keys,
        verifyIn:
          () =>
          async ({ email, password: given }) => {
            guard.tried.push(`${email} ${given}`);
            if (guard.answer) return guard.answer;
            const { mere } = people;
            return mere && email === mere.email && given === password
              ? { kind: 'right', scvId: mere.scvId }
              : { kind: 'wrong' };
          },
      },
      ...parts,
    },
    20,
  );
  const mere = await shop.signedIn({ email: 'mere@kete.example' });
  people.mere = mere;
  const signInPage: SsoShop['signInPage'] = (browser, redirectUrl = '/trolley') =>
    browser.go(`/bff/initiate-oidc-signin?redirectUrl=${encodeURIComponent(redirectUrl)}`);
  return {
    ...shop,
    mere,
    guard,
    browser: () => new Browser(shop, origin),
    signInPage,
    signIn: async (browser, redirectUrl) =>
      browser.send(await signInPage(browser, redirectUrl), { email: 'mere@kete.example', password }),
    async sessions() {
      const rows = await shop.db.read.selectFrom('sessions').select('id_hash').execute();
      return rows.length;
    },
  };
}
