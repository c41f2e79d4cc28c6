import { createActor } from 'xstate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sessionOf, type ShopActor, shopReady } from '#machines/shop/index.ts';
import { createLocalStore } from '#services/storage/local-store.ts';
import { openSession } from '#src/browser/session.ts';
import { flagsAnswer, settingsAnswer, shellAnswer, whoAnswer } from '../../machines/kit/answers.ts';
import { shopOver } from '../../machines/kit/edge.ts';

const moana = { isLoggedIn: true, isShopper: true, shopperScvId: 'moana' };

/** A page in which that somebody shops; what is counted, said to other tabs, asked for and gone to is kept. */
async function page(shopper: Parameters<typeof whoAnswer>[0]) {
  let who = shopper;
  const edge = {
    context: async () => whoAnswer(who),
    experiments: async () => flagsAnswer(),
    settings: async () => settingsAnswer(),
    shell: async () => shellAnswer(),
  };
  const shop = createActor(shopOver(edge), { input: { url: '/' } }) as unknown as ShopActor;
  shop.start();
  await shopReady(shop);
  const counted: string[] = [];
  const went: string[] = [];
  const sent: unknown[] = [];
  const router = {
    state: { matches: [] },
    clearCache: () => {},
    invalidate: async () => void went.push('again'),
    navigate: async ({ to }: { to: string }) => void went.push(to),
  };
  const http = { post: async (name: string, write: { body: unknown }) => void sent.push([name, write.body]) };
  const hear = openSession({
    page: window,
    router: router as never,
    shop,
    http: http as never,
    storage: createLocalStore(() => localStorage, console),
    analytics: { send: ({ event }) => void counted.push(event) },
  });
  sessionOf(shop).on('*', hear);
  const become = (next: typeof shopper) => (who = next);
  return { shop, session: sessionOf(shop), hear, counted, went, sent, become };
}
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('A browser in which somebody comes or goes', () => {
  test('writes down whose it is, and counts a sign-in that it did not know of once [B7.58] [B4.101]', async () => {
    const first = await page(moana);
    expect([first.counted, localStorage.getItem('scvId')]).toEqual([['login'], '"moana"']);
    expect((await page(moana)).counted).toEqual([]);
  });

  test('counts one sign-out, and forgets the shopper, when nobody is signed in any more, however that came out [B7.59] [B4.094]', async () => {
    const { session, hear, counted, went } = await page(moana);
    counted.length = 0;
    sessionStorage.setItem('chatToken', 'x'.repeat(20));
    session.send({ type: 'tab.told', subject: null });
    expect([counted, went, localStorage.getItem('scvId')]).toEqual([[], ['again'], null]);
    hear({ type: 'session.ended', how: 'retry' });
    expect([counted, sessionStorage.length]).toEqual([['logout'], 0]);
  });

  test('sees on its return that another tab has signed the shopper out, before it asks anything', async () => {
    const { session } = await page(moana);
    localStorage.removeItem('scvId');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(session.getSnapshot().context.shopper.isLoggedIn).toBe(false);
  });

  test('clears the tokens of a lost account, and goes home only if somebody was signed in [B4.102] [B4.103] [B4.104]', async () => {
    for (const wasLoggedIn of [true, false]) {
      const { hear, went, sent } = await page(wasLoggedIn ? moana : {});
      sessionStorage.setItem('chatToken', 'x'.repeat(20));
      hear({ type: 'account.missed', wasLoggedIn });
      await vi.waitFor(() => expect(sent).toEqual([['logout', { gigyaInitiated: false }]]));
      expect([sessionStorage.getItem('chatToken'), went]).toEqual([null, wasLoggedIn ? ['/'] : []]);
    }
  });

  test('goes where a sign-in was to lead, never out of the shop, and else shows the page anew [B4.099] [B4.100]', async () => {
    const { hear, went } = await page({});
    hear({ type: 'login.done', redirectUrl: '/shop/specials', isReloading: true });
    hear({ type: 'login.done', redirectUrl: 'https://evil.test/', isReloading: true });
    hear({ type: 'login.done', redirectUrl: null, isReloading: true });
    hear({ type: 'login.done', redirectUrl: null, isReloading: false });
    expect(went).toEqual(['/shop/specials', '/', 'again']);
  });
});
